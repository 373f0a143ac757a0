import Box from '@mui/material/Box';
import { enquiryChangeRules } from '@mandap/api/rules/booking';
import { indianDate } from '../lib/format';
import { rich } from '../lib/rich';
import { useSubmit } from '../lib/useSubmit';
import { Dialog } from '../ui/Dialog';
import { useToast } from '../ui/useToast';
import { UpdateEnquiryDocument, type BookingChangesFragment } from './BookingCard.generated';
import { EventDateField } from './EventDateField';
import { Button } from '../ui/mui/Button';
import { t } from './date.messages.generated';

interface ChangeDateDialogProps {
  booking: BookingChangesFragment;
  open: boolean;
  onClose: () => void;
  /** Called if the business has decided meanwhile and the list is stale. */
  onOutdated: () => void;
}

/** Changes the date of a pending enquiry. */
export default function ChangeDateDialog({ booking, open, onClose, onOutdated }: ChangeDateDialogProps) {
  const { id, listingId, listingName, date } = booking;
  const toast = useToast();
  const { field, form, busy, changed } = useSubmit({
    initial: { date },
    rules: enquiryChangeRules.pick(['date']),
    mutation: UpdateEnquiryDocument,
    variables: (input) => ({ input: { id, date: input.date } }),
    payload: ({ updateEnquiry }) => updateEnquiry,
    onDone: ({ booking: updated }) => {
      if (updated)
        toast.show({
          status: 'success',
          text: t('dateChanged', { listingName, date: indianDate(updated.date) }),
        });
      onClose();
    },
    onFailure: ({ code, message }) => {
      if (code === 'CONFLICT') {
        onOutdated();
        onClose();
      }
      return toast.show({ status: 'error', text: t('dateNotChanged', { message }) });
    },
  });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('changeDate')}
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
          {rich(t, 'changeDateEffect', { b: (text) => <b>{text}</b>, date: indianDate(date), listingName })}
        </p>
        <EventDateField {...field('date')} listingId={listingId} label={t('date')} autoFocus />
      </Box>
    </Dialog>
  );
}

const fieldsSx = {
  display: 'grid',
  gap: 5,
};
