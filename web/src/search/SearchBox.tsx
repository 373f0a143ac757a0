import { useQuery } from '@apollo/client/react';
import { useLayoutEffect, useRef, useState } from 'react';
import type { SuggestionKind } from '../gql/types';
import { useDebounced } from '../lib/useDebounced';
import { cx } from '../ui/cx';
import { Icon } from '../ui/Icon';
import type { IconName } from '../ui/iconNames';
import { Input } from '../ui/Input';
import { useCombobox } from '../ui/useCombobox';
import { t } from './messages.generated';
import { SuggestionsDocument, type SuggestionsQuery } from './SearchBox.generated';
import styles from './SearchBox.module.css';

export type Suggestion = SuggestionsQuery['suggestions'][number];

interface SearchBoxProps {
  /** Accessible name; sighted users have the placeholder. */
  label: string;
  placeholder: string;
  /** The submitted search text. */
  defaultValue?: string;
  /** Also gets the date field of the surrounding form, '' if there is none. */
  onChoose: (suggestion: Suggestion, date: string) => void;
}

/** Debounce of typing. */
const DEBOUNCE_MS = 150;
const ANNOUNCEMENT_DELAY_MS = 700;

const ICONS: Record<SuggestionKind, IconName> = {
  CITY: 'map-pin',
  CATEGORY: 'tag',
  VENUE: 'hall',
  VENDOR: 'store',
};

/** Search field that suggests venues, vendors, categories and cities. */
export function SearchBox({ label, placeholder, defaultValue, onChoose }: SearchBoxProps) {
  const field = useRef<HTMLInputElement>(null);
  const suggestions = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const term = useDebounced(typed.trim().slice(0, 80), DEBOUNCE_MS);
  const { data, previousData } = useQuery(SuggestionsDocument, {
    variables: { term },
    skip: !term,
  });
  const found = typed.trim() ? (data ?? previousData)?.suggestions : undefined;
  const { open, active, input, list, option } = useCombobox<Suggestion>({
    items: found ?? NO_SUGGESTIONS,
    onType: setTyped,
    onChoose: (suggestion) => {
      setTyped('');
      // The text only served to find this suggestion, so restore the submitted search.
      if (field.current) field.current.value = field.current.defaultValue;
      const dateField = field.current?.form?.elements.namedItem('date');
      onChoose(suggestion, dateField instanceof HTMLInputElement ? dateField.value : '');
    },
  });
  const isEmpty = found?.length === 0 && data !== undefined;
  const shown = open && found?.length ? found.length : 0;
  useLayoutEffect(() => {
    if (shown && suggestions.current) scrollFullyIntoView(suggestions.current);
  }, [shown]);

  return (
    <div className={styles.box}>
      <Input
        {...input}
        ref={field}
        type="search"
        name="q"
        label={label}
        hideLabel
        icon="search"
        maxLength={80}
        enterKeyHint="search"
        placeholder={placeholder}
        defaultValue={defaultValue}
      />
      <div ref={suggestions} {...list} aria-label={label} className={styles.list} hidden={!shown}>
        {found?.map((suggestion, index) => (
          <div
            key={`${suggestion.kind} ${suggestion.key}`}
            {...option(index, suggestion)}
            className={cx(styles.option, index === active && styles.active)}
          >
            <Icon name={ICONS[suggestion.kind]} className={styles.icon} />
            <span className={styles.title}>{suggestion.title}</span>
            <span className={styles.detail}>{suggestion.detail}</span>
          </div>
        ))}
      </div>
      {open && isEmpty && (
        <p className={cx(styles.list, styles.nothing)} aria-hidden>
          {t('nothingFound')}
        </p>
      )}
      <Announcement text={open ? announcementOf(found, isEmpty) : ''} />
    </div>
  );
}

/** Maximum height of the list, and the space above it for navigation bar and field. */
const LIST_PX = 360;
const ABOVE_LIST_PX = 160;

/** Fits the list into the visual viewport, which shrinks with a phone's keyboard, and scrolls it into view. */
function scrollFullyIntoView(list: HTMLElement): void {
  const screen = window.visualViewport?.height ?? window.innerHeight;
  list.style.maxHeight = `${Math.min(LIST_PX, Math.max(ABOVE_LIST_PX, screen - ABOVE_LIST_PX))}px`;
  list.scrollIntoView({ block: 'nearest' });
}

const NO_SUGGESTIONS: readonly Suggestion[] = [];

const announcementOf = (found: readonly Suggestion[] | undefined, isEmpty: boolean): string => {
  if (isEmpty) return t('nothingFound');
  return found?.length ? t('suggestions', { count: found.length }) : '';
};

/** Announced after a pause in typing, rather than on every keystroke. */
const Announcement = ({ text }: { text: string }) => (
  <span role="status" className="visually-hidden">
    {useDebounced(text, ANNOUNCEMENT_DELAY_MS)}
  </span>
);
