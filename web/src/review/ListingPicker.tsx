import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import MuiTextField from '@mui/material/TextField';
import useAutocomplete from '@mui/material/useAutocomplete';
import { useId, useState, type KeyboardEvent } from 'react';
import { failureOf } from '../lib/errors';
import { term } from '../lib/text';
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

const NO_LISTINGS: readonly FoundListing[] = [];

/** Search field over all venues and vendors. Its suggestions are part of the form rather than a pop-up. */
export function ListingPicker({ onChoose }: { onChoose: (listing: ReviewListing) => void }) {
  const [typed, setTyped] = useState('');
  const search = useDebounced(term(typed), DEBOUNCE_MS);
  const { data, previousData, loading, error } = useQuery(FindListingsDocument, {
    variables: { term: search },
    skip: search.length < MIN_TERM_LENGTH,
  });
  const found =
    search.length < MIN_TERM_LENGTH ? NO_LISTINGS : ((data ?? previousData)?.suggestions ?? NO_LISTINGS);
  const { getRootProps, getInputLabelProps, getInputProps, getListboxProps, getOptionProps } =
    useAutocomplete<FoundListing>({
      id: useId(),
      open: true,
      autoHighlight: true,
      clearOnBlur: false,
      options: [...found],
      // The server has filtered them.
      filterOptions: (options) => options,
      getOptionLabel: ({ title }) => title,
      getOptionKey: ({ key }) => key,
      value: null,
      inputValue: typed,
      onInputChange: (_, text, reason) => {
        if (reason === 'input') setTyped(text);
      },
      onChange: (_, listing) => {
        if (!listing) return;
        const { kind, key, title, detail } = listing;
        onChoose({ id: key, kind: kind === 'VENUE' ? 'VENUE' : 'VENDOR', name: title, place: detail });
      },
    });

  return (
    <Box
      sx={pickerSx}
      {...getRootProps({
        onKeyDown: (event: KeyboardEvent & { defaultMuiPrevented?: boolean }) => {
          // Escape closes the dialog.
          if (event.key === 'Escape') event.defaultMuiPrevented = true;
        },
      })}
    >
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
      <p role="status" className="visually-hidden">
        {search.length >= MIN_TERM_LENGTH && data && !loading
          ? t('resultCount', { count: found.length })
          : ''}
      </p>
      {error && <Notice tone="error">{failureOf(error).message}</Notice>}
      <Box
        component="ul"
        {...getListboxProps()}
        aria-label={t('venuesAndVendors')}
        aria-busy={loading || undefined}
        sx={listSx}
      >
        {found.map((option, index) => {
          const { key, ...props } = getOptionProps({ option, index });
          return (
            <li key={key} {...props}>
              <b>{option.title}</b>
              <span>{option.detail}</span>
            </li>
          );
        })}
      </Box>
      {data && !loading && found.length === 0 && (
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
