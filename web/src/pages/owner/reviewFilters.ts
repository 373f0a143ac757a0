import type { OwnerReviewsQueryVariables } from './ReviewsPage.generated';

const PAGE = 10;

/** Filters by whether the owner has answered: message key, query parameter and filter. */
export const ANSWER_FILTERS = [
  { name: 'allReviews', param: '', answered: undefined },
  { name: 'notAnswered', param: 'no', answered: false },
  { name: 'answered', param: 'yes', answered: true },
] as const;

export const STARS = [5, 4, 3, 2, 1] as const;

/** Variables of the review query. Loader and page must use the same ones to share the cache. */
export function reviewVariables(search: URLSearchParams): OwnerReviewsQueryVariables {
  const rating = STARS.find((stars) => String(stars) === search.get('rating'));
  const answer = ANSWER_FILTERS.find(({ param }) => param === (search.get('answered') ?? ''));
  return { rating, answered: answer?.answered, first: PAGE };
}
