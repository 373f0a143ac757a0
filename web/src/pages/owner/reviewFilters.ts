import type { OwnerReviewsQueryVariables } from './ReviewsPage.generated';

const PAGE = 10;

/** By whether the owner has answered: the words, the address, and what is asked for. */
export const ANSWER_FILTERS = [
  { label: 'All reviews', param: '', answered: undefined },
  { label: 'Not answered', param: 'no', answered: false },
  { label: 'Answered', param: 'yes', answered: true },
] as const;

export const STARS = [5, 4, 3, 2, 1] as const;

/** What the query of an address asks for: loader and page must use the same. */
export function reviewVariables(search: URLSearchParams): OwnerReviewsQueryVariables {
  const rating = STARS.find((stars) => String(stars) === search.get('rating'));
  const answer = ANSWER_FILTERS.find(({ param }) => param === (search.get('answered') ?? ''));
  return { rating, answered: answer?.answered, first: PAGE };
}
