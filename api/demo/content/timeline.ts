import { createRng } from './random.js';
import type { DemoEnquiry } from './enquiry-types.js';
import type { DemoReview } from './reviews.js';
import { DEMO_USER_COUNT } from './people.js';

/** Moves the creation of listings before their first enquiry. */
export function openedInTime<Listed extends { key: string; createdDaysAgo: number }>(
  listings: readonly Listed[],
  enquiries: readonly DemoEnquiry[],
): Listed[] {
  const oldest = new Map<string, number>();
  for (const { listingKey, createdDaysAgo } of enquiries)
    oldest.set(listingKey, Math.max(createdDaysAgo, oldest.get(listingKey) ?? 0));
  return listings.map((listing) => {
    const asked = oldest.get(listing.key);
    return asked === undefined
      ? listing
      : { ...listing, createdDaysAgo: Math.max(listing.createdDaysAgo, asked + 12) };
  });
}

/** Days since each user signed up: before all their activity; newcomers on the day of their review. */
export function signUps(
  count: number,
  enquiries: readonly DemoEnquiry[],
  reviews: readonly DemoReview[],
): number[] {
  const signedUp = Array.from({ length: count }, (_, index) =>
    index < DEMO_USER_COUNT ? 101 + ((DEMO_USER_COUNT - 1 - index) % DEMO_USER_COUNT) : 0,
  );
  const before = (index: number, daysAgo: number) => {
    const rng = createRng(`sign-up ${index}`);
    const margin = index < DEMO_USER_COUNT ? rng.int(1, 40) : rng.int(1, 20) / 24;
    signedUp[index] = Math.max(signedUp[index] ?? 0, daysAgo + margin);
  };
  for (const { userIndex, createdDaysAgo } of enquiries) before(userIndex, createdDaysAgo);
  for (const { authorIndex, daysAgo } of reviews) before(authorIndex, daysAgo);
  return signedUp;
}
