import { useQuery } from '@apollo/client/react';
import { useId, useState, type KeyboardEvent } from 'react';
import { failureOf } from '../lib/errors';
import { term } from '../lib/text';
import { useDebounced } from '../lib/useDebounced';
import { cx } from '../ui/cx';
import { Input } from '../ui/Input';
import { Notice } from '../ui/Notice';
import { FindListingsDocument, type FindListingsQuery } from './ListingPicker.generated';
import styles from './ListingPicker.module.css';
import { t } from './dialog.messages.generated';
import type { ReviewListing } from './ReviewContext';

const DEBOUNCE_MS = 200;
const MIN_TERM_LENGTH = 2;

/** Search field over all venues and vendors, with suggestions. */
export function ListingPicker({ onChoose }: { onChoose: (listing: ReviewListing) => void }) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const search = useDebounced(term(typed), DEBOUNCE_MS);
  const { data, previousData, loading, error } = useQuery(FindListingsDocument, {
    variables: { term: search },
    skip: search.length < MIN_TERM_LENGTH,
  });
  const found = search.length < MIN_TERM_LENGTH ? [] : ((data ?? previousData)?.suggestions ?? []);
  const current = found[active];

  const choose = ({ kind, key, title, detail }: FindListingsQuery['suggestions'][number]) =>
    onChoose({ id: key, kind: kind === 'VENUE' ? 'VENUE' : 'VENDOR', name: title, place: detail });
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && found.length) {
      event.preventDefault();
      setActive((active + step + found.length) % found.length);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (current) choose(current);
    }
  };

  return (
    <div className={styles.picker}>
      <Input
        label={t('venueOrVendor')}
        type="search"
        icon="search"
        placeholder={t('searchPlaceholder')}
        hint={t('searchHint', { shortest: MIN_TERM_LENGTH })}
        autoComplete="off"
        autoFocus
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={found.length > 0}
        aria-controls={`${id}-found`}
        aria-activedescendant={current && `${id}-${current.key}`}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setActive(0);
        }}
        onKeyDown={onKeyDown}
      />
      <p role="status" className="visually-hidden">
        {search.length >= MIN_TERM_LENGTH && data && !loading
          ? t('resultCount', { count: found.length })
          : ''}
      </p>
      {error && <Notice tone="error">{failureOf(error).message}</Notice>}
      <ul
        id={`${id}-found`}
        role="listbox"
        aria-label={t('venuesAndVendors')}
        aria-busy={loading || undefined}
        className={styles.list}
      >
        {found.map((listing, index) => (
          <li
            key={listing.key}
            id={`${id}-${listing.key}`}
            role="option"
            aria-selected={index === active}
            className={cx(styles.option, index === active && styles.active)}
            onPointerMove={() => setActive(index)}
            onClick={() => choose(listing)}
          >
            <b>{listing.title}</b>
            <span>{listing.detail}</span>
          </li>
        ))}
      </ul>
      {data && !loading && found.length === 0 && <p className={styles.none}>{t('nothingFound')}</p>}
    </div>
  );
}
