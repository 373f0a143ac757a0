import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useSettled } from '../lib/useSettled';
import { Input } from './Input';
import { t } from './messages.generated';

const PATIENCE_MS = 350;

interface SearchFieldProps {
  className?: string;
  value: string;
  placeholder: string;
  onChange: (value: string) => void;
}

/** What a list of a dashboard is searched by: it asks when typing has come to rest, and at once on Enter. */
export function SearchField({ className, value, placeholder, onChange }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  const settled = useSettled(typed, PATIENCE_MS);
  // What was asked for last. Another value in the address, as after "Back", takes the place of what was typed.
  const asked = useRef(value);
  const ask = useRef(onChange);
  useEffect(() => {
    ask.current = onChange;
  });
  useEffect(() => {
    if (asked.current === value) return;
    asked.current = value;
    setTyped(value);
  }, [value]);
  useEffect(() => {
    const next = settled.trim();
    if (next === asked.current) return;
    asked.current = next;
    ask.current(next);
  }, [settled]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    asked.current = typed.trim();
    onChange(asked.current);
  };
  return (
    <form role="search" className={className} onSubmit={submit}>
      <Input
        type="search"
        name="q"
        label={t('search')}
        hideLabel
        compact
        icon="search"
        placeholder={placeholder}
        maxLength={80}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </form>
  );
}
