import Typography from '@mui/material/Typography';
import { useQuery } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { LoadError } from '../../account/LoadError';
import { BookingTable } from '../../admin/BookingTable';
import { RowTitle } from '../../admin/RowTitle';
import { RecordTable } from '../../admin/RecordTable';
import { paths } from '../../app/paths';
import { indianDate, placeName } from '../../lib/format';
import { Badge } from '../../ui/mui/Badge';
import { EmptyState } from '../../ui/EmptyState';
import { LoadMore } from '../../ui/mui/LoadMore';
import { StatusBadge } from '../../ui/mui/StatusBadge';
import { t } from './profile.messages.generated';
import { UserBookingsDocument, UserReviewsDocument, UserWishlistDocument } from './UserProfilePage.generated';

const PAGE_SIZE = 20;

const profileOf = (kind: 'VENUE' | 'VENDOR', id: string) =>
  kind === 'VENUE' ? paths.venueProfile(id) : paths.vendorProfile(id);

/** The user's wishlist. */
export function UserWishlist({ userId }: { userId: string }) {
  const { data, error, refetch, fetchMore } = useQuery(UserWishlistDocument, {
    variables: { userId, first: PAGE_SIZE },
  });
  const page = data?.wishlist;
  const rows = page?.nodes.flatMap(({ listing }) => listing ?? []);
  return (
    <Tab
      count={rows?.length}
      empty={t('theWishlistIsEmpty')}
      error={error}
      onRetry={refetch}
      more={
        page?.pageInfo.hasNextPage && (() => fetchMore({ variables: { after: page.pageInfo.endCursor } }))
      }
    >
      <RecordTable
        label={t('wishlist')}
        columns={[
          {
            id: 'listing',
            title: t('venueOrVendor'),
            cell: ({ id, kind, name, city, state, pictures }) => (
              <RowTitle
                title={name}
                to={profileOf(kind, id)}
                detail={placeName(city, state)}
                picture={pictures[0] ?? null}
              />
            ),
          },
          {
            id: 'kind',
            title: t('kind'),
            cell: ({ kind }) => (kind === 'VENUE' ? t('venue') : t('vendor')),
          },
          {
            id: 'status',
            title: t('status'),
            cell: ({ status }) => <StatusBadge status={status.toLowerCase() as Lowercase<typeof status>} />,
          },
        ]}
        rows={rows}
        pageSize={0}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
      />
    </Tab>
  );
}

interface UserBookingsProps {
  userId: string;
  /** Whether to list upcoming bookings; otherwise lists past ones with their history. */
  open: boolean;
}

/** The user's bookings. */
export function UserBookings({ userId, open }: UserBookingsProps) {
  const { data, error, refetch, fetchMore } = useQuery(UserBookingsDocument, {
    variables: { userId, open, first: PAGE_SIZE },
  });
  const page = data?.userBookings;
  return (
    <Tab
      count={page?.nodes.length}
      empty={open ? t('noOpenBookings') : t('noPastBookings')}
      error={error}
      onRetry={refetch}
      more={
        page?.pageInfo.hasNextPage && (() => fetchMore({ variables: { after: page.pageInfo.endCursor } }))
      }
    >
      <BookingTable bookings={page?.nodes ?? []} about="listing" showHistory={!open} />
    </Tab>
  );
}

/** The user's reviews, whatever their status. */
export function UserRatings({ userId }: { userId: string }) {
  const { data, error, refetch, fetchMore } = useQuery(UserReviewsDocument, {
    variables: { userId, first: PAGE_SIZE },
  });
  const page = data?.userReviews;
  return (
    <Tab
      count={page?.nodes.length}
      empty={t('noRatingsYet')}
      error={error}
      onRetry={refetch}
      more={
        page?.pageInfo.hasNextPage && (() => fetchMore({ variables: { after: page.pageInfo.endCursor } }))
      }
    >
      <RecordTable
        label={t('ratings')}
        columns={[
          {
            id: 'listing',
            title: t('venueOrVendor'),
            cell: ({ listingId, listingKind, listingName, createdAt }) => (
              <RowTitle
                title={listingName}
                to={profileOf(listingKind, listingId)}
                detail={indianDate(createdAt)}
              />
            ),
          },
          { id: 'rating', title: t('rating'), cell: ({ rating }) => t('ratingOfFive', { rating }) },
          { id: 'state', title: t('state'), cell: ({ status }) => <ReviewState status={status} /> },
          { id: 'review', title: t('review'), small: 'row', cell: ({ message }) => message },
        ]}
        rows={page?.nodes}
        pageSize={0}
        rowKey={({ id }) => id}
        rowName={({ listingName }) => listingName}
      />
    </Tab>
  );
}

function ReviewState({ status }: { status: 'PUBLISHED' | 'PENDING' | 'REJECTED' }) {
  if (status === 'PUBLISHED')
    return (
      <Badge tone="success" icon="check">
        {t('published')}
      </Badge>
    );
  return <StatusBadge status={status === 'PENDING' ? 'pending' : 'rejected'} />;
}

interface TabProps {
  /** Undefined while loading. */
  count: number | undefined;
  empty: string;
  error: unknown;
  onRetry: () => unknown;
  /** Fetches the next page; false or undefined on the last one. */
  more: false | undefined | (() => Promise<unknown>);
  children: ReactNode;
}

/** A tab's content, or its loading, empty or error state. */
function Tab({ count, empty, error, onRetry, more, children }: TabProps) {
  if (count === undefined)
    return error ? (
      <LoadError error={error} onRetry={onRetry} />
    ) : (
      <Typography role="status" sx={tabSx}>
        {t('loading')}
      </Typography>
    );
  if (count === 0) return <EmptyState title={empty} />;
  return (
    <>
      {children}
      {more && <LoadMore load={more} />}
    </>
  );
}

const tabSx = {
  paddingTop: 6,
};
