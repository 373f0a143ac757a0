import { useQuery } from '@apollo/client/react';
import { LoadError } from '../../account/LoadError';
import { paths } from '../../app/paths';
import { MyReviewCard } from '../../review/MyReviewCard';
import { CardSkeletons } from '../../ui/CardSkeletons';
import { EmptyState } from '../../ui/EmptyState';
import { LinkButton } from '../../ui/LinkButton';
import { LoadMore } from '../../ui/LoadMore';
import styles from './BookingList.module.css';
import { MyReviewsDocument } from './ReviewsTab.generated';

/** The reviews that the couple wrote, in any state, newest first. A decision may have been made: each visit asks anew. */
export function ReviewsTab() {
  const { data, error, refetch, fetchMore } = useQuery(MyReviewsDocument, {
    variables: { first: 12 },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  if (error && !data)
    return <LoadError error={error} onRetry={() => void refetch().catch(() => undefined)} />;
  if (!data) return <CardSkeletons className={styles.cards} height={220} />;
  const { nodes, pageInfo } = data.myReviews;
  if (nodes.length === 0)
    return (
      <EmptyState title="No reviews yet" actions={<LinkButton to={paths.venues}>Find a venue</LinkButton>}>
        Write a review on the page of a venue or vendor that you know. You’ll see here whether it is
        published.
      </EmptyState>
    );
  return (
    <>
      <ul className={styles.cards}>
        {nodes.map((review) => (
          <li key={review.id}>
            <MyReviewCard review={review} />
          </li>
        ))}
      </ul>
      {pageInfo.hasNextPage && (
        <LoadMore load={() => fetchMore({ variables: { after: pageInfo.endCursor } })} />
      )}
    </>
  );
}
