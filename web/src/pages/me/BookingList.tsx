import { useState } from 'react';
import { useLiveQuery } from '../../account/useLiveQuery';
import { paths } from '../../app/paths';
import { BookingCard } from '../../booking/BookingCard';
import type { BookingCardFragment } from '../../booking/BookingCard.generated';
import { changeDatePart } from '../../booking/changeDatePart';
import { proposeDatePart } from '../../booking/proposeDatePart';
import { WithdrawDialog } from '../../booking/WithdrawDialog';
import { useFetchedPart } from '../../lib/fetchedPart';
import { keepFocus } from '../../lib/keepFocus';
import { CardSkeletons } from '../../ui/CardSkeletons';
import { EmptyState } from '../../ui/EmptyState';
import { LinkButton } from '../../ui/LinkButton';
import { LoadMore } from '../../ui/LoadMore';
import { Notice } from '../../ui/Notice';
import styles from './BookingList.module.css';
import {
  MyBookingsDocument,
  type MyBookingsQuery,
  type MyBookingsQueryVariables,
} from './BookingsTab.generated';

interface BookingListProps {
  /** Undefined while it loads. */
  list: MyBookingsQuery['myBookings'] | undefined;
  /** Of the page's query: the list keeps itself up to date by it. */
  variables: MyBookingsQueryVariables;
  loadMore: (after: string | null) => Promise<unknown>;
}

/** The couple's enquiries, newest first. A decision shows without a reload. */
export function BookingList({ list, variables, loadMore }: BookingListProps) {
  const [withdrawal, setWithdrawal] = useState<{ booking: BookingCardFragment; open: boolean }>();
  const [proposal, setProposal] = useState<{ booking: BookingCardFragment; open: boolean }>();
  const [change, setChange] = useState<{ booking: BookingCardFragment; open: boolean }>();
  const { part: ProposeDate, load, loading, problem } = useFetchedPart(proposeDatePart, true);
  const changing = useFetchedPart(changeDatePart, true);
  const ChangeDate = changing.part;
  const propose = async (booking: BookingCardFragment) => {
    if (!loading && (await load())) setProposal({ booking, open: true });
  };
  const changeDate = async (booking: BookingCardFragment) => {
    if (!changing.loading && (await changing.load())) setChange({ booking, open: true });
  };
  const renew = useLiveQuery(MyBookingsDocument, variables);

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
            <BookingCard
              booking={booking}
              onWithdraw={() => setWithdrawal({ booking, open: true })}
              onChangeDate={() => void changeDate(booking)}
              onPropose={() => void propose(booking)}
            />
          </li>
        ))}
      </ul>
      {list.pageInfo.hasNextPage && <LoadMore load={() => loadMore(list.pageInfo.endCursor)} />}
      {(problem ?? changing.problem) && <Notice tone="bad">{problem ?? changing.problem}</Notice>}
      {change && ChangeDate && (
        <ChangeDate
          key={change.booking.id + change.booking.date}
          booking={change.booking}
          open={change.open}
          onClose={() => setChange({ ...change, open: false })}
          onOutdated={() => void renew().then(keepFocus)}
        />
      )}
      {proposal && ProposeDate && (
        <ProposeDate
          key={proposal.booking.id + String(proposal.booking.proposedDate)}
          booking={proposal.booking}
          open={proposal.open}
          onClose={() => setProposal({ ...proposal, open: false })}
        />
      )}
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
