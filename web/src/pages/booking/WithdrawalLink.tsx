import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { lazyWithdrawDialog } from '../../booking/lazyWithdrawDialog';
import { useLazyComponent } from '../../lib/lazyComponent';
import { useProblemToast } from '../../ui/useProblemToast';
import type { BookingPageQuery } from './BookingPage.generated';

interface WithdrawalLinkProps {
  booking: NonNullable<BookingPageQuery['booking']>;
  reload: () => Promise<void>;
}

/** Opens the confirmation of a withdrawal for the link in our emails, `?withdraw=1`. */
export function WithdrawalLink({ booking, reload }: WithdrawalLinkProps) {
  const [search, setSearch] = useSearchParams();
  const [open, setOpen] = useState(search.has('withdraw') && booking.status === 'PENDING');
  const { component: Dialog, load, problem } = useLazyComponent(lazyWithdrawDialog);
  useProblemToast(problem);
  useEffect(() => {
    if (open) void load();
  }, [open, load]);
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
