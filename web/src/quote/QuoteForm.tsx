import { useMutation } from '@apollo/client/react';
import Box from '@mui/material/Box';
import { INCLUDED_MAX, NOTE_MAX } from '@mandap/api/constants/quote';
import { useFormik, type FormikErrors } from 'formik';
import { useEffect, useRef, useState, type ChangeEvent, type FormEvent } from 'react';
import { failureOf } from '../lib/errors';
import { today } from '../lib/format';
import { showRefusal } from '../lib/showRefusal';
import { DateField } from '../ui/fields/DateField';
import type { TextControl } from '../ui/fields/FieldBinding';
import { TextField } from '../ui/fields/TextField';
import { Notice } from '../ui/mui/Notice';
import { useToast } from '../ui/useToast';
import { ChangedEnquiry } from './ChangedEnquiry';
import { t } from './editor.messages.generated';
import type { QuoteBookingFragment } from './Quote.generated';
import { SendQuoteDocument } from './QuoteEditor.generated';
import {
  hasErrors,
  previewTotals,
  toFormErrors,
  validateQuote,
  withLines,
  type LineErrors,
  type QuoteValues,
  type SuggestedLine,
} from './quoteForm';
import { QuoteLinesField } from './QuoteLinesField';
import { lastValidDay } from './quoteStart';
import { QuoteSums } from './QuoteSums';

interface QuoteFormProps {
  id: string;
  booking: QuoteBookingFragment;
  /** False while the dialog fades out. */
  open: boolean;
  /** What the form starts with. */
  initial: QuoteValues;
  suggestions: readonly SuggestedLine[];
  /** A version that was sent since this quote was begun, as in another tab. */
  newerVersion?: number;
  onType: (values: QuoteValues) => void;
  onBusy: (busy: boolean) => void;
  onSent: () => void;
  /** Fetches the booking again. */
  onChanged: () => Promise<void>;
}

/** The fields of a quote and its totals, which are computed while it is written. */
export function QuoteForm({
  id,
  booking,
  open,
  initial,
  suggestions,
  newerVersion,
  onType,
  onBusy,
  onSent,
  onChanged,
}: QuoteFormProps) {
  const [sendQuote] = useMutation(SendQuoteDocument);
  const element = useRef<HTMLFormElement>(null);
  const submitter = useRef<HTMLElement>(null);
  /** The server has refused the quote as a whole, as after a change of the enquiry. */
  const isRefused = useRef(false);
  const toast = useToast();
  const [problem, setProblem] = useState<string>();
  const isShown = useRef(open);
  useEffect(() => {
    isShown.current = open;
    return () => {
      isShown.current = false;
    };
  }, [open]);
  const showIfClosed = (why: string) => {
    if (!isShown.current) toast.show({ status: 'error', text: t('notSent', { couple: booking.name, why }) });
  };
  const { values, errors, isSubmitting, submitCount, ...formik } = useFormik<QuoteValues>({
    initialValues: initial,
    validateOnChange: false,
    validateOnBlur: false,
    validate: (typed) => toFormErrors(validateQuote(typed).errors ?? {}),
    onSubmit: send,
  });

  async function send(typed: QuoteValues) {
    const { content } = validateQuote(typed);
    if (!content) return;
    const { clientId, date, guests } = typed;
    onBusy(true);
    try {
      const { data } = await sendQuote({
        variables: { input: { ...content, bookingId: booking.id, clientId, date, guests } },
      });
      const userErrors = data?.changed.userErrors ?? [];
      const ofFields = userErrors.filter(({ field }) => field !== null);
      const found = Object.fromEntries(ofFields.map(({ field, message }) => [String(field), message]));
      formik.setErrors(toFormErrors(found));
      isRefused.current = userErrors.length > 0 && !ofFields.length;
      setProblem(ofFields.length ? found['lines'] : userErrors[0]?.message);
      if (userErrors[0]) showIfClosed(userErrors[0].message);
      if (userErrors.length === 0) onSent();
      // The booking may have changed meanwhile.
      if (!ofFields.length) await onChanged();
    } catch (failure) {
      const { message } = failureOf(failure);
      setProblem(message);
      showIfClosed(message);
    } finally {
      onBusy(false);
    }
  }

  useEffect(() => {
    if (isSubmitting || submitCount === 0) return;
    const check = element.current?.querySelector<HTMLElement>('[data-check]');
    if (isRefused.current && check) check.focus();
    else showRefusal(element.current, submitter.current);
  }, [isSubmitting, submitCount]);

  const change = (changed: QuoteValues, otherErrors: FormikErrors<QuoteValues>) => {
    const typed = { ...changed, clientId: crypto.randomUUID() };
    void formik.setValues(typed, false);
    formik.setErrors(otherErrors);
    onType(typed);
  };
  const field = (name: 'discount' | 'validUntil' | 'included' | 'note') => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: (changed: string | ChangeEvent<TextControl>) =>
      change(
        { ...values, [name]: typeof changed === 'string' ? changed : changed.target.value },
        { ...errors, [name]: undefined },
      ),
  });
  const totals = previewTotals(values);
  const firstProblem = problem ?? (hasErrors(errors) ? t('fix') : undefined);

  return (
    <Box
      component="form"
      ref={element}
      id={id}
      noValidate
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        submitter.current = (event.nativeEvent as SubmitEvent).submitter;
        isRefused.current = false;
        setProblem(validateQuote(values).errors?.['lines']);
        formik.handleSubmit(event);
      }}
    >
      <ChangedEnquiry
        booking={booking}
        quoted={values}
        onChecked={() => {
          change({ ...values, date: booking.date, guests: booking.guests }, errors);
          setProblem(undefined);
          element.current?.querySelector<HTMLElement>('[data-line="0"] input')?.focus();
        }}
      />
      <Box role="status" sx={{ '&:not(:empty)': { mb: 4 } }}>
        {newerVersion && <Notice tone="warning">{t('newerVersion', { version: newerVersion })}</Notice>}
      </Box>
      <Box sx={fieldsSx}>
        <QuoteLinesField
          lines={values.lines}
          errors={typeof errors.lines === 'string' ? [] : ((errors.lines as LineErrors[] | undefined) ?? [])}
          totals={totals?.lines}
          suggestions={suggestions}
          onEdit={(lines, lineErrors) => change({ ...values, lines }, { ...errors, lines: lineErrors })}
          onRearrange={(lines) =>
            change(withLines(values, lines, suggestions), { ...errors, lines: undefined })
          }
        />
        <Box sx={pairSx}>
          <TextField {...field('discount')} label={t('discount')} inputMode="decimal" />
          <DateField
            {...field('validUntil')}
            label={t('validUntil')}
            min={today()}
            max={lastValidDay(booking.date)}
          />
        </Box>
        <TextField
          {...field('included')}
          label={t('included')}
          hint={t('includedHint')}
          maxLength={INCLUDED_MAX}
          rows={3}
        />
        <TextField {...field('note')} label={t('note')} maxLength={NOTE_MAX} rows={3} />
        <Box component="section" aria-label={t('totals')} aria-live="polite">
          {totals ? <QuoteSums {...totals} /> : <Box sx={hintSx}>{t('totalsUnknown')}</Box>}
        </Box>
        <Box component="p" sx={hintSx}>
          {t('draftKept')}
        </Box>
        {firstProblem && <Notice tone="error">{firstProblem}</Notice>}
      </Box>
    </Box>
  );
}

const fieldsSx = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 };
const pairSx = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  gap: 4,
  alignItems: 'start',
};
const hintSx = { color: 'text.secondary', fontSize: 'var(--t-xs)' };
