import { useQuery } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { LoadError } from '../../account/LoadError';
import { BookingTable } from '../../admin/BookingTable';
import { RowTitle } from '../../admin/RowTitle';
import { TableGrid } from '../../admin/TableGrid';
import { paths } from '../../app/paths';
import { indianDate, placeName } from '../../lib/format';
import { Badge } from '../../ui/Badge';
import { EmptyState } from '../../ui/EmptyState';
import { LoadMore } from '../../ui/LoadMore';
import { StatusBadge } from '../../ui/StatusBadge';
import styles from './UserProfilePage.module.css';
import { UserBookingsDocument, UserReviewsDocument, UserWishlistDocument } from './UserProfilePage.generated';

const FIRST = 20;

const profileOf = (kind: 'VENUE' | 'VENDOR', id: string) =>
  kind === 'VENUE' ? paths.venueProfile(id) : paths.vendorProfile(id);

/** The listings that the user keeps. */
export function UserWishlist({ userId }: { userId: string }) {
  const { data, error, refetch, fetchMore } = useQuery(UserWishlistDocument, {
    variables: { userId, first: FIRST },
  });
  const page = data?.wishlist;
  const rows = page?.nodes.flatMap(({ listing }) => listing ?? []);
  return (
    <Tab
      count={rows?.length}
      empty="The wishlist is empty"
      error={error}
      onRetry={refetch}
      more={
        page?.pageInfo.hasNextPage && (() => fetchMore({ variables: { after: page.pageInfo.endCursor } }))
      }
    >
      <TableGrid
        label="Wishlist"
        columns={[
          {
            title: 'Venue or vendor',
            cell: ({ id, kind, name, city, state, pictures }) => (
              <RowTitle
                title={name}
                to={profileOf(kind, id)}
                detail={placeName(city, state)}
                picture={pictures[0] ?? null}
              />
            ),
          },
          { title: 'Kind', small: 'untitled', cell: ({ kind }) => (kind === 'VENUE' ? 'Venue' : 'Vendor') },
          {
            title: 'Status',
            small: 'untitled',
            cell: ({ status }) => <StatusBadge status={status.toLowerCase() as Lowercase<typeof status>} />,
          },
        ]}
        rows={rows}
        size={0}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
      />
    </Tab>
  );
}

interface UserBookingsProps {
  userId: string;
  /** What is still to come; else what is over, with all that happened. */
  open: boolean;
}

/** The bookings of the user. */
export function UserBookings({ userId, open }: UserBookingsProps) {
  const { data, error, refetch, fetchMore } = useQuery(UserBookingsDocument, {
    variables: { userId, open, first: FIRST },
  });
  const page = data?.userBookings;
  return (
    <Tab
      count={page?.nodes.length}
      empty={open ? 'No open bookings' : 'No past bookings'}
      error={error}
      onRetry={refetch}
      more={
        page?.pageInfo.hasNextPage && (() => fetchMore({ variables: { after: page.pageInfo.endCursor } }))
      }
    >
      <BookingTable bookings={page?.nodes ?? []} about="listing" histories={!open} />
    </Tab>
  );
}

/** The reviews that the user wrote, in any state. */
export function UserRatings({ userId }: { userId: string }) {
  const { data, error, refetch, fetchMore } = useQuery(UserReviewsDocument, {
    variables: { userId, first: FIRST },
  });
  const page = data?.userReviews;
  return (
    <Tab
      count={page?.nodes.length}
      empty="No ratings yet"
      error={error}
      onRetry={refetch}
      more={
        page?.pageInfo.hasNextPage && (() => fetchMore({ variables: { after: page.pageInfo.endCursor } }))
      }
    >
      <TableGrid
        label="Ratings"
        columns={[
          {
            title: 'Venue or vendor',
            cell: ({ listingId, listingKind, listingName, createdAt }) => (
              <RowTitle
                title={listingName}
                to={profileOf(listingKind, listingId)}
                detail={indianDate(createdAt)}
              />
            ),
          },
          { title: 'Rating', small: 'untitled', cell: ({ rating }) => `${rating} of 5 stars` },
          { title: 'State', small: 'untitled', cell: ({ status }) => <ReviewState status={status} /> },
          { title: 'Review', small: 'row', cell: ({ message }) => message },
        ]}
        rows={page?.nodes}
        size={0}
        rowKey={({ id }) => id}
        rowName={({ listingName }) => listingName}
      />
    </Tab>
  );
}

function ReviewState({ status }: { status: 'PUBLISHED' | 'PENDING' | 'REJECTED' }) {
  if (status === 'PUBLISHED')
    return (
      <Badge tone="ok" icon="check">
        Published
      </Badge>
    );
  return <StatusBadge status={status === 'PENDING' ? 'pending' : 'rejected'} />;
}

interface TabProps {
  /** Undefined while it loads. */
  count: number | undefined;
  empty: string;
  error: unknown;
  onRetry: () => Promise<unknown>;
  /** Fetches what follows; false or undefined at the end. */
  more: false | undefined | (() => Promise<unknown>);
  children: ReactNode;
}

/** A tab with what it holds, or what shows in its place. */
function Tab({ count, empty, error, onRetry, more, children }: TabProps) {
  if (count === undefined)
    return error ? (
      <LoadError error={error} onRetry={() => void onRetry().catch(() => undefined)} />
    ) : (
      <p role="status" className={styles.tab}>
        Loading...
      </p>
    );
  if (count === 0) return <EmptyState title={empty} />;
  return (
    <>
      {children}
      {more && <LoadMore load={more} />}
    </>
  );
}
