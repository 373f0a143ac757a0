import { useQuery } from '@apollo/client/react';
import { failureOf } from '../../lib/errors';
import { ErrorState } from '../../ui/ErrorState';
import { BookingList } from './BookingList';
import { MyBookingsDocument } from './BookingsTab.generated';

export const BOOKINGS = { first: 12 };

/** What the couple has asked for, and what became of it. */
export function BookingsTab() {
  const { data, error, fetchMore, refetch } = useQuery(MyBookingsDocument, { variables: BOOKINGS });
  if (error && !data)
    return (
      <ErrorState title="Error while loading data" onRetry={() => void refetch().catch(() => undefined)}>
        {failureOf(error).message}
      </ErrorState>
    );
  return (
    <BookingList
      list={data?.myBookings}
      variables={BOOKINGS}
      loadMore={(after) => fetchMore({ variables: { after } })}
    />
  );
}
