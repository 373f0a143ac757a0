import { useQuery } from '@apollo/client/react';
import { BookingTable } from '../../admin/BookingTable';
import { ProfileSection } from '../../admin/ProfileFrame';
import { failureOf } from '../../lib/errors';
import { ErrorState } from '../../ui/ErrorState';
import { LoadMore } from '../../ui/LoadMore';
import { ListingBookingsDocument } from './VenueProfilePage.generated';

const PAGE = 10;

/** What couples asked of a listing, and how it was decided. */
export function ListingBookings({ listingId }: { listingId: string }) {
  const { data, error, fetchMore, refetch } = useQuery(ListingBookingsDocument, {
    variables: { listingId, first: PAGE },
  });
  const inbox = data?.inbox;
  return (
    <ProfileSection title="Enquiries">
      {inbox ? (
        inbox.nodes.length > 0 ? (
          <BookingTable bookings={inbox.nodes} about="couple" />
        ) : (
          <p>No enquiries yet</p>
        )
      ) : error ? (
        <ErrorState
          title="Error while loading data"
          headingLevel={3}
          onRetry={() => void refetch().catch(() => undefined)}
        >
          {failureOf(error).message}
        </ErrorState>
      ) : (
        <p role="status">Loading...</p>
      )}
      {inbox?.pageInfo.hasNextPage && (
        <LoadMore load={() => fetchMore({ variables: { after: inbox.pageInfo.endCursor } })} />
      )}
    </ProfileSection>
  );
}
