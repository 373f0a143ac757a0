import type { VenueSort } from '@mandap/api/constants/venue';
import { useNavigate } from 'react-router-dom';
import { Select } from '../ui/Select';
import { t } from './messages.generated';
import styles from './SortSelect.module.css';

interface SortSelectProps<Sort> {
  sorts: readonly Sort[];
  value: Sort;
  /** Returns the list's URL in another order. */
  to: (sort: Sort) => string;
  /** ID of the form that submits the order without JavaScript. */
  form: string;
}

const sortName = (sort: VenueSort): string => t(`sort.${sort}`);

/** Every order has one, so that the list below doesn’t move when the order changes. */
const hintOf = (sort: VenueSort): string => t(`sortHint.${sort}`);

/** Changes the order at once; without JavaScript, the filter form submits it. */
export function SortSelect<Sort extends VenueSort>({ sorts, value, to, form }: SortSelectProps<Sort>) {
  const navigate = useNavigate();
  return (
    <Select
      key={value}
      label={t('sortBy')}
      name="sort"
      form={form}
      compact
      hint={hintOf(value)}
      className={styles.sort}
      defaultValue={value.toLowerCase()}
      onChange={({ target }) => void navigate(to(target.value.toUpperCase() as Sort))}
    >
      {sorts.map((key) => (
        <option key={key} value={key.toLowerCase()}>
          {sortName(key)}
        </option>
      ))}
    </Select>
  );
}
