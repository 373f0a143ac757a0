import { DEMO_USER_COUNT } from './people.js';
import type { DemoReview } from './reviews.js';

/**
 * Reviews that wait for an admin because of who wrote them: somebody who signed up for it that day, and so has no
 * booking. Their authors are numbered after the other users.
 */
export function pendingByNewcomers(reviews: readonly DemoReview[]): DemoReview[] {
  let next = DEMO_USER_COUNT;
  return reviews.map((review) => {
    if (review.status !== 'pending') return review;
    const { eventDaysAgo: _none, ...rest } = review;
    return { ...rest, authorIndex: next++, verified: false };
  });
}
