import { cardsSx } from '../../ui/mui/layouts';
import Box from '@mui/material/Box';
import { useQuery } from '@apollo/client/react';
import { LoadError } from '../../account/LoadError';
import { MyReviewCard } from '../../review/MyReviewCard';
import { CardSkeletons } from '../../ui/mui/CardSkeletons';
import { EmptyState } from '../../ui/EmptyState';
import { LoadMore } from '../../ui/mui/LoadMore';
import { FindListings } from './FindListings';
import { t } from './messages.generated';
import { MyReviewsDocument } from './ReviewsTab.generated';

/** The couple's reviews of any status, newest first. Refetches on each visit, as moderation changes them. */
export function ReviewsTab() {
  const { data, error, refetch, fetchMore } = useQuery(MyReviewsDocument, {
    variables: { first: 12 },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  if (error && !data) return <LoadError error={error} onRetry={refetch} />;
  if (!data) return <CardSkeletons sx={cardsSx} height={220} />;
  const { nodes, pageInfo } = data.myReviews;
  if (nodes.length === 0)
    return (
      <EmptyState title={t('noReviewsYet')} actions={<FindListings />}>
        {t('noReviewsHint')}
      </EmptyState>
    );
  return (
    <>
      <Box component="ul" sx={cardsSx}>
        {nodes.map((review) => (
          <li key={review.id}>
            <MyReviewCard review={review} />
          </li>
        ))}
      </Box>
      {pageInfo.hasNextPage && (
        <LoadMore load={() => fetchMore({ variables: { after: pageInfo.endCursor } })} />
      )}
    </>
  );
}
