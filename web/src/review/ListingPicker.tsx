import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import MuiTextField from '@mui/material/TextField';
import useAutocomplete from '@mui/material/useAutocomplete';
import { useId, useState, type KeyboardEvent } from 'react';
import { failureOf } from '../lib/errors';
import { normaliseTerm } from '../lib/searchTerm';
import { useDebounced } from '../lib/useDebounced';
import { helpText } from '../ui/fields/fieldLook';
import { Icon } from '../ui/Icon';
import { Notice } from '../ui/mui/Notice';
import { FindListingsDocument, type FindListingsQuery } from './ListingPicker.generated';
import { t } from './dialog.messages.generated';
import type { ReviewListing } from './ReviewContext';

const DEBOUNCE_MS = 200;
const MIN_TERM_LENGTH = 2;

type FoundListing = FindListingsQuery['suggestions'][number];

/** What a search found. */
interface Found {
  search: string;
  listings: readonly FoundListing[];
}

interface Option {
  listing: FoundListing;
  /**
   * Not displayed. Names the search, because an option with the same label as before would stay highlighted, although
   * another one is first now.
   */
  label: string;
}

const optionsOf = ({ search, listings }: Found): Option[] =>
  listings.map((listing) => ({ listing, label: `${search} ${listing.key}` }));

/** Keys of the surrounding dialog, which useAutocomplete would handle itself: Escape closes it, the others scroll it. */
const KEYS_OF_DIALOG = ['Escape', 'PageUp', 'PageDown'];

/** Search field over all venues and vendors. Its suggestions are part of the form rather than a pop-up. */
export function ListingPicker({ onChoose }: { onChoose: (listing: ReviewListing) => void }) {
  const [typed, setTyped] = useState('');
  const search = useDebounced(normaliseTerm(typed), DEBOUNCE_MS);
  const { data, loading, error } = useQuery(FindListingsDocument, {
    variables: { term: search },
    skip: search.length < MIN_TERM_LENGTH,
  });
  const [found, setFound] = useState<Found>({ search: '', listings: [] });
  // Until the next ones are found, the previous ones stay.
  if (data && (found.search !== search || found.listings !== data.suggestions))
    setFound({ search, listings: data.suggestions });
  if (search.length < MIN_TERM_LENGTH && found.listings.length > 0) setFound({ search, listings: [] });
  const options = optionsOf(found);
  const isOutdated = normaliseTerm(typed) !== found.search;

  const { getRootProps, getInputLabelProps, getInputProps, getListboxProps, getOptionProps } =
    useAutocomplete<Option>({
      id: useId(),
      open: true,
      autoHighlight: true,
      clearOnBlur: false,
      selectOnFocus: false,
      handleHomeEndKeys: false,
      options,
      // The server has filtered them.
      filterOptions: (all) => all,
      value: null,
      inputValue: typed,
      onInputChange: (_, text, reason) => {
        if (reason === 'input') setTyped(text);
      },
      onChange: (_, option) => {
        if (!option) return;
        const { kind, key, title, detail } = option.listing;
        onChoose({ id: key, kind: kind === 'VENUE' ? 'VENUE' : 'VENDOR', name: title, place: detail });
      },
    });
  const onKeyDown = (event: KeyboardEvent & { defaultMuiPrevented?: boolean }) => {
    event.defaultMuiPrevented = KEYS_OF_DIALOG.includes(event.key) || (event.key === 'Enter' && isOutdated);
  };

  return (
    <Box sx={pickerSx}>
      <div {...getRootProps({ onKeyDown })}>
        <MuiTextField
          label={t('venueOrVendor')}
          type="search"
          placeholder={t('searchPlaceholder')}
          helperText={helpText(undefined, t('searchHint', { shortest: MIN_TERM_LENGTH }))}
          autoFocus
          slotProps={{
            inputLabel: getInputLabelProps(),
            htmlInput: getInputProps(),
            input: { startAdornment: <Icon name="search" /> },
          }}
        />
      </div>
      <p role="status" className="visually-hidden">
        {search.length >= MIN_TERM_LENGTH && data && !loading
          ? t('resultCount', { count: found.listings.length })
          : ''}
      </p>
      {error && <Notice tone="error">{failureOf(error).message}</Notice>}
      <Box
        component="ul"
        {...getListboxProps()}
        aria-labelledby={undefined}
        aria-label={t('venuesAndVendors')}
        aria-busy={loading || undefined}
        sx={listSx}
      >
        {options.map((option, index) => {
          const { key, ...props } = getOptionProps({ option, index });
          return (
            <li key={key} {...props}>
              <b>{option.listing.title}</b>
              <span>{option.listing.detail}</span>
            </li>
          );
        })}
      </Box>
      {data && !loading && data.suggestions.length === 0 && (
        <Box component="p" sx={{ color: 'text.secondary', fontSize: 'var(--t-ui)' }}>
          {t('nothingFound')}
        </Box>
      )}
    </Box>
  );
}

const pickerSx = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: 2,
  // Keeps the dialog's height while the user types.
  minHeight: 'min(380px, 50dvh)',
};
const listSx = {
  // Scrolls by itself, so that the highlighted option stays in view.
  position: 'relative',
  maxHeight: 'min(340px, 45dvh)',
  overflowY: 'auto',
  transition: 'opacity var(--base)',
  '&[aria-busy]': { opacity: 0.6 },
  '& li': {
    display: 'grid',
    gap: '2px',
    minHeight: 56,
    padding: '8px 14px',
    borderRadius: 'var(--r-control)',
    color: 'text.secondary',
    fontSize: 'var(--t-sm)',
    cursor: 'pointer',
  },
  '& b': { color: 'text.primary', fontSize: 'var(--t-body)', overflowWrap: 'anywhere' },
  '& .Mui-focused': { background: 'var(--primary-soft)' },
};
