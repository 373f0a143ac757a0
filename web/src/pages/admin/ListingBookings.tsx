import { useQuery } from '@apollo/client/react';
import { LoadError } from '../../account/LoadError';
import { BookingTable } from '../../admin/BookingTable';
import { ProfileSection } from '../../admin/ProfileFrame';
import { LoadMore } from '../../ui/mui/LoadMore';
import { t } from './profile.messages.generated';
import { ListingBookingsDocument } from './VenueProfilePage.generated';

const PAGE = 10;

/** The bookings of a listing, with their status. */
export function ListingBookings({ listingId }: { listingId: string }) {
  const { data, error, fetchMore, refetch } = useQuery(ListingBookingsDocument, {
    variables: { listingId, first: PAGE },
  });
  const inbox = data?.inbox;
  return (
    <ProfileSection title={t('enquiries')}>
      {inbox ? (
        inbox.nodes.length > 0 ? (
          <BookingTable bookings={inbox.nodes} about="couple" />
        ) : (
          <p>{t('noEnquiriesYet')}</p>
        )
      ) : error ? (
        <LoadError error={error} headingLevel={3} onRetry={refetch} />
      ) : (
        <p role="status">{t('loading')}</p>
      )}
      {inbox?.pageInfo.hasNextPage && (
        <LoadMore load={() => fetchMore({ variables: { after: inbox.pageInfo.endCursor } })} />
      )}
    </ProfileSection>
  );
}
