import { useQuery } from '@apollo/client/react';
import { LoadError } from '../../account/LoadError';
import { BookingTable } from '../../admin/BookingTable';
import { ProfileSection } from '../../admin/ProfileFrame';
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
        <LoadError error={error} headingLevel={3} onRetry={() => void refetch().catch(() => undefined)} />
      ) : (
        <p role="status">Loading...</p>
      )}
      {inbox?.pageInfo.hasNextPage && (
        <LoadMore load={() => fetchMore({ variables: { after: inbox.pageInfo.endCursor } })} />
      )}
    </ProfileSection>
  );
}
