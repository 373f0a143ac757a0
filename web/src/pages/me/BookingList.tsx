import { useState } from 'react';
import { useLiveQuery } from '../../account/useLiveQuery';
import { paths } from '../../app/paths';
import { BookingCard } from '../../booking/BookingCard';
import type { BookingCardFragment } from '../../booking/BookingCard.generated';
import { WithdrawDialog } from '../../booking/WithdrawDialog';
import { keepFocus } from '../../lib/keepFocus';
import { CardSkeletons } from '../../ui/CardSkeletons';
import { EmptyState } from '../../ui/EmptyState';
import { LinkButton } from '../../ui/LinkButton';
import { LoadMore } from '../../ui/LoadMore';
import styles from './BookingList.module.css';
import {
  MyDashboardDocument,
  type MyDashboardQuery,
  type MyDashboardQueryVariables,
} from './CustomerPage.generated';

interface BookingListProps {
  /** Undefined while it loads. */
  list: MyDashboardQuery['myBookings'] | undefined;
  /** Of the page's query: the list keeps itself up to date by it. */
  variables: MyDashboardQueryVariables;
  loadMore: (after: string | null) => Promise<unknown>;
}

/** The couple's enquiries, newest first. A decision shows without a reload. */
export function BookingList({ list, variables, loadMore }: BookingListProps) {
  const [withdrawal, setWithdrawal] = useState<{ booking: BookingCardFragment; open: boolean }>();
  const renew = useLiveQuery(MyDashboardDocument, variables);

  if (!list) return <CardSkeletons className={styles.cards} height={280} />;
  if (list.nodes.length === 0)
    return (
      <EmptyState title="No bookings yet" actions={<LinkButton to={paths.venues}>Find a venue</LinkButton>}>
        Send an enquiry to a venue that you like. It shows here with its code.
      </EmptyState>
    );
  return (
    <>
      <ul className={styles.cards}>
        {list.nodes.map((booking) => (
          <li key={booking.id}>
            <BookingCard booking={booking} onWithdraw={() => setWithdrawal({ booking, open: true })} />
          </li>
        ))}
      </ul>
      {list.pageInfo.hasNextPage && <LoadMore load={() => loadMore(list.pageInfo.endCursor)} />}
      {withdrawal && (
        <WithdrawDialog
          key={withdrawal.booking.id}
          booking={withdrawal.booking}
          open={withdrawal.open}
          onClose={() => setWithdrawal({ ...withdrawal, open: false })}
          onChanged={() => void renew().then(keepFocus)}
        />
      )}
    </>
  );
}
