import { DEMO_USER_COUNT } from './people.js';
import type { DemoReview } from './reviews.js';

/**
 * Pending reviews by new users, who signed up on the same day to write them, and so have no
 * booking. Their authors' indexes follow those of the other users.
 */
export function pendingByNewcomers(reviews: readonly DemoReview[]): DemoReview[] {
  let next = DEMO_USER_COUNT;
  return reviews.map((review) => {
    if (review.status !== 'pending') return review;
    const { eventDaysAgo: _none, ...rest } = review;
    return { ...rest, authorIndex: next++, verified: false };
  });
}
