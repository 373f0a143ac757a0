import type { ListingKind } from '../../src/features/listing/listing.constants.js';
import type { DemoReview } from './reviews.js';

/** Listings with this rank or a higher one come first in lists and Top Rated. */
const PROMINENT = 6;
const LEAST_REVIEWS = 5;
const LEAST_RATING = 4.5;

/** Ranks of listings: only highly rated listings are prominent. */
export function withEditorsRanks<Ranked extends { key: string; rank: number }>(
  kind: ListingKind,
  listings: readonly Ranked[],
  reviews: readonly DemoReview[],
): Ranked[] {
  const ratings = new Map<string, number[]>();
  for (const { kind: reviewed, listingKey, status, rating } of reviews)
    if (reviewed === kind && status === 'published')
      ratings.set(listingKey, [...(ratings.get(listingKey) ?? []), rating]);
  return listings.map((listing) => {
    const own = ratings.get(listing.key) ?? [];
    const mean = own.reduce((sum, rating) => sum + rating, 0) / own.length;
    const isPraised = own.length >= LEAST_REVIEWS && mean >= LEAST_RATING;
    return isPraised ? listing : { ...listing, rank: Math.min(listing.rank, PROMINENT - 1) };
  });
}
