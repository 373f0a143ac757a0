import { useQuery } from '@apollo/client/react';
import { BookingList } from './BookingList';
import { MyBookingsDocument } from './BookingsTab.generated';
import { LoadError } from '../../account/LoadError';

export const BOOKINGS = { first: 12 };

/** The couple's bookings and their status. */
export function BookingsTab() {
  const { data, error, fetchMore, refetch } = useQuery(MyBookingsDocument, { variables: BOOKINGS });
  if (error && !data) return <LoadError error={error} onRetry={refetch} />;
  return (
    <BookingList
      list={data?.myBookings}
      variables={BOOKINGS}
      loadMore={(after) => fetchMore({ variables: { after } })}
    />
  );
}
