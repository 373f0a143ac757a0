import type { ApolloClient } from '@apollo/client';
import type { ListingKind } from '../gql/types';

const TYPE_OF: Record<ListingKind, string> = { VENUE: 'Venue', VENDOR: 'Vendor' };

/** Lists of reviews other than the first that a page shows. */
const NARROWED = /"(rating|after|page)":|"(HIGHEST|LOWEST)"/;

/**
 * After a review was written: what stands on the screen is asked for again, and stays there meanwhile; lists that are
 * not on the screen are forgotten.
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
    // The review is kept; what could not be fetched comes when the page opens again.
    .catch(() => undefined);
}
