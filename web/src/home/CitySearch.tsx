import type { ReactNode } from 'react';
import { placeName } from '../lib/format';
import { AvailableOnField } from '../listing/AvailableOnField';
import { Button } from '../ui/Button';
import { Select } from '../ui/Select';
import type { CityOptionFragment } from './CitySearch.generated';
import styles from './CitySearch.module.css';
import { t } from './messages.generated';

interface CitySearchProps {
  cities: readonly CityOptionFragment[];
  /** The selected city; null for all of India. */
  city: string | null;
  onChoose: (city: string) => void;
  /** URL of the results; the form submits `city` to it, also without JavaScript. */
  action: string;
  onSearch: (city: string, term: string, date: string) => void;
  /** The text field named `q`. */
  field: ReactNode;
}

/** City picker and venue search. The field comes last, so that its suggestions cover no other control. */
export function CitySearch({ cities, city, onChoose, action, onSearch, field }: CitySearchProps) {
  const known = cities.some(({ name }) => name === city);
  return (
    <form
      action={action}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        const form = new FormData(event.currentTarget);
        const text = (name: string) => (form.get(name) ?? '') as string;
        onSearch(text('city'), text('q'), text('date'));
      }}
    >
      <Select
        label={t('whereIsTheWedding')}
        name="city"
        value={known ? (city ?? '') : ''}
        onChange={({ target }) => onChoose(target.value)}
        className={styles.city}
      >
        <option value="">{t('allCities')}</option>
        {cities
          .filter(({ venueCount }) => venueCount > 0)
          .map(({ name, state }) => (
            <option key={name} value={name}>
              {placeName(name, state)}
            </option>
          ))}
      </Select>
      <AvailableOnField className={styles.date} />
      <div className={styles.field}>{field}</div>
      <Button type="submit" variant="primary" size="hero" icon="search" className={styles.search}>
        <span className={styles.word}>{t('search')}</span>
      </Button>
    </form>
  );
}
