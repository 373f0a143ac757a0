import { WISHLIST_PAGE_SIZE } from '@mandap/api/constants/wishlist';
import { useQuery } from '@apollo/client/react';
import { LoadError } from '../../account/LoadError';
import { paths } from '../../app/paths';
import { indianNumber } from '../../lib/format';
import { CardSkeletons } from '../../ui/CardSkeletons';
import { EmptyState } from '../../ui/EmptyState';
import { LinkButton } from '../../ui/LinkButton';
import { LoadMore } from '../../ui/LoadMore';
import { PauseButton } from '../../ui/PauseButton';
import { keyOf, titleOf } from '../../vendor/categories';
import { UnavailableWish } from '../../wishlist/UnavailableWish';
import { WishSlot } from '../../wishlist/WishSlot';
import { MyWishlistDocument, type MyWishlistQuery } from './WishlistTab.generated';
import styles from './WishlistTab.module.css';

/** The venues and vendors that the couple keeps, the newest first. Hearts elsewhere change it: each visit asks anew. */
export function WishlistTab() {
  const { data, error, refetch, fetchMore } = useQuery(MyWishlistDocument, {
    variables: { first: WISHLIST_PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  if (error && !data)
    return (
      <LoadError
        error={error}
        title="Failed to load wishlist. Please try again later."
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  if (!data)
    return <CardSkeletons className={styles.cards} count={4} height={380} text="Loading your wishlist..." />;
  const { nodes, pageInfo } = data.wishlist;
  if (nodes.length === 0)
    return (
      <EmptyState
        title="Your wishlist is empty."
        actions={
          <>
            <LinkButton to={paths.venues}>Find a venue</LinkButton>
            <LinkButton to={paths.vendors} variant="text">
              Find a vendor
            </LinkButton>
          </>
        }
      >
        Press the heart on a venue or vendor that you like. It waits for you here.
      </EmptyState>
    );
  return (
    <>
      <div className={styles.bar}>
        <p>Newest first</p>
        <PauseButton />
      </div>
      <ul className={styles.cards}>
        {nodes.map(
          ({ id, listing, unavailable }) =>
            (listing ?? unavailable) && (
              <li key={id}>
                {listing && <WishSlot listing={listing} {...detailsOf(listing)} />}
                {unavailable && <UnavailableWish listing={unavailable} />}
              </li>
            ),
        )}
      </ul>
      {pageInfo.hasNextPage && (
        <LoadMore load={() => fetchMore({ variables: { after: pageInfo.endCursor } })} />
      )}
    </>
  );
}

type Kept = NonNullable<MyWishlistQuery['wishlist']['nodes'][number]['listing']>;

function detailsOf(listing: Kept): { to: string; fact: string } {
  if (listing.__typename === 'Vendor') {
    const category = keyOf(listing.category);
    return { to: paths.vendor(listing.id, category), fact: titleOf(category) };
  }
  const { id, maxGuests } = listing;
  return { to: paths.venue(id), fact: `Max Guests: ${maxGuests === null ? 'N/A' : indianNumber(maxGuests)}` };
}
