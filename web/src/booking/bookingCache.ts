import type { ApolloCache } from '@apollo/client';
import type { BookingStatus, ListingKind } from '../gql/types';

interface ChangedBooking {
  id: string;
  status?: BookingStatus;
  listingId: string | null;
  listingKind: ListingKind;
}

const TYPE_OF: Record<ListingKind, string> = { VENUE: 'Venue', VENDOR: 'Vendor' };

/**
 * After an enquiry was sent or withdrawn: its listing knows it, or no longer does, and the couple's list is asked for
 * again when it is next seen.
 */
export function linkBooking(
  cache: ApolloCache,
  { id, status, listingId, listingKind }: ChangedBooking,
): void {
  const open = status !== 'WITHDRAWN';
  if (listingId)
    cache.modify({
      id: cache.identify({ __typename: TYPE_OF[listingKind], id: listingId }),
      fields: {
        myBooking: (_before, { toReference }) =>
          open ? (toReference({ __typename: 'Booking', id }) ?? null) : null,
      },
    });
  if (open) cache.evict({ id: 'ROOT_QUERY', fieldName: 'myBookings' });
}
