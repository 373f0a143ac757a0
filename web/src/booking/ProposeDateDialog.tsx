import { proposalRules } from '@mandap/api/rules/booking';
import { indianDate } from '../lib/format';
import { useSubmit } from '../lib/useSubmit';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { useToast } from '../ui/useToast';
import { ProposeDateDocument, type BookingChangesFragment } from './BookingCard.generated';
import styles from './BookingCard.module.css';
import { EventDateInput } from './EventDateInput';

interface ProposeDateDialogProps {
  booking: BookingChangesFragment;
  open: boolean;
  onClose: () => void;
}

/** Asks for another day. The booking stays approved for its own until the business accepts. */
export default function ProposeDateDialog({ booking, open, onClose }: ProposeDateDialogProps) {
  const { id, listingId, listingName, date, proposedDate } = booking;
  const toast = useToast();
  const { field, form, busy } = useSubmit({
    initial: { date: proposedDate ?? '' },
    rules: proposalRules.pick(['date']),
    mutation: ProposeDateDocument,
    variables: (input) => ({ id, date: input.date }),
    payload: ({ proposeDate }) => proposeDate,
    onDone: ({ booking: moved }) => {
      if (moved?.proposedDate)
        toast.show({
          status: 'success',
          text: `${listingName} is asked for ${indianDate(moved.proposedDate)}. You hear from us once they answer.`,
        });
      onClose();
    },
  });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Propose another date"
      lead={listingName}
      size="small"
      onSubmit={form.onSubmit}
      actions={
        <>
          <Button variant="text" size="large" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="primary" size="large" busy={busy} busyLabel="Sending…">
            Propose
          </Button>
        </>
      }
    >
      <div className={styles.proposal}>
        <p>
          Your booking stays approved for <b>{indianDate(date)}</b> until they accept. Moving it costs
          nothing.
        </p>
        <EventDateInput {...field('date')} listingId={listingId} label="Date" autoFocus />
      </div>
    </Dialog>
  );
}
