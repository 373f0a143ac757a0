import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ApolloClient } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useSearchParams, type LoaderFunctionArgs } from 'react-router-dom';
import { LoadError } from '../../account/LoadError';
import { loadPage } from '../../lib/pageQuery';
import { usePendingSearch } from '../../lib/usePendingSearch';
import { FlagDialog } from '../../review/FlagDialog';
import { ReceivedReview } from '../../review/ReceivedReview';
import type { ReceivedReviewFragment } from '../../review/ReceivedReview.generated';
import { RatingSummary } from '../../review/RatingSummary';
import { CompactField } from '../../ui/mui/CompactField';
import { CardSkeletons } from '../../ui/mui/CardSkeletons';
import { EmptyState } from '../../ui/EmptyState';
import { LoadMore } from '../../ui/mui/LoadMore';
import { t } from './reviews.messages.generated';
import { OwnerPageFrame } from './OwnerPageFrame';
import { ANSWER_FILTERS, reviewVariables, STARS } from './reviewFilters';
import { OwnerReviewsDocument } from './ReviewsPage.generated';

/** Reviews of a venue or vendor, for its owner to answer. The URL holds the filters. */
export default function ReviewsPage() {
  const [search] = useSearchParams();
  const { chosen, choose } = usePendingSearch();
  const variables = reviewVariables(search);
  const { data, previousData, error, refetch, fetchMore, observable } = useQuery(OwnerReviewsDocument, {
    variables,
  });
  const [flagging, setFlagging] = useState<{ review: ReceivedReviewFragment; open: boolean }>();
  const listing = (data ?? previousData)?.me?.listing;
  const page = listing?.reviews;

  const set = (name: string, value: string) =>
    choose(
      (params) => {
        if (value) params.set(name, value);
        else params.delete(name);
        return `?${params}`;
      },
      { replace: true },
    );
  const loadMore = () => {
    const { variables: requested } = observable;
    return fetchMore({
      variables: { after: page?.pageInfo.endCursor },
      updateQuery: (before, { fetchMoreResult: { me: more } }) => {
        // Apollo would append reviews that arrive after a change of the filters to the new list.
        if (!before.me?.listing || !more?.listing || observable.variables !== requested) return before;
        const nodes = [...before.me.listing.reviews.nodes, ...more.listing.reviews.nodes];
        const reviews = { ...more.listing.reviews, nodes };
        return { ...before, me: { ...before.me, listing: { ...before.me.listing, reviews } } };
      },
    });
  };

  return (
    <OwnerPageFrame title={t('reviews')} subtitle={t('reviewsLead')}>
      {listing && page ? (
        listing.ratingCount ? (
          <>
            <RatingSummary
              average={listing.ratingAverage ?? 0}
              count={listing.ratingCount}
              counts={listing.ratingSummary.counts}
              verified={listing.ratingSummary.verified}
            />
            <Box sx={controlsSx}>
              <CompactField
                select
                label={t('rating')}
                value={reviewVariables(chosen).rating ?? ''}
                onChange={({ target }) => set('rating', target.value)}
              >
                <option value="">{t('allRatings')}</option>
                {STARS.map((stars) => (
                  <option key={stars} value={stars}>
                    {t('stars', { stars })}
                  </option>
                ))}
              </CompactField>
              <CompactField
                select
                label={t('yourAnswer')}
                value={chosen.get('answered') ?? ''}
                onChange={({ target }) => set('answered', target.value)}
              >
                {ANSWER_FILTERS.map(({ name, param }) => (
                  <option key={param} value={param}>
                    {t(name)}
                  </option>
                ))}
              </CompactField>
            </Box>
            {!data && error ? (
              <LoadError error={error} headingLevel={3} onRetry={refetch} />
            ) : (
              <>
                <Box aria-busy={!data || undefined} sx={listSx}>
                  {page.nodes.map((node) => (
                    <ReceivedReview
                      key={node.id}
                      review={node}
                      onFlag={(review) => setFlagging({ review, open: true })}
                    />
                  ))}
                  {page.nodes.length === 0 && <Typography sx={noneSx}>{t('noneMatch')}</Typography>}
                </Box>
                {page.pageInfo.hasNextPage && <LoadMore load={loadMore} />}
              </>
            )}
          </>
        ) : (
          <EmptyState title={t('notYetReviewed')}>{t('noReviewsHint')}</EmptyState>
        )
      ) : error ? (
        <LoadError error={error} onRetry={refetch} />
      ) : (
        <CardSkeletons sx={listSx} height={160} />
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

const controlsSx = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 3,
  margin: '24px 0',
  '& > *': {
    flex: '1 1 140px',
    maxWidth: 200,
  },
};
const listSx = {
  transition: 'opacity var(--base)',
  '&[aria-busy]': {
    opacity: 0.6,
  },
};
const noneSx = {
  paddingBlock: '24px',
  borderTop: '1px solid var(--line)',
  color: 'text.secondary',
};
