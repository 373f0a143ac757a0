import Box from '@mui/material/Box';
import { enquiryChangeRules } from '@mandap/api/rules/booking';
import type { FieldsOf } from '../lib/fieldsOf';
import { indianDate } from '../lib/format';
import { rich } from '../lib/rich';
import { useSubmit } from '../lib/useSubmit';
import { Dialog } from '../ui/Dialog';
import type { QuoteOnCardFragment } from '../quote/Quote.generated';
import { useToast } from '../ui/useToast';
import type { BookingChangesFragment } from './BookingCard.generated';
import { UpdateEnquiryDocument } from './ChangeEnquiryDialog.generated';
import { NumberField } from '../ui/fields/NumberField';
import { numberValue, type NumberValue } from '../ui/fields/numberValue';
import { FieldStatus } from './FieldStatus';
import { EventDateField } from './EventDateField';
import { Button } from '../ui/mui/Button';
import { Notice } from '../ui/mui/Notice';
import { t } from './date.messages.generated';

interface ChangeEnquiryDialogProps {
  booking: FieldsOf<BookingChangesFragment & QuoteOnCardFragment>;
  open: boolean;
  onClose: () => void;
  /** Called if the business has decided meanwhile and the list is stale. */
  onOutdated: () => void;
}

/** Changes the date and the number of guests of a pending enquiry. */
export default function ChangeEnquiryDialog({
  booking,
  open,
  onClose,
  onOutdated,
}: ChangeEnquiryDialogProps) {
  const { id, listingId, listingName, listingMaxGuests, date, guests, dateOffer, quote } = booking;
  const toast = useToast();
  const { field, form, busy, changed, values } = useSubmit({
    initial: { date, guests: numberValue(guests) },
    rules: enquiryChangeRules,
    mutation: UpdateEnquiryDocument,
    variables: (input) => ({ input: { id, ...input } }),
    payload: ({ updateEnquiry }) => updateEnquiry,
    onDone: ({ booking: updated }) => {
      if (updated)
        toast.show({
          status: 'success',
          text: t('enquiryChanged', { listingName, date: indianDate(updated.date), guests: updated.guests }),
        });
      onClose();
    },
    onFailure: ({ code, message }) => {
      if (code === 'CONFLICT') {
        onOutdated();
        onClose();
      }
      return toast.show({ status: 'error', text: t('enquiryNotChanged', { message }) });
    },
  });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('changeEnquiry')}
      subtitle={listingName}
      size="small"
      onSubmit={form.onSubmit}
      actions={
        <>
          <Button variant="text" size="large" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            type="submit"
            variant="primary"
            size="large"
            busy={busy}
            busyLabel={t('saving')}
            disabled={!changed}
          >
            {t('save')}
          </Button>
        </>
      }
    >
      <Box sx={fieldsSx}>
        <p>
          {rich(t, 'changeEffect', {
            b: (text) => <b>{text}</b>,
            date: indianDate(date),
            guests,
            listingName,
          })}
          {dateOffer && ` ${t('changeClosesOffer')}`}
        </p>
        {quote?.status === 'ACCEPTED' && (
          <Notice tone="warning">
            {t('acceptedQuoteStays', { date: indianDate(quote.date), guests: quote.guests, listingName })}
          </Notice>
        )}
        <EventDateField {...field('date')} listingId={listingId} label={t('date')} showFree autoFocus />
        <NumberField
          {...field('guests')}
          label={t('guests')}
          min={1}
          hint={<GuestsFit guests={values.guests} maxGuests={listingMaxGuests} listingName={listingName} />}
        />
      </Box>
    </Dialog>
  );
}

interface GuestsFitProps {
  guests: NumberValue;
  /** Null if the listing has no limit. */
  maxGuests: number | null;
  listingName: string;
}

function GuestsFit({ guests, maxGuests, listingName }: GuestsFitProps) {
  if (maxGuests === null || guests === '' || guests < 1) return <FieldStatus />;
  return guests <= maxGuests ? (
    <FieldStatus tone="success">{t('guestsFit', { maxGuests, listingName })}</FieldStatus>
  ) : (
    <FieldStatus tone="warning">{t('guestsTooMany', { maxGuests, listingName })}</FieldStatus>
  );
}

const fieldsSx = {
  display: 'grid',
  gap: 5,
};
