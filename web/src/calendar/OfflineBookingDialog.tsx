import { EVENT_TYPES } from '@mandap/api/constants/event-type';
import { eventTypeLabel } from '@mandap/api/labels/event-type';
import { offlineBookingRules } from '@mandap/api/rules/calendar';
import { indianDate, lastEventDay, today } from '../lib/format';
import { useSubmit } from '../lib/useSubmit';
import { DateField } from '../ui/fields/DateField';
import { NumberField } from '../ui/fields/NumberField';
import { numberValue } from '../ui/fields/numberValue';
import { SelectField } from '../ui/fields/SelectField';
import { TextField } from '../ui/fields/TextField';
import type { EntryDialogProps } from './EntryDialogProps';
import { EntryForm } from './EntryForm';
import { t } from './messages.generated';
import {
  AddOfflineBookingDocument,
  UpdateOfflineBookingDocument,
  type OfflineBookingEntryFragment,
} from './OfflineBooking.generated';

/** Returns the key of a known type of event, otherwise the text that the owner typed. */
const typeOf = (shown: string | null | undefined): string =>
  EVENT_TYPES.find((type) => eventTypeLabel(type) === shown) ?? shown ?? '';

/** Adds a booking that was made outside of Mandap, or changes one. */
export default function OfflineBookingDialog({
  entry,
  day = '',
  open,
  onClose,
  onSaved,
}: EntryDialogProps<OfflineBookingEntryFragment>) {
  const storedType = typeOf(entry?.typeOfEvent);
  const { field, form, busy } = useSubmit({
    initial: {
      date: entry?.date ?? day,
      name: entry?.name ?? '',
      typeOfEvent: storedType,
      guests: numberValue(entry?.guests ?? null),
      note: entry?.note ?? '',
    },
    rules: offlineBookingRules,
    mutation: entry ? UpdateOfflineBookingDocument : AddOfflineBookingDocument,
    variables: (input) => ({ id: entry?.id ?? '', input }),
    payload: ({ saved }) => saved,
    onDone: ({ offlineBooking }) => {
      if (!offlineBooking) return;
      const { name, date } = offlineBooking;
      onSaved(entry ? t('bookingSaved', { name }) : t('bookingAdded', { name, date: indianDate(date) }));
    },
  });
  const isKnown = EVENT_TYPES.some((type) => type === storedType);
  return (
    <EntryForm
      open={open}
      onClose={onClose}
      onSubmit={form.onSubmit}
      title={t(entry ? 'changeOfflineBooking' : 'addOfflineBooking')}
      effect={t('offlineEffect')}
      submitLabel={t(entry ? 'save' : 'add')}
      busy={busy}
    >
      <DateField
        {...field('date')}
        label={t('date')}
        min={entry ? undefined : today()}
        max={lastEventDay()}
      />
      <NumberField {...field('guests')} label={t('guests')} min={1} hint={t('guestsHint')} />
      <TextField {...field('name')} label={t('name')} autoComplete="off" span="row" />
      <SelectField {...field('typeOfEvent')} label={t('typeOfEvent')} span="row">
        <option value="">{t('unknown')}</option>
        {EVENT_TYPES.map((type) => (
          <option key={type} value={type}>
            {eventTypeLabel(type)}
          </option>
        ))}
        {storedType && !isKnown && <option value={storedType}>{storedType}</option>}
      </SelectField>
      <TextField {...field('note')} label={t('note')} hint={t('noteHint')} span="row" />
    </EntryForm>
  );
}
