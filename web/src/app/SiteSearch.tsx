import { useNavigate } from 'react-router-dom';
import { eventDate } from '../listing/eventDate';
import { SearchBox, type Suggestion } from '../search/SearchBox';
import { keyOf } from '../vendor/categories';
import { listOf, vendorListPath } from '../vendor/filters';
import { NO_SEARCH, venueListPath } from '../venue/filters';
import { t } from './messages.generated';
import { paths, withDate } from './paths';

interface SiteSearchProps {
  placeholder: string;
  defaultValue?: string;
  /** Returns the address for a city; defaults to its venues. */
  cityPath?: (city: string) => string;
  /** The selected city, which stays selected when a category is chosen. */
  city?: string | null;
  /** The applied date, which stays applied likewise. */
  date?: string;
}

const venuesOf = (city: string) => venueListPath({ ...NO_SEARCH, city });

/** The search field of the home page and the lists. Suggestions link directly to their page. */
export function SiteSearch({ cityPath = venuesOf, city: chosen, date = '', ...field }: SiteSearchProps) {
  const navigate = useNavigate();
  const pathOf = ({ kind, key, category, city }: Suggestion, typedDate: string): string => {
    if (kind === 'CITY') return cityPath(key);
    if (kind === 'CATEGORY')
      return vendorListPath({
        ...listOf(category ? keyOf(category) : null),
        city: city ?? chosen ?? '',
        date,
      });
    const path =
      kind === 'VENUE' ? paths.venue(key) : paths.vendor(key, category ? keyOf(category) : undefined);
    return withDate(path, eventDate(typedDate) || date);
  };
  return (
    <SearchBox
      label={t('search')}
      {...field}
      onChoose={(suggestion, typedDate) => void navigate(pathOf(suggestion, typedDate))}
    />
  );
}
