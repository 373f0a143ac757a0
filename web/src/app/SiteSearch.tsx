import { useNavigate } from 'react-router-dom';
import { SearchBox, type Suggestion } from '../search/SearchBox';
import { keyOf } from '../vendor/categories';
import { NO_SEARCH, venueListPath } from '../venue/filters';
import { paths } from './paths';

interface SiteSearchProps {
  placeholder: string;
  defaultValue?: string;
  /** Where a city leads; to its venues, without. */
  cityPath?: (city: string) => string;
}

const venuesOf = (city: string) => venueListPath({ ...NO_SEARCH, city });

/** The search field of home and of the lists; what it suggests leads there at once. */
export function SiteSearch({ cityPath = venuesOf, ...field }: SiteSearchProps) {
  const navigate = useNavigate();
  const pathOf = ({ kind, key, category }: Suggestion): string => {
    if (kind === 'CITY') return cityPath(key);
    if (kind === 'CATEGORY') return paths.vendorList(key);
    return kind === 'VENUE' ? paths.venue(key) : paths.vendor(key, category ? keyOf(category) : undefined);
  };
  return <SearchBox label="Search" {...field} onChoose={(suggestion) => void navigate(pathOf(suggestion))} />;
}
