import { useRef, type ReactNode, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../app/paths';
import { placeName } from '../lib/format';
import { useAppliedDefaults } from '../listing/useAppliedDefaults';
import { Button } from '../ui/Button';
import { LinkButton } from '../ui/LinkButton';
import { Select } from '../ui/Select';
import { ALL_VENDORS } from './categories';
import { listOf, readSearch, vendorListPath, type VendorSearch } from './filters';
import type { VendorCityFragment } from './VendorFilterBar.generated';
import styles from './VendorFilterBar.module.css';

/** The form's id: the select for the order stands outside the bar and belongs to it. */
export const VENDOR_FILTER_FORM = 'vendor-filters';

interface VendorFilterBarProps {
  search: VendorSearch;
  /** The city's name as it is written; addresses have it in any case. */
  cityName: string;
  cities: readonly VendorCityFragment[];
  /** What is typed, under the name `q`. */
  field: ReactNode;
}

/** Search and city of a list of vendors: a form that any browser can send, and that scripts answer in place. */
export function VendorFilterBar({ search, cityName, cities, field }: VendorFilterBarProps) {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const { category } = search;
  useAppliedDefaults(form, vendorListPath(search));

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const params = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget))
      if (typeof value === 'string') params.set(name, value);
    void navigate(vendorListPath(readSearch(category, params)));
  };

  const offered = cities.filter(({ vendorCount }) => vendorCount > 0);
  const chosen = offered.find(({ name }) => name.toLowerCase() === cityName.toLowerCase())?.name ?? cityName;
  return (
    <div className={styles.bar}>
      <form
        ref={form}
        id={VENDOR_FILTER_FORM}
        action={paths.vendorList(category ?? ALL_VENDORS)}
        role="search"
        className={`wrap ${styles.form}`}
        onSubmit={onSubmit}
      >
        <div className={styles.search}>{field}</div>
        <Select key={chosen} name="city" label="City" hideLabel defaultValue={chosen} className={styles.city}>
          <option value="">All cities</option>
          {chosen && !offered.some(({ name }) => name === chosen) && <option value={chosen}>{chosen}</option>}
          {offered.map(({ name, state }) => (
            <option key={name} value={name}>
              {placeName(name, state)}
            </option>
          ))}
        </Select>
        <LinkButton
          to={vendorListPath(listOf(category))}
          variant="text"
          onClick={() => form.current?.reset()}
        >
          Reset
        </LinkButton>
        <Button type="submit" variant="primary">
          Apply
        </Button>
      </form>
    </div>
  );
}
