import { enquiryChangeRules } from '@mandap/api/rules/booking';
import { indianDate } from '../lib/format';
import { useSubmit } from '../lib/useSubmit';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { useToast } from '../ui/useToast';
import { UpdateEnquiryDocument, type BookingChangesFragment } from './BookingCard.generated';
import styles from './BookingCard.module.css';
import { EventDateInput } from './EventDateInput';

interface ChangeDateDialogProps {
  booking: BookingChangesFragment;
  open: boolean;
  onClose: () => void;
  /** The business decided in the meantime: the list is out of date. */
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
          text: `Your enquiry to ${listingName} is now for ${indianDate(updated.date)}.`,
        });
      onClose();
    },
    onFailure: ({ code, message }) => {
      if (code === 'CONFLICT') {
        onOutdated();
        onClose();
      }
      return toast.show({ status: 'error', text: `The date was not changed. ${message}` });
    },
  });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Change date"
      lead={listingName}
      size="small"
      onSubmit={form.onSubmit}
      actions={
        <>
          <Button variant="text" size="large" onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            variant="primary"
            size="large"
            busy={busy}
            busyLabel="Saving…"
            disabled={!changed}
          >
            Save
          </Button>
        </>
      }
    >
      <div className={styles.proposal}>
        <p>
          Your enquiry is for <b>{indianDate(date)}</b>. {listingName} is notified of the new date. Your code
          stays the same.
        </p>
        <EventDateInput {...field('date')} listingId={listingId} label="Date" autoFocus />
      </div>
    </Dialog>
  );
}
