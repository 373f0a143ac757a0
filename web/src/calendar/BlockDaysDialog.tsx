import { blockedPeriodRules } from '@mandap/api/rules/calendar';
import { lastEventDay, today } from '../lib/format';
import { useSubmit } from '../lib/useSubmit';
import { DateField } from '../ui/fields/DateField';
import { TextField } from '../ui/fields/TextField';
import {
  BlockDaysDocument,
  UpdateBlockedPeriodDocument,
  type BlockedPeriodEntryFragment,
} from './BlockedPeriod.generated';
import type { EntryDialogProps } from './EntryDialogProps';
import { EntryForm } from './EntryForm';
import { t } from './messages.generated';
import { periodDays } from './periodDays';

/** Blocks days, or changes a blocked period. */
export default function BlockDaysDialog({
  entry,
  day = '',
  open,
  onClose,
  onSaved,
}: EntryDialogProps<BlockedPeriodEntryFragment>) {
  const { field, form, busy, values } = useSubmit({
    initial: {
      firstDay: entry?.firstDay ?? day,
      lastDay: entry?.lastDay ?? day,
      note: entry?.note ?? '',
    },
    rules: blockedPeriodRules,
    mutation: entry ? UpdateBlockedPeriodDocument : BlockDaysDocument,
    variables: (input) => ({ id: entry?.id ?? '', input }),
    payload: ({ saved }) => saved,
    onDone: ({ blockedPeriod }) => {
      if (blockedPeriod) onSaved(t('daysBlocked', { days: periodDays(blockedPeriod) }));
    },
  });
  return (
    <EntryForm
      open={open}
      onClose={onClose}
      onSubmit={form.onSubmit}
      title={t(entry ? 'changeBlockedDays' : 'blockDays')}
      effect={t('blockEffect')}
      submitLabel={t(entry ? 'save' : 'block')}
      busy={busy}
    >
      <DateField
        {...field('firstDay')}
        span="phoneRow"
        label={t('firstDay')}
        min={entry ? undefined : today()}
        max={lastEventDay()}
      />
      <DateField
        {...field('lastDay')}
        span="phoneRow"
        label={t('lastDay')}
        min={values.firstDay || today()}
        max={lastEventDay()}
      />
      <TextField {...field('note')} label={t('note')} hint={t('noteHint')} span="row" />
    </EntryForm>
  );
}
