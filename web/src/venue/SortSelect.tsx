import { VENUE_SORTS, type VenueSort } from '@mandap/api/constants/venue';
import { useNavigate } from 'react-router-dom';
import { Select } from '../ui/Select';
import { FILTER_FORM } from './FilterBar';
import { venueListPath, type VenueSearch } from './filters';
import styles from './SortSelect.module.css';

/** Orders the list at once; without scripts it is sent along with the filters. */
export function SortSelect({ search }: { search: VenueSearch }) {
  const navigate = useNavigate();
  return (
    <Select
      key={search.sort}
      label="Sort by"
      name="sort"
      form={FILTER_FORM}
      compact
      className={styles.sort}
      defaultValue={search.sort.toLowerCase()}
      onChange={({ target }) =>
        void navigate(venueListPath({ ...search, sort: target.value.toUpperCase() as VenueSort, page: 1 }))
      }
    >
      {Object.entries(VENUE_SORTS).map(([key, words]) => (
        <option key={key} value={key.toLowerCase()}>
          {words}
        </option>
      ))}
    </Select>
  );
}
