import Box from '@mui/material/Box';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useDebounced } from '../../lib/useDebounced';
import { t } from '../messages.generated';
import { CompactField } from './CompactField';
import type { StyleObject } from './styleObject';

const DEBOUNCE_MS = 350;

interface SearchFieldProps {
  value: string;
  placeholder: string;
  onChange: (value: string) => void;
  sx?: StyleObject;
}

/** The search field of a dashboard list. It is debounced; Enter searches immediately. */
export function SearchField({ value, placeholder, onChange, sx }: SearchFieldProps) {
  const [text, setText] = useState(value);
  const debouncedText = useDebounced(text, DEBOUNCE_MS);
  // The last search sent. If the URL changes otherwise, as after Back, its value replaces the typed text.
  const lastSearch = useRef(value);
  const search = useRef(onChange);
  useEffect(() => {
    search.current = onChange;
  });
  useEffect(() => {
    if (lastSearch.current === value) return;
    lastSearch.current = value;
    setText(value);
  }, [value]);
  useEffect(() => {
    const next = debouncedText.trim();
    if (next === lastSearch.current) return;
    lastSearch.current = next;
    search.current(next);
  }, [debouncedText]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    lastSearch.current = text.trim();
    onChange(lastSearch.current);
  };
  return (
    <Box
      component="form"
      role="search"
      onSubmit={submit}
      sx={[{ flex: { xs: '1 1 100%', md: '1 1 280px' }, maxWidth: { md: 400 } }, sx ?? false]}
    >
      <CompactField
        fullWidth
        type="search"
        name="q"
        label={t('search')}
        hideLabel
        icon="search"
        placeholder={placeholder}
        maxLength={80}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
    </Box>
  );
}
