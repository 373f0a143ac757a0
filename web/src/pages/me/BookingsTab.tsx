import { useQuery } from '@apollo/client/react';
import { useLiveQuery } from '../../account/useLiveQuery';
import { BookingList } from './BookingList';
import { MyBookingsDocument } from './BookingsTab.generated';
import { LoadError } from '../../account/LoadError';

export const BOOKINGS = { first: 12 };

/** The couple's bookings and their status. Owners' decisions appear without a reload. */
export function BookingsTab() {
  const { data, error, fetchMore, refetch } = useQuery(MyBookingsDocument, { variables: BOOKINGS });
  const reload = useLiveQuery(MyBookingsDocument, BOOKINGS, { list: 'myBookings' });
  if (error && !data) return <LoadError error={error} onRetry={refetch} />;
  return (
    <BookingList
      list={data?.myBookings}
      reload={reload}
      loadMore={(after) => fetchMore({ variables: { after } })}
    />
  );
}
