import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { BookingCardFragment } from '../../booking/BookingCard.generated';
import { WithdrawDialog } from '../../booking/WithdrawDialog';

interface WithdrawalLinkProps {
  booking: BookingCardFragment;
  reload: () => Promise<void>;
}

/** Opens the confirmation of a withdrawal for the link in our emails, `?withdraw=1`. */
export function WithdrawalLink({ booking, reload }: WithdrawalLinkProps) {
  const [search, setSearch] = useSearchParams();
  const [open, setOpen] = useState(search.has('withdraw') && booking.status === 'PENDING');
  return (
    <WithdrawDialog
      booking={booking}
      open={open}
      onClose={() => {
        setOpen(false);
        setSearch({}, { replace: true, preventScrollReset: true });
      }}
      onChanged={() => void reload()}
    />
  );
}
