import { useNavigate } from 'react-router-dom';
import { Select } from '../ui/Select';
import styles from './SortSelect.module.css';

interface SortSelectProps<Sort extends string> {
  /** The orders with the words for them. */
  sorts: Readonly<Record<Sort, string>>;
  value: Sort;
  /** Address of the list in an order. */
  to: (sort: Sort) => string;
  /** Id of the form that it is sent along with where there are no scripts. */
  form: string;
}

/** Orders the list at once; without scripts it is sent along with the filters. */
export function SortSelect<Sort extends string>({ sorts, value, to, form }: SortSelectProps<Sort>) {
  const navigate = useNavigate();
  return (
    <Select
      key={value}
      label="Sort by"
      name="sort"
      form={form}
      compact
      hint={value === 'RANK' && 'Our editors’ ranking, then couples’ ratings'}
      className={styles.sort}
      defaultValue={value.toLowerCase()}
      onChange={({ target }) => void navigate(to(target.value.toUpperCase() as Sort))}
    >
      {Object.entries<string>(sorts).map(([key, words]) => (
        <option key={key} value={key.toLowerCase()}>
          {words}
        </option>
      ))}
    </Select>
  );
}
