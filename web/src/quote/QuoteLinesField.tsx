import Box from '@mui/material/Box';
import { LINES_MAX } from '@mandap/api/constants/quote';
import { unitPriceText } from '@mandap/api/labels/quote';
import type { LineTotals } from '@mandap/api/rules/quote/totals';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../ui/mui/Button';
import { t } from './editor.messages.generated';
import { LineFields } from './LineFields';
import {
  emptyLine,
  moveLine,
  suggestedLine,
  type LineErrors,
  type LineValues,
  type SuggestedLine,
} from './quoteForm';

interface QuoteLinesFieldProps {
  lines: LineValues[];
  /** By position. */
  errors: readonly LineErrors[];
  totals: readonly LineTotals[] | undefined;
  suggestions: readonly SuggestedLine[];
  /** Fields of a line have changed. Gets the errors that still apply, too. */
  onEdit: (lines: LineValues[], errors: LineErrors[]) => void;
  /** Lines were added, moved or removed. Errors are at positions, so they no longer apply. */
  onRearrange: (lines: LineValues[]) => void;
}

/** The lines of a quote, with buttons that add one. */
export function QuoteLinesField({
  lines,
  errors,
  totals,
  suggestions,
  onEdit,
  onRearrange,
}: QuoteLinesFieldProps) {
  const element = useRef<HTMLDivElement>(null);
  const [announcement, setAnnouncement] = useState('');
  /** The selector of what gets the focus after the next change. */
  const focusNext = useRef<string>(undefined);
  useEffect(() => {
    if (!focusNext.current) return;
    element.current?.querySelector<HTMLElement>(focusNext.current)?.focus();
    focusNext.current = undefined;
  });

  const edit = (index: number, changes: Partial<LineValues>) => {
    const remaining = [...errors];
    remaining[index] = {
      ...remaining[index],
      ...Object.fromEntries(Object.keys(changes).map((name) => [name, undefined])),
    };
    onEdit(lines.with(index, { ...lines[index]!, ...changes }), remaining);
  };
  const add = (line: LineValues) => {
    onRearrange([...lines, line]);
    focusNext.current = `[data-line="${lines.length}"] input`;
  };
  const move = (from: number, to: number) => {
    onRearrange(moveLine(lines, from, to));
    setAnnouncement(t('moved', { number: to + 1 }));
    // At either end its own button is disabled.
    const isUp = to < from ? to > 0 : to === lines.length - 1;
    focusNext.current = `[data-line="${to}"] button:nth-of-type(${isUp ? 1 : 2})`;
  };
  const remove = (index: number) => {
    onRearrange(lines.toSpliced(index, 1));
    setAnnouncement(t('removed'));
    focusNext.current = `[data-line="${Math.max(0, index - 1)}"] input`;
  };

  return (
    <Box ref={element} sx={linesSx}>
      {lines.map((line, index) => (
        <LineFields
          key={line.key}
          line={line}
          index={index}
          count={lines.length}
          totals={totals?.[index]}
          errors={errors[index]}
          onChange={(changes) => edit(index, changes)}
          onMove={(to) => move(index, to)}
          onRemove={() => remove(index)}
        />
      ))}
      <Box sx={actionsSx}>
        <Button icon="plus" disabled={lines.length >= LINES_MAX} onClick={() => add(emptyLine())}>
          {t('addLine')}
        </Button>
        {suggestions.map((suggestion) => (
          <Button
            key={`${suggestion.label} ${suggestion.unitPrice}`}
            variant="text"
            icon="plus"
            sx={suggestionSx}
            disabled={lines.length >= LINES_MAX}
            onClick={() => add(suggestedLine(suggestion))}
          >
            {t('addSuggestion', {
              label: suggestion.label,
              price: unitPriceText(suggestion.unitPrice, suggestion.unit),
            })}
          </Button>
        ))}
      </Box>
      <div className="visually-hidden" role="status">
        {announcement}
      </div>
    </Box>
  );
}

const linesSx = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 };
const actionsSx = { display: 'flex', flexWrap: 'wrap', gap: 2 };
/** Names of packages are long. */
const suggestionSx = { maxWidth: '100%', textAlign: 'left', whiteSpace: 'normal' };
