import { cardsSx } from '../../ui/mui/layouts';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { BookingCard } from '../../booking/BookingCard';
import type { BookingCardFragment } from '../../booking/BookingCard.generated';
import { lazyChangeEnquiryDialog } from '../../booking/lazyChangeEnquiryDialog';
import { lazyRescheduleDialog } from '../../booking/lazyRescheduleDialog';
import { lazyWithdrawDialog } from '../../booking/lazyWithdrawDialog';
import { useLazyComponent } from '../../lib/lazyComponent';
import { moveFocusToMain } from '../../lib/moveFocusToMain';
import { CardSkeletons } from '../../ui/mui/CardSkeletons';
import { EmptyState } from '../../ui/EmptyState';
import { LoadMore } from '../../ui/mui/LoadMore';
import { Notice } from '../../ui/mui/Notice';
import type { MyBookingsQuery } from './BookingsTab.generated';
import { FindListings } from './FindListings';
import { t } from './messages.generated';

interface BookingListProps {
  /** Undefined while loading. */
  list: MyBookingsQuery['myBookings'] | undefined;
  /** Fetches the list again. */
  reload: () => Promise<void>;
  loadMore: (after: string | null) => Promise<unknown>;
}

/** The couple's bookings, newest first. */
export function BookingList({ list, reload, loadMore }: BookingListProps) {
  const [withdrawal, setWithdrawal] = useState<{ booking: BookingCardFragment; open: boolean }>();
  const [rescheduling, setRescheduling] = useState<{ booking: BookingCardFragment; open: boolean }>();
  const [change, setChange] = useState<{ booking: BookingCardFragment; open: boolean }>();
  const { component: RescheduleDialog, load, loading, problem } = useLazyComponent(lazyRescheduleDialog);
  const changing = useLazyComponent(lazyChangeEnquiryDialog);
  const ChangeEnquiry = changing.component;
  const withdrawing = useLazyComponent(lazyWithdrawDialog);
  const WithdrawDialog = withdrawing.component;
  const failure = problem ?? changing.problem ?? withdrawing.problem;
  const reschedule = async (booking: BookingCardFragment) => {
    if (!loading && (await load())) setRescheduling({ booking, open: true });
  };
  const changeEnquiry = async (booking: BookingCardFragment) => {
    if (!changing.loading && (await changing.load())) setChange({ booking, open: true });
  };

  const withdraw = async (booking: BookingCardFragment) => {
    if (!withdrawing.loading && (await withdrawing.load())) setWithdrawal({ booking, open: true });
  };

  if (!list) return <CardSkeletons sx={cardsSx} height={280} />;
  if (list.nodes.length === 0)
    return (
      <EmptyState title={t('noBookingsYet')} actions={<FindListings />}>
        {t('noBookingsHint')}
      </EmptyState>
    );
  return (
    <>
      <Box component="ul" sx={cardsSx}>
        {list.nodes.map((node) => (
          <li key={node.id}>
            <BookingCard
              booking={node}
              onWithdraw={(booking) => void withdraw(booking)}
              onChange={(booking) => void changeEnquiry(booking)}
              onReschedule={(booking) => void reschedule(booking)}
              onOutdated={() => void reload()}
            />
          </li>
        ))}
      </Box>
      {list.pageInfo.hasNextPage && <LoadMore load={() => loadMore(list.pageInfo.endCursor)} />}
      {failure && <Notice tone="error">{failure}</Notice>}
      {change && ChangeEnquiry && (
        <ChangeEnquiry
          key={`${change.booking.id} ${change.booking.date} ${change.booking.guests}`}
          booking={change.booking}
          open={change.open}
          onClose={() => setChange({ ...change, open: false })}
          onOutdated={() => void reload().then(moveFocusToMain)}
        />
      )}
      {rescheduling && RescheduleDialog && (
        <RescheduleDialog
          key={rescheduling.booking.id + String(rescheduling.booking.requestedDate)}
          booking={rescheduling.booking}
          open={rescheduling.open}
          onClose={() => setRescheduling({ ...rescheduling, open: false })}
        />
      )}
      {withdrawal && WithdrawDialog && (
        <WithdrawDialog
          key={withdrawal.booking.id}
          booking={withdrawal.booking}
          open={withdrawal.open}
          onClose={() => setWithdrawal({ ...withdrawal, open: false })}
          onChanged={() => void reload().then(moveFocusToMain)}
        />
      )}
    </>
  );
}
