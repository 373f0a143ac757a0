import Box from '@mui/material/Box';
import { WISHLIST_PAGE_SIZE } from '@mandap/api/constants/wishlist';
import { useQuery } from '@apollo/client/react';
import { LoadError } from '../../account/LoadError';
import { paths } from '../../app/paths';
import { indianNumber } from '../../lib/format';
import { CardSkeletons } from '../../ui/mui/CardSkeletons';
import { EmptyState } from '../../ui/EmptyState';
import { LoadMore } from '../../ui/mui/LoadMore';
import { PauseButton } from '../../ui/PauseButton';
import { keyOf, titleOf } from '../../vendor/categories';
import { UnavailableWish } from '../../wishlist/UnavailableWish';
import { WishSlot } from '../../wishlist/WishSlot';
import { FindListings } from './FindListings';
import { t } from './messages.generated';
import { MyWishlistDocument, type MyWishlistQuery } from './WishlistTab.generated';

/** The couple's wishlist, newest first. Refetches on each visit, as hearts elsewhere change it. */
export function WishlistTab() {
  const { data, error, refetch, fetchMore } = useQuery(MyWishlistDocument, {
    variables: { first: WISHLIST_PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  if (error && !data) return <LoadError error={error} title={t('wishlistFailed')} onRetry={refetch} />;
  if (!data) return <CardSkeletons sx={cardsSx} count={4} height={380} text={t('wishlistLoading')} />;
  const { nodes, pageInfo } = data.wishlist;
  if (nodes.length === 0)
    return (
      <EmptyState title={t('wishlistEmpty')} actions={<FindListings />}>
        {t('wishlistEmptyHint')}
      </EmptyState>
    );
  return (
    <>
      <Box sx={barSx}>
        <p>{t('newestFirst')}</p>
        <PauseButton />
      </Box>
      <Box component="ul" sx={cardsSx}>
        {nodes.map(
          ({ id, listing, unavailable }) =>
            (listing ?? unavailable) && (
              <li key={id}>
                {listing && <WishSlot listing={listing} {...detailsOf(listing)} />}
                {unavailable && <UnavailableWish listing={unavailable} />}
              </li>
            ),
        )}
      </Box>
      {pageInfo.hasNextPage && (
        <LoadMore load={() => fetchMore({ variables: { after: pageInfo.endCursor } })} />
      )}
    </>
  );
}

type WishlistListing = NonNullable<MyWishlistQuery['wishlist']['nodes'][number]['listing']>;

function detailsOf(listing: WishlistListing): { to: string; fact: string } {
  if (listing.__typename === 'Vendor') {
    const category = keyOf(listing.category);
    return { to: paths.vendor(listing.id, category), fact: titleOf(category) };
  }
  const { id, maxGuests } = listing;
  return {
    to: paths.venue(id),
    fact: t('maxGuests', { value: maxGuests === null ? 'N/A' : indianNumber(maxGuests) }),
  };
}

const cardsSx = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
  gap: '32px 24px',
  '& > li:empty': {
    display: 'none',
  },
  '@media (min-width: 600px)': {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  },
};
const barSx = {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  marginBottom: 2,
  color: 'text.secondary',
  fontSize: 'var(--t-sm)',
};
