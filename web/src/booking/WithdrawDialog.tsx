import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { failureOf } from '../lib/errors';
import { indianDate } from '../lib/format';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { useToast } from '../ui/useToast';
import { WithdrawBookingDocument, type BookingCardFragment } from './BookingCard.generated';
import { linkBooking } from './bookingCache';
import { t } from './messages.generated';

interface WithdrawDialogProps {
  booking: BookingCardFragment;
  open: boolean;
  onClose: () => void;
  /** Called if it was withdrawn, or decided meanwhile, and the list is stale. */
  onChanged: () => void;
}

/** Confirms the withdrawal of a pending enquiry. */
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
    if (refusal) toast.show({ status: 'error', text: t('notWithdrawn', { refusal }) });
    else toast.show({ status: 'success', text: t('withdrawn', { listingName: booking.listingName }) });
  };
  return (
    <ConfirmDialog
      open={open}
      title={t('withdrawTitle')}
      confirmLabel={t('withdraw')}
      destructive
      busy={busy}
      onConfirm={() => void withdraw()}
      onClose={onClose}
    >
      {t('withdrawEffect', { listingName: booking.listingName, date: indianDate(booking.date) })}
    </ConfirmDialog>
  );
}
