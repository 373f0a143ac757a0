import { useApolloClient, useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { INCLUDED_MAX, LINES_MAX, NOTE_MAX, VALIDITY_DAYS_MAX } from '@mandap/api/constants/quote';
import { unitPriceText } from '@mandap/api/labels/quote';
import { useEffect, useRef, useState, type ChangeEvent, type FormEvent } from 'react';
import { LoadError } from '../account/LoadError';
import { useViewer } from '../app/useViewer';
import { failureOf } from '../lib/errors';
import { indianDate, today } from '../lib/format';
import { Dialog } from '../ui/Dialog';
import { DateField } from '../ui/fields/DateField';
import type { TextControl } from '../ui/fields/FieldBinding';
import { TextField } from '../ui/fields/TextField';
import { Button } from '../ui/mui/Button';
import { Notice } from '../ui/mui/Notice';
import { useToast } from '../ui/useToast';
import { t } from './editor.messages.generated';
import { LineFields } from './LineFields';
import type { QuoteBookingFragment } from './Quote.generated';
import { SendQuoteDocument, SuggestedQuoteLinesDocument } from './QuoteEditor.generated';
import {
  emptyLine,
  inclusionsOf,
  moveLine,
  previewTotals,
  suggestedLine,
  validateQuote,
  valuesOfQuote,
  withLines,
  type LineValues,
  type QuoteErrors,
  type QuoteValues,
  type SuggestedLine,
} from './quoteForm';
import { QuoteSums } from './QuoteSums';
import { useQuoteDraft } from './useQuoteDraft';

interface QuoteEditorProps {
  booking: QuoteBookingFragment;
  open: boolean;
  onClose: () => void;
  /** Fetches the booking again. */
  onChanged: () => Promise<void>;
}

const DAY_MS = 86_400_000;
/** Quotes are valid for two weeks unless the business chooses another day. */
const DEFAULT_DAYS = 14;

const dayAfter = (days: number): string =>
  new Date(Date.parse(`${today()}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

const earlierOf = (one: string, other: string): string => (one < other ? one : other);

/** Writes a quote for a booking, or its next version, and shows the totals while it is written. */
export default function QuoteEditor({ booking, open, onClose, onChanged }: QuoteEditorProps) {
  const { id, quote } = booking;
  const apollo = useApolloClient();
  const toast = useToast();
  const viewer = useViewer();
  const element = useRef<HTMLDivElement>(null);
  const { data, error, refetch } = useQuery(SuggestedQuoteLinesDocument, {
    variables: { bookingId: id },
    skip: !open,
    // They depend on the guests and the prices, which may have changed.
    fetchPolicy: 'network-only',
  });
  const suggestions = data?.suggestedQuoteLines;
  const [initial, setInitial] = useState<QuoteValues>();
  if (suggestions && !initial) setInitial(initialValues(booking, suggestions));
  const { values, changed, setValues, clear } = useQuoteDraft(
    `${id} ${(quote?.version ?? 0) + 1}`,
    viewer?.id ?? '',
    initial,
  );
  const [errors, setErrors] = useState<QuoteErrors>({});
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  /** The selector of what gets the focus after the next change. */
  const focusNext = useRef<string>(undefined);

  useEffect(() => {
    if (!focusNext.current) return;
    element.current?.querySelector<HTMLElement>(focusNext.current)?.focus();
    focusNext.current = undefined;
  });

  const change = (changes: Partial<QuoteValues>, ...fields: string[]) => {
    if (!values) return;
    setValues({ ...values, ...changes, clientId: crypto.randomUUID() });
    setErrors(({ ...rest }) => {
      for (const path of fields) delete rest[path];
      return rest;
    });
  };
  /** Messages of lines are at their positions, so they go when lines move. */
  const changeLines = (lines: LineValues[]) => {
    if (!values) return;
    setValues({ ...withLines(values, lines, suggestions ?? []), clientId: crypto.randomUUID() });
    setErrors((before) =>
      Object.fromEntries(Object.entries(before).filter(([path]) => !path.startsWith('lines'))),
    );
  };
  const showErrors = (found: QuoteErrors) => {
    setErrors(found);
    setProblem(found['lines'] ?? t('fix'));
    focusNext.current = '[aria-invalid="true"]';
  };

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (!values || busy) return;
    setProblem(undefined);
    const checked = validateQuote(values);
    if ('errors' in checked) return showErrors(checked.errors);
    setBusy(true);
    try {
      const input = {
        ...checked.content,
        ...{ bookingId: id, clientId: values.clientId, date: values.date, guests: values.guests },
      };
      const result = await apollo.mutate({ mutation: SendQuoteDocument, variables: { input } });
      const userErrors = result.data?.changed.userErrors ?? [];
      const ofFields = userErrors.filter(({ field }) => field !== null);
      if (ofFields.length)
        showErrors(Object.fromEntries(ofFields.map(({ field, message }) => [field ?? '', message])));
      else if (userErrors[0]) setProblem(userErrors[0].message);
      if (userErrors.length === 0) {
        clear();
        setInitial(undefined);
        toast.show({ status: 'success', text: t('sent', { couple: booking.name }) });
        onClose();
      }
      // The booking may have changed meanwhile.
      if (!ofFields.length) await onChanged();
    } catch (failure) {
      setProblem(failureOf(failure).message);
    } finally {
      setBusy(false);
    }
  };

  const bind = (name: 'discount' | 'validUntil' | 'included' | 'note') => ({
    name,
    value: values?.[name] ?? '',
    error: errors[name],
    onChange: (changedTo: string | ChangeEvent<TextControl>) =>
      change({ [name]: typeof changedTo === 'string' ? changedTo : changedTo.target.value }, name),
  });
  const enquiryChanged = values && (values.date !== booking.date || values.guests !== booking.guests);
  const totals = values && previewTotals(values);
  const lines = values?.lines ?? [];

  return (
    <Dialog
      open={open}
      onClose={onClose}
      onSubmit={(event) => void send(event)}
      title={t('title', { couple: booking.name })}
      subtitle={t('subtitle', { date: indianDate(booking.date), guests: booking.guests })}
      actions={
        <>
          {changed && (
            <Button
              variant="text"
              size="large"
              onClick={() => {
                clear();
                setErrors({});
                setProblem(undefined);
              }}
            >
              {t('discard')}
            </Button>
          )}
          <Button variant="text" size="large" onClick={onClose}>
            {t('close')}
          </Button>
          <Button
            type="submit"
            variant="primary"
            size="large"
            busy={busy}
            busyLabel={t('sending')}
            disabled={!values}
          >
            {t('send')}
          </Button>
        </>
      }
    >
      <Box role="status" sx={changeSx}>
        {enquiryChanged && (
          <Notice tone="warning">
            <Box sx={noticeSx}>
              {t('enquiryChanged', { date: indianDate(booking.date), guests: booking.guests })}
              <Button
                size="small"
                onClick={() => {
                  change({ date: booking.date, guests: booking.guests });
                  focusNext.current = '[data-line="0"] input';
                }}
              >
                {t('changeChecked')}
              </Button>
            </Box>
          </Notice>
        )}
      </Box>
      {values ? (
        <Box ref={element} sx={formSx}>
          {lines.map((line, index) => (
            <LineFields
              key={line.key}
              line={line}
              index={index}
              count={lines.length}
              totals={totals?.lines[index]}
              errorOf={(name) => errors[`lines[${index}].${name}`]}
              onChange={(changes) =>
                change(
                  { lines: lines.map((each) => (each === line ? { ...line, ...changes } : each)) },
                  ...Object.keys(changes).map((name) => `lines[${index}].${name}`),
                  'lines',
                )
              }
              onMove={(to) => {
                changeLines(moveLine(lines, index, to));
                setAnnouncement(t('moved', { number: to + 1 }));
                // At either end its own button is disabled.
                const isUp = to < index ? to > 0 : to === lines.length - 1;
                focusNext.current = `[data-line="${to}"] button:nth-of-type(${isUp ? 1 : 2})`;
              }}
              onRemove={() => {
                changeLines(lines.filter((each) => each !== line));
                setAnnouncement(t('removed'));
                focusNext.current = `[data-line="${Math.max(0, index - 1)}"] input`;
              }}
            />
          ))}
          <Box sx={actionsSx}>
            <Button
              icon="plus"
              disabled={lines.length >= LINES_MAX}
              onClick={() => {
                changeLines([...lines, emptyLine()]);
                focusNext.current = `[data-line="${lines.length}"] input`;
              }}
            >
              {t('addLine')}
            </Button>
            {suggestions?.map((suggestion) => (
              <Button
                key={`${suggestion.label} ${suggestion.unitPrice}`}
                variant="text"
                icon="plus"
                sx={suggestionSx}
                disabled={lines.length >= LINES_MAX}
                onClick={() => {
                  changeLines([...lines, suggestedLine(suggestion)]);
                  focusNext.current = `[data-line="${lines.length}"] input`;
                }}
              >
                {t('addSuggestion', {
                  label: suggestion.label,
                  price: unitPriceText(suggestion.unitPrice, suggestion.unit),
                })}
              </Button>
            ))}
          </Box>
          <Box sx={pairSx}>
            <TextField {...bind('discount')} label={t('discount')} inputMode="decimal" />
            <DateField
              {...bind('validUntil')}
              label={t('validUntil')}
              min={today()}
              max={earlierOf(booking.date, dayAfter(VALIDITY_DAYS_MAX))}
            />
          </Box>
          <TextField
            {...bind('included')}
            label={t('included')}
            hint={t('includedHint')}
            maxLength={INCLUDED_MAX}
            rows={3}
          />
          <TextField {...bind('note')} label={t('note')} maxLength={NOTE_MAX} rows={3} />
          <Box component="section" aria-label={t('totals')} aria-live="polite">
            {totals ? <QuoteSums {...totals} /> : <Box sx={hintSx}>{t('totalsUnknown')}</Box>}
          </Box>
          <Box component="p" sx={hintSx}>
            {t('draftKept')}
          </Box>
          {problem && <Notice tone="error">{problem}</Notice>}
          <div className="visually-hidden" role="status">
            {announcement}
          </div>
        </Box>
      ) : error ? (
        <LoadError error={error} onRetry={refetch} />
      ) : (
        <Skeleton height={480} />
      )}
    </Dialog>
  );
}

/** The previous version, or the first of the business’s prices, or an empty line. */
function initialValues(booking: QuoteBookingFragment, suggestions: readonly SuggestedLine[]): QuoteValues {
  const [first] = suggestions;
  const lines = [first ? suggestedLine(first) : emptyLine()];
  const defaults: QuoteValues = {
    ...{ clientId: crypto.randomUUID(), date: booking.date, guests: booking.guests },
    lines,
    ...{ discount: '', included: inclusionsOf(lines, suggestions), note: '' },
    validUntil: earlierOf(booking.date, dayAfter(DEFAULT_DAYS)),
  };
  return booking.quote ? valuesOfQuote(booking.quote, defaults) : defaults;
}

const formSx = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 };
const changeSx = { '&:not(:empty)': { mb: 4 } };
const noticeSx = { display: 'grid', justifyItems: 'start', gap: 2 };
const actionsSx = { display: 'flex', flexWrap: 'wrap', gap: 2 };
/** Names of packages are long. */
const suggestionSx = { maxWidth: '100%', textAlign: 'left', whiteSpace: 'normal' };
const pairSx = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  gap: 4,
  alignItems: 'start',
};
const hintSx = { color: 'text.secondary', fontSize: 'var(--t-xs)' };
