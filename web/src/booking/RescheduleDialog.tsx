import Box from '@mui/material/Box';
import { rescheduleRules } from '@mandap/api/rules/booking';
import type { FieldsOf } from '../lib/fieldsOf';
import { indianDate } from '../lib/format';
import { rich } from '../lib/rich';
import { useSubmit } from '../lib/useSubmit';
import { Dialog } from '../ui/Dialog';
import { useToast } from '../ui/useToast';
import type { BookingChangesFragment } from './BookingCard.generated';
import { RequestRescheduleDocument } from './RescheduleDialog.generated';
import { EventDateField } from './EventDateField';
import { Button } from '../ui/mui/Button';
import { t } from './date.messages.generated';

interface RescheduleDialogProps {
  booking: FieldsOf<BookingChangesFragment>;
  open: boolean;
  onClose: () => void;
}

/** Requests another date. The booking stays approved for its date until the business accepts. */
export default function RescheduleDialog({ booking, open, onClose }: RescheduleDialogProps) {
  const { id, listingId, listingName, date, requestedDate } = booking;
  const toast = useToast();
  const { field, form, busy } = useSubmit({
    initial: { date: requestedDate ?? '' },
    rules: rescheduleRules.pick(['date']),
    mutation: RequestRescheduleDocument,
    variables: (input) => ({ id, date: input.date }),
    payload: ({ requestReschedule }) => requestReschedule,
    onDone: ({ booking: updated }) => {
      if (updated?.requestedDate)
        toast.show({
          status: 'success',
          text: t('dateRequested', { listingName, requestedDate: indianDate(updated.requestedDate) }),
        });
      onClose();
    },
  });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('requestAnotherDate')}
      subtitle={listingName}
      size="small"
      onSubmit={form.onSubmit}
      actions={
        <>
          <Button variant="text" size="large" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" variant="primary" size="large" busy={busy} busyLabel={t('sending')}>
            {t('request')}
          </Button>
        </>
      }
    >
      <Box sx={fieldsSx}>
        <p>{rich(t, 'requestEffect', { b: (text) => <b>{text}</b>, date: indianDate(date) })}</p>
        <EventDateField {...field('date')} listingId={listingId} label={t('date')} autoFocus />
      </Box>
    </Dialog>
  );
}

const fieldsSx = {
  display: 'grid',
  gap: 5,
};
