import { REVIEW_SORTS, type ReviewSort } from '@mandap/api/constants/review';
import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { failureOf, listError } from '../lib/errors';
import { pagePath, pageCount } from '../lib/pageNumber';
import { Button } from '../ui/Button';
import { ErrorState } from '../ui/ErrorState';
import { LinkButton } from '../ui/LinkButton';
import { Notice } from '../ui/Notice';
import { Pager } from '../ui/Pager';
import { Select } from '../ui/Select';
import { Stars } from '../ui/Stars';
import { t } from './messages.generated';
import { RatingSummary } from './RatingSummary';
import { ReviewItem } from './ReviewItem';
import styles from './Reviews.module.css';
import { VendorReviewsDocument, VenueReviewsDocument, type ReviewsFragment } from './Reviews.generated';
import { reviewsPage } from './reviewsPage';

const SORTS = Object.keys(REVIEW_SORTS) as ReviewSort[];
const STARS = [5, 4, 3, 2, 1] as const;

/** Must match the queries' page size. */
const PAGE_SIZE = 5;

/** Reviews of a listing with their rating distribution, paged. */
export function Reviews({ listing }: { listing: ReviewsFragment }) {
  const waiting = listing.myReview?.status === 'PENDING' && (
    <Notice tone="warning">{t('pendingOnPage')}</Notice>
  );
  if (!listing.ratingCount)
    return (
      <>
        <p className={styles.none}>
          <Stars value={null} />
          {t('notYetReviewed')}
        </p>
        {waiting}
      </>
    );
  return (
    <>
      {waiting}
      <RatingSummary
        average={listing.ratingAverage ?? 0}
        count={listing.ratingCount}
        counts={listing.ratingSummary.counts}
        verified={listing.ratingSummary.verified}
      />
      <ReviewList listing={listing} />
    </>
  );
}

function ReviewList({ listing: { id, kind, name, ratingCount } }: { listing: ReviewsFragment }) {
  const [rating, setRating] = useState<number>();
  const [sort, setSort] = useState<ReviewSort>('NEWEST');
  const [moreProblem, setMoreProblem] = useState<string>();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const start = reviewsPage(search);
  const narrowed = rating !== undefined || sort !== 'NEWEST';
  // The page's own query includes the latest reviews, so the first view needs no request.
  const result = useQuery(kind === 'VENUE' ? VenueReviewsDocument : VendorReviewsDocument, {
    variables: { id, rating, sort, page: narrowed ? undefined : start },
    notifyOnNetworkStatusChange: true,
  });
  const { data, previousData, loading, error, refetch, fetchMore, observable } = result;
  const page = (data ?? (error ? undefined : previousData))?.listing?.reviews;

  const showMore = () => {
    const { variables } = observable;
    return fetchMore({
      variables: { after: page?.pageInfo.endCursor, page: undefined },
      updateQuery: (before, { fetchMoreResult: { listing: more } }) =>
        // Apollo would append reviews that arrive after a change of the filter to the new list.
        before.listing && more && observable.variables === variables
          ? {
              listing: {
                ...before.listing,
                reviews: { ...more.reviews, nodes: [...before.listing.reviews.nodes, ...more.reviews.nodes] },
              },
            }
          : before,
    });
  };

  // A failed request leaves the previous reviews on screen, so the error must be shown too.
  const more = async () => {
    setMoreProblem(undefined);
    await showMore().catch((problem: unknown) => setMoreProblem(failureOf(problem).message));
  };

  return (
    <>
      <div className={styles.controls}>
        <Select
          label={t('rating')}
          compact
          value={rating ?? ''}
          onChange={({ target }) => setRating(target.value ? Number(target.value) : undefined)}
        >
          <option value="">{t('allRatings')}</option>
          {STARS.map((stars) => (
            <option key={stars} value={stars}>
              {t('stars', { count: stars })}
            </option>
          ))}
        </Select>
        <Select
          label={t('sortBy')}
          compact
          value={sort}
          onChange={({ target }) => setSort(target.value as ReviewSort)}
        >
          {SORTS.map((key) => (
            <option key={key} value={key}>
              {t(`sort.${key}`)}
            </option>
          ))}
        </Select>
      </div>
      {error && !page ? (
        <ErrorState title={listError(error)} headingLevel={3} onRetry={refetch} />
      ) : (
        <div aria-busy={loading || undefined} className={styles.list}>
          {page?.nodes.map((review) => (
            <ReviewItem key={review.id} review={review} listingName={name} />
          ))}
          {page?.nodes.length === 0 && <p className={styles.none}>{t('noneWithRating')}</p>}
        </div>
      )}
      {moreProblem && (
        <p role="alert" className={styles.failed}>
          {t('moreFailed', { moreProblem })}
        </p>
      )}
      {page?.pageInfo.hasNextPage && (
        <Button busy={loading} className={styles.more} onClick={() => void more()}>
          {moreProblem ? t('tryAgain') : t('showMore')}
        </Button>
      )}
      {start && !narrowed && (
        <LinkButton to={pathname} className={styles.more}>
          {t('newestReviews')}
        </LinkButton>
      )}
      <noscript>
        <Pager
          page={start ?? 1}
          pages={pageCount(ratingCount, PAGE_SIZE)}
          to={(number) => `${pagePath(pathname, number)}#reviews`}
        />
      </noscript>
    </>
  );
}
