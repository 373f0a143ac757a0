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
 * Updates the cache after an enquiry was sent or withdrawn: links it to its listing or unlinks it. A new enquiry evicts
 * the couple's list, so that it is refetched.
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
