import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { failureOf } from '../lib/errors';
import { term } from '../lib/text';
import { useDebounced } from '../lib/useDebounced';
import { cx } from '../ui/cx';
import { Input } from '../ui/Input';
import { Notice } from '../ui/mui/Notice';
import { useCombobox } from '../ui/useCombobox';
import { FindListingsDocument, type FindListingsQuery } from './ListingPicker.generated';
import styles from './ListingPicker.module.css';
import { t } from './dialog.messages.generated';
import type { ReviewListing } from './ReviewContext';

const DEBOUNCE_MS = 200;
const MIN_TERM_LENGTH = 2;

type FoundListing = FindListingsQuery['suggestions'][number];

const NO_LISTINGS: readonly FoundListing[] = [];

/** Search field over all venues and vendors, with suggestions. */
export function ListingPicker({ onChoose }: { onChoose: (listing: ReviewListing) => void }) {
  const [typed, setTyped] = useState('');
  const search = useDebounced(term(typed), DEBOUNCE_MS);
  const { data, previousData, loading, error } = useQuery(FindListingsDocument, {
    variables: { term: search },
    skip: search.length < MIN_TERM_LENGTH,
  });
  const found =
    search.length < MIN_TERM_LENGTH ? NO_LISTINGS : ((data ?? previousData)?.suggestions ?? NO_LISTINGS);
  const { active, input, list, option } = useCombobox<FoundListing>({
    items: found,
    inline: true,
    onType: setTyped,
    onChoose: ({ kind, key, title, detail }) =>
      onChoose({ id: key, kind: kind === 'VENUE' ? 'VENUE' : 'VENDOR', name: title, place: detail }),
  });

  return (
    <div className={styles.picker}>
      <Input
        {...input}
        label={t('venueOrVendor')}
        type="search"
        icon="search"
        placeholder={t('searchPlaceholder')}
        hint={t('searchHint', { shortest: MIN_TERM_LENGTH })}
        autoFocus
      />
      <p role="status" className="visually-hidden">
        {search.length >= MIN_TERM_LENGTH && data && !loading
          ? t('resultCount', { count: found.length })
          : ''}
      </p>
      {error && <Notice tone="error">{failureOf(error).message}</Notice>}
      <ul
        {...list}
        aria-label={t('venuesAndVendors')}
        aria-busy={loading || undefined}
        className={styles.list}
      >
        {found.map((listing, index) => (
          <li
            key={listing.key}
            {...option(index, listing)}
            className={cx(styles.option, index === active && styles.active)}
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
