import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { bookingStatusOf } from '../../booking/bookingStatus';
import { lazyWithdrawDialog } from '../../booking/lazyWithdrawDialog';
import { useLazyComponent } from '../../lib/lazyComponent';
import { useProblemToast } from '../../ui/useProblemToast';
import { useToast } from '../../ui/useToast';
import type { BookingPageQuery } from './BookingPage.generated';
import { t } from './withdrawal.messages.generated';

interface WithdrawalLinkProps {
  booking: NonNullable<BookingPageQuery['booking']>;
  reload: () => Promise<void>;
}

/**
 * Opens the confirmation of a withdrawal for the link in our emails, `?withdraw=1`, or says why the enquiry can’t be
 * withdrawn anymore.
 */
export default function WithdrawalLink({ booking, reload }: WithdrawalLinkProps) {
  const [search, setSearch] = useSearchParams();
  const isRequested = search.has('withdraw');
  /** When the link was followed. Later, the dialog itself changes the status. */
  const [status] = useState(bookingStatusOf(booking));
  const [open, setOpen] = useState(isRequested && status === 'pending');
  const toast = useToast();
  const { component: Dialog, load, problem } = useLazyComponent(lazyWithdrawDialog);
  useProblemToast(problem);
  useEffect(() => {
    if (open) void load();
  }, [open, load]);
  useEffect(() => {
    if (!isRequested || status === 'pending') return;
    toast.show({ status: 'info', text: t(`notWithdrawable.${status}`) });
    setSearch({}, { replace: true, preventScrollReset: true });
  }, [isRequested, status, toast, setSearch]);
  return (
    Dialog && (
      <Dialog
        booking={booking}
        open={open}
        onClose={() => {
          setOpen(false);
          setSearch({}, { replace: true, preventScrollReset: true });
        }}
        onChanged={() => void reload()}
      />
    )
  );
}
