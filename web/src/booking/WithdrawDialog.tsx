import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { failureOf } from '../lib/errors';
import { indianDate } from '../lib/format';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { useToast } from '../ui/useToast';
import { WithdrawBookingDocument, type BookingCardFragment } from './BookingCard.generated';
import { linkBooking } from './bookingCache';

interface WithdrawDialogProps {
  booking: BookingCardFragment;
  open: boolean;
  onClose: () => void;
  /** It was withdrawn, or decided in the meantime: the list is out of date. */
  onChanged: () => void;
}

/** Asks before a pending enquiry is taken back. */
export function WithdrawDialog({ booking, open, onClose, onChanged }: WithdrawDialogProps) {
  const apollo = useApolloClient();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const withdraw = async () => {
    setBusy(true);
    let refusal: string | undefined;
    try {
      const { data } = await apollo.mutate({
        mutation: WithdrawBookingDocument,
        variables: { id: booking.id },
        update(cache, { data: answer }) {
          if (answer?.withdrawBooking.booking) linkBooking(cache, answer.withdrawBooking.booking);
        },
      });
      refusal = data?.withdrawBooking.userErrors[0]?.message;
      onChanged();
      onClose();
    } catch (error) {
      refusal = failureOf(error).message;
    }
    setBusy(false);
    if (refusal) toast.show({ status: 'error', text: `Your enquiry was not withdrawn. ${refusal}` });
    else toast.show({ status: 'success', text: `You withdrew your enquiry to ${booking.listingName}.` });
  };
  return (
    <ConfirmDialog
      open={open}
      title="Withdraw this enquiry?"
      confirmLabel="Withdraw"
      destructive
      busy={busy}
      onConfirm={() => void withdraw()}
      onClose={onClose}
    >
      {booking.listingName} is told that you no longer ask for {indianDate(booking.date)}, and its code stops
      working. You can send another enquiry at any time.
    </ConfirmDialog>
  );
}
