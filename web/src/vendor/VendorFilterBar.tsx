import { useRef, type ReactNode, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../app/paths';
import { placeName } from '../lib/format';
import { AvailableOnField } from '../listing/AvailableOnField';
import layout from '../listing/filterForm.module.css';
import { useAppliedDefaults } from '../listing/useAppliedDefaults';
import { Button } from '../ui/Button';
import { LinkButton } from '../ui/LinkButton';
import { Select } from '../ui/Select';
import { ALL_VENDORS } from './categories';
import { listOf, readSearch, vendorListPath, type VendorSearch } from './filters';
import { t } from './messages.generated';
import type { VendorCityFragment } from './VendorFilterBar.generated';
import styles from './VendorFilterBar.module.css';

/** ID of the form, for the order select outside it. */
export const VENDOR_FILTER_FORM = 'vendor-filters';

interface VendorFilterBarProps {
  search: VendorSearch;
  /** The city's proper name; URLs may use any case. */
  cityName: string;
  cities: readonly VendorCityFragment[];
  /** The text field named `q`. */
  field: ReactNode;
}

/** Search and city filter of a vendor list. Works as a plain form without JavaScript. */
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
    <div className={layout.bar}>
      <form
        ref={form}
        id={VENDOR_FILTER_FORM}
        action={paths.vendorList(category ?? ALL_VENDORS)}
        role="search"
        className={`wrap ${layout.form}`}
        onSubmit={onSubmit}
      >
        <div className={layout.search}>{field}</div>
        <AvailableOnField defaultValue={search.date} className={layout.date} />
        <Select
          key={chosen}
          name="city"
          label={t('city')}
          hideLabel
          defaultValue={chosen}
          className={styles.city}
        >
          <option value="">{t('allCities')}</option>
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
          icon="reset"
          className={layout.reset}
          onClick={() => form.current?.reset()}
        >
          <span>{t('reset')}</span>
        </LinkButton>
        <Button type="submit" variant="primary" className={layout.apply}>
          {t('apply')}
        </Button>
      </form>
    </div>
  );
}
