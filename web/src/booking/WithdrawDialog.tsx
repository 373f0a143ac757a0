import { useMutation } from '@apollo/client/react';
import { indianDate } from '../lib/format';
import { refusalOf } from '../lib/refusalOf';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { useToast } from '../ui/useToast';
import type { BookingCardFragment } from './BookingCard.generated';
import { linkBooking } from './bookingCache';
import { t } from './messages.generated';
import { WithdrawBookingDocument } from './WithdrawDialog.generated';

interface WithdrawDialogProps {
  booking: Pick<BookingCardFragment, 'id' | 'listingName' | 'date'>;
  open: boolean;
  onClose: () => void;
  /** Called if it was withdrawn, or decided meanwhile, and the list is stale. */
  onChanged: () => void;
}

/** Confirms the withdrawal of a pending enquiry. */
export default function WithdrawDialog({ booking, open, onClose, onChanged }: WithdrawDialogProps) {
  const toast = useToast();
  const [withdrawBooking, { loading: busy }] = useMutation(WithdrawBookingDocument);
  const withdraw = async () => {
    const refusal = await refusalOf(
      withdrawBooking({
        variables: { id: booking.id },
        update(cache, { data: answer }) {
          if (answer?.withdrawBooking.booking) linkBooking(cache, answer.withdrawBooking.booking);
        },
        onCompleted() {
          onChanged();
          onClose();
        },
      }),
    );
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
