import Stack from '@mui/material/Stack';
import { dateOfferFormRules } from '@mandap/api/rules/booking';
import { indianDate, lastEventDay, today } from '../lib/format';
import { useSubmit } from '../lib/useSubmit';
import { useUnsavedChanges } from '../lib/useUnsavedChanges';
import { FieldStatus } from '../booking/FieldStatus';
import { useDayAvailability } from '../booking/useDayAvailability';
import { Dialog } from '../ui/Dialog';
import { DateField } from '../ui/fields/DateField';
import type { FieldBinding } from '../ui/fields/FieldBinding';
import { Button } from '../ui/mui/Button';
import { Notice } from '../ui/mui/Notice';
import { useToast } from '../ui/useToast';
import type { DecisionDialogProps } from './ApproveDialog';
import { OfferDatesDocument } from './Decision.generated';
import { enquiryEvent } from './enquiryEvent';
import { t } from './messages.generated';

/** Offers up to three other dates for an enquiry, which stays pending. Starts with the dates of an open offer. */
export function OfferDatesDialog({ enquiry, open, onClose, onDecided, onConflict }: DecisionDialogProps) {
  const { id, name, date, guests, listingId, dateOffer } = enquiry;
  const toast = useToast();
  const [first = '', second = '', third = ''] = dateOffer?.dates ?? [];
  const { field, form, busy, changed, problem, reset } = useSubmit({
    initial: { first, second, third },
    rules: dateOfferFormRules,
    mutation: OfferDatesDocument,
    variables: (days) => ({
      id,
      date,
      guests,
      dates: [days.first, days.second, days.third].flatMap((day) => day || []),
    }),
    payload: ({ offerDates }) => offerDates,
    onDone: () => {
      toast.show({ status: 'success', text: t('datesOffered', { name }) });
      onClose();
      onDecided();
    },
    problemOf: ({ message }) => message,
    onFailure: ({ code }) => {
      if (code === 'CONFLICT') onConflict();
      return undefined;
    },
  });
  const { warning, leave } = useUnsavedChanges(open && changed);
  const close = () =>
    leave(() => {
      reset();
      onClose();
    });
  return (
    <Dialog
      open={open}
      onClose={close}
      title={t('offerTitle')}
      size="small"
      onSubmit={form.onSubmit}
      actions={
        <>
          <Button variant="text" size="large" onClick={close}>
            {t('cancel')}
          </Button>
          <Button type="submit" variant="primary" size="large" busy={busy} busyLabel={t('sendingOffer')}>
            {t('sendOffer')}
          </Button>
        </>
      }
    >
      <Stack sx={{ gap: 4 }}>
        <p>{t('event', enquiryEvent(enquiry))}</p>
        <p>{t('offerEffect', { name, date: indianDate(date) })}</p>
        <OfferedDayField {...field('first')} listingId={listingId} label={t('firstDate')} autoFocus />
        <OfferedDayField {...field('second')} listingId={listingId} label={t('secondDate')} />
        <OfferedDayField {...field('third')} listingId={listingId} label={t('thirdDate')} />
        {problem && <Notice tone="error">{problem}</Notice>}
      </Stack>
      {warning}
    </Dialog>
  );
}

interface OfferedDayFieldProps extends FieldBinding<string> {
  label: string;
  autoFocus?: boolean;
  listingId: string | null;
}

/** A day of the offer, and whether it is free. */
function OfferedDayField({ listingId, ...field }: OfferedDayFieldProps) {
  const availability = useDayAvailability(listingId, field.value);
  const day = field.value && indianDate(field.value);
  return (
    <DateField
      {...field}
      min={today()}
      max={lastEventDay()}
      hint={
        availability === 'FULL' ? (
          <FieldStatus tone="warning">{t('dayFull', { day })}</FieldStatus>
        ) : (
          <FieldStatus>
            {availability === 'FREE' && t('dayFree', { day })}
            {availability === 'LAST_PLACE' && t('dayLastPlace', { day })}
          </FieldStatus>
        )
      }
    />
  );
}
