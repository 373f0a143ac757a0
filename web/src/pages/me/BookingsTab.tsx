import { useQuery } from '@apollo/client/react';
import { BookingList } from './BookingList';
import { MyBookingsDocument } from './BookingsTab.generated';
import { LoadError } from '../../account/LoadError';

export const BOOKINGS = { first: 12 };

/** What the couple has asked for, and what became of it. */
export function BookingsTab() {
  const { data, error, fetchMore, refetch } = useQuery(MyBookingsDocument, { variables: BOOKINGS });
  if (error && !data)
    return <LoadError error={error} onRetry={() => void refetch().catch(() => undefined)} />;
  return (
    <BookingList
      list={data?.myBookings}
      variables={BOOKINGS}
      loadMore={(after) => fetchMore({ variables: { after } })}
    />
  );
}
