import type { ApolloClient } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useSearchParams, type LoaderFunctionArgs } from 'react-router-dom';
import { LoadError } from '../../account/LoadError';
import { loadPage } from '../../lib/pageQuery';
import { useChosenSearch } from '../../lib/useChosenSearch';
import { FlagDialog } from '../../review/FlagDialog';
import { ReceivedReview } from '../../review/ReceivedReview';
import type { ReceivedReviewFragment } from '../../review/ReceivedReview.generated';
import { RatingSummary } from '../../review/RatingSummary';
import { CardSkeletons } from '../../ui/CardSkeletons';
import { EmptyState } from '../../ui/EmptyState';
import { LoadMore } from '../../ui/LoadMore';
import { Select } from '../../ui/Select';
import { OwnerPageFrame } from './OwnerPageFrame';
import { ANSWER_FILTERS, reviewVariables, STARS } from './reviewFilters';
import { OwnerReviewsDocument } from './ReviewsPage.generated';
import styles from './ReviewsPage.module.css';

/** What people said of a venue or vendor, for its owner to answer. The address says which of it is shown. */
export default function ReviewsPage() {
  const [search] = useSearchParams();
  const { chosen, choose } = useChosenSearch();
  const variables = reviewVariables(search);
  const { data, previousData, error, refetch, fetchMore } = useQuery(OwnerReviewsDocument, { variables });
  const [flagging, setFlagging] = useState<{ review: ReceivedReviewFragment; open: boolean }>();
  const listing = (data ?? previousData)?.me?.listing;
  const page = listing?.reviews;
  const retry = () => void refetch().catch(() => undefined);

  const set = (name: string, value: string) =>
    choose(
      (params) => {
        if (value) params.set(name, value);
        else params.delete(name);
        return `?${params}`;
      },
      { replace: true },
    );
  const loadMore = () =>
    fetchMore({
      variables: { after: page?.pageInfo.endCursor },
      updateQuery: (before, { fetchMoreResult: { me: more } }) => {
        if (!before.me?.listing || !more?.listing) return before;
        const nodes = [...before.me.listing.reviews.nodes, ...more.listing.reviews.nodes];
        const reviews = { ...more.listing.reviews, nodes };
        return { ...before, me: { ...before.me, listing: { ...before.me.listing, reviews } } };
      },
    });

  return (
    <OwnerPageFrame title="Reviews" lead="You can answer each of them once.">
      {listing && page ? (
        listing.ratingCount ? (
          <>
            <RatingSummary
              average={listing.ratingAverage ?? 0}
              count={listing.ratingCount}
              counts={listing.ratingSummary.counts}
              verified={listing.ratingSummary.verified}
            />
            <div className={styles.controls}>
              <Select
                label="Rating"
                compact
                value={reviewVariables(chosen).rating ?? ''}
                onChange={({ target }) => set('rating', target.value)}
              >
                <option value="">All ratings</option>
                {STARS.map((stars) => (
                  <option key={stars} value={stars}>
                    {stars} {stars === 1 ? 'star' : 'stars'}
                  </option>
                ))}
              </Select>
              <Select
                label="Your answer"
                compact
                value={chosen.get('answered') ?? ''}
                onChange={({ target }) => set('answered', target.value)}
              >
                {ANSWER_FILTERS.map(({ label, param }) => (
                  <option key={param} value={param}>
                    {label}
                  </option>
                ))}
              </Select>
            </div>
            {!data && error ? (
              <LoadError error={error} headingLevel={3} onRetry={retry} />
            ) : (
              <>
                <div aria-busy={!data || undefined} className={styles.list}>
                  {page.nodes.map((review) => (
                    <ReceivedReview
                      key={review.id}
                      review={review}
                      onFlag={() => setFlagging({ review, open: true })}
                    />
                  ))}
                  {page.nodes.length === 0 && <p className={styles.none}>No reviews like this.</p>}
                </div>
                {page.pageInfo.hasNextPage && <LoadMore load={loadMore} />}
              </>
            )}
          </>
        ) : (
          <EmptyState title="Not yet reviewed">
            Reviews of couples and guests show here, and under your listing.
          </EmptyState>
        )
      ) : error ? (
        <LoadError error={error} onRetry={retry} />
      ) : (
        <CardSkeletons className={styles.list} height={160} />
      )}
      {flagging && (
        <FlagDialog
          key={flagging.review.id}
          review={flagging.review}
          open={flagging.open}
          onClose={() => setFlagging({ ...flagging, open: false })}
        />
      )}
    </OwnerPageFrame>
  );
}

export const load = (apollo: ApolloClient, { request }: LoaderFunctionArgs) =>
  loadPage(apollo, OwnerReviewsDocument, reviewVariables(new URL(request.url).searchParams));
