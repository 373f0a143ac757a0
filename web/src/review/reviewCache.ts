import type { ApolloClient, StoreObject } from '@apollo/client';
import type { ListingKind } from '../gql/types';

const TYPE_OF: Record<ListingKind, string> = { VENUE: 'Venue', VENDOR: 'Vendor' };

/** Matches cached lists other than a page's first. */
const NARROWED = /"(rating|after|page)":|"(HIGHEST|LOWEST)"/;

/** Returns the cache IDs of a listing's bookings. */
const bookingsOf = (cached: unknown, listingId: string): string[] =>
  Object.entries(cached as Record<string, StoreObject | undefined>).flatMap(([cacheId, stored]) =>
    stored?.__typename === 'Booking' && stored.listingId === listingId ? [cacheId] : [],
  );

/**
 * Updates caches after a review was written: evicts lists that aren't displayed, and refetches the displayed ones
 * without hiding them.
 */
export async function refreshReviews(
  apollo: ApolloClient,
  { id, kind }: { id: string; kind: ListingKind },
): Promise<void> {
  const stale = (_before: unknown, { INVALIDATE }: { INVALIDATE: unknown }) => INVALIDATE;
  await apollo
    .refetchQueries({
      updateCache: (cache) => {
        cache.modify({ fields: { myReviews: stale } });
        for (const bookingId of bookingsOf(cache.extract(), id))
          cache.modify({ id: bookingId, fields: { canReview: () => false } });
        cache.modify({
          id: cache.identify({ __typename: TYPE_OF[kind], id }),
          fields: {
            ...{ ratingAverage: stale, ratingCount: stale, ratingSummary: stale, myReview: stale },
            reviews: (_before, { INVALIDATE, DELETE, storeFieldName }) =>
              (NARROWED.test(storeFieldName) ? DELETE : INVALIDATE) as never,
          },
        });
      },
    })
    // The review is saved; a failed refetch corrects itself on the next visit.
    .catch(() => undefined);
}
