import type { ListingKind } from '../../src/features/listing/listing.constants.js';
import { DEMO_USER_COUNT, demoPeople, nameFrom } from './people.js';
import { guideOf } from './city-guide.js';
import { topicsOf } from './prose/review-lines.js';
import type { ReviewLine } from './prose/review-lines.js';
import { CONTEXTS, GOOD, GOOD_CLOSERS } from './prose/reviews-good.js';
import {
  ANSWERS_BAD,
  ANSWERS_GOOD,
  ANSWERS_MIXED,
  BAD,
  BAD_CLOSERS,
  GRUMBLES,
  MIXED_CLOSERS,
} from './prose/reviews-mixed.js';
import {
  ANSWERS_TO,
  DISHES,
  MORE_ANSWERS_GOOD,
  MORE_CONTEXTS,
  MORE_GOOD,
  MORE_GRUMBLES,
} from './prose/reviews-more.js';
import { VENUE_COMPLAINTS, VENUE_SPARES } from './prose/review-spares.js';
import { createRng } from './random.js';
import type { Rng } from './random.js';
import { ReviewWriter } from './review-writer.js';
import type { Rating, ReviewPools, ReviewSetting } from './review-writer.js';
import type { DemoVenue } from './venue-types.js';

export type ReviewStatus = 'published' | 'pending';

/** A review of any listing. */
interface DemoReviewBody {
  /** Index into the demo's users; one review per author and listing. */
  authorIndex: number;
  rating: Rating;
  message: string;
  /** When it was written. */
  daysAgo: number;
  /** The author had an approved booking there, on the day below. */
  verified: boolean;
  /** Only when verified. Always even: demoEnquiries keeps its own past bookings on odd days. */
  eventDaysAgo?: number;
  answer?: string;
  answerDaysAgo?: number;
  status: ReviewStatus;
}

export interface DemoReview extends DemoReviewBody {
  kind: ListingKind;
  listingKey: string;
}

const VENUE_REVIEW_POOLS: ReviewPools = {
  contexts: [...CONTEXTS, ...MORE_CONTEXTS],
  good: [...GOOD, ...MORE_GOOD],
  grumbles: [...GRUMBLES, ...MORE_GRUMBLES],
  bad: BAD,
  spares: VENUE_SPARES,
  complaints: VENUE_COMPLAINTS,
  closers: { good: GOOD_CLOSERS, mixed: MIXED_CLOSERS, bad: BAD_CLOSERS },
  answers: { good: [...ANSWERS_GOOD, ...MORE_ANSWERS_GOOD], mixed: ANSWERS_MIXED, bad: ANSWERS_BAD },
  answersTo: ANSWERS_TO,
  dishes: DISHES,
};

/** Ratings about a listing's own quality: mostly fours and fives, with a tail of what went wrong. */
function rate(rng: Rng, quality: number): Rating {
  const shift = (quality - 4.2) * 1.6;
  return rng.weighted([
    [5, 48 * Math.exp(shift)],
    [4, 34],
    [3, 11 * Math.exp(-shift)],
    [2, 5 * Math.exp(-shift * 1.6)],
    [1, 2.2 * Math.exp(-shift * 2)],
  ] as const);
}

/** A day for the booked event: even, before the review, and never more events than the place can hold. */
function eventDay(rng: Rng, daysAgo: number, capacity: number, taken: Map<number, number>): number {
  let day = Math.ceil((daysAgo + rng.int(2, 40)) / 2) * 2;
  while ((taken.get(day) ?? 0) >= capacity) day += 2;
  taken.set(day, (taken.get(day) ?? 0) + 1);
  return day;
}

/** `count` reviews of one listing, newest first, by different authors. */
export function reviewsOf(
  rng: Rng,
  writer: ReviewWriter,
  setting: ReviewSetting,
  count: number,
  authors: readonly { fullName: string }[],
): DemoReviewBody[] {
  const taken = new Map<number, number>();
  const used = new Set<ReviewLine>();
  const added = new Set<ReviewLine>();
  // The first user is the demo's couple, who still have their reviews to write.
  const indexes = rng.sample(authors.map((_, index) => index).slice(1), count);
  const reviews = indexes.map((authorIndex): DemoReviewBody => {
    const rating = rate(rng, setting.quality);
    const daysAgo = rng.int(1, Math.max(2, Math.min(720, setting.createdDaysAgo - 10)));
    const verified = rng.chance(0.62);
    const first = authors[authorIndex]?.fullName.split(' ')[0] ?? '';
    const draft = writer.draft(rng, rating, setting, used);
    const review: DemoReviewBody = {
      authorIndex,
      rating,
      message: draft.map(({ text }) => text).join(' '),
      daysAgo,
      verified,
      status: daysAgo < 20 && rng.chance(0.12) ? 'pending' : 'published',
    };
    if (verified) review.eventDaysAgo = eventDay(rng, daysAgo, setting.dailyCapacity, taken);
    // Owners answer the unhappy more often than the happy.
    if (review.status === 'published' && rng.chance(rating <= 3 ? 0.42 : 0.21)) {
      review.answer = writer.answer(rng, review, setting, first);
      review.answerDaysAgo = Math.max(0, daysAgo - rng.int(1, 9));
    }
    // Last, so that new lines change nothing else of the demo.
    const message = writer.message(draft, rating, setting, used, added);
    if (writer.lostTopic(review.message, message)) {
      delete review.answer;
      delete review.answerDaysAgo;
    }
    return { ...review, message };
  });
  return reviews.sort((a, b) => a.daysAgo - b.daysAgo || a.authorIndex - b.authorIndex);
}

/** The fixed venues' counts and quality, which screenshots and tests rely on. */
const FIXED_COUNTS: Record<string, { count: number; quality: number }> = {
  'jheel-mahal': { count: 38, quality: 4.65 },
  'suraj-bagh-lawns': { count: 61, quality: 5 },
  'kesar-kothi': { count: 0, quality: 4.2 },
  'the-aravalli-ballroom': { count: 22, quality: 4.3 },
  'fateh-fort-retreat': { count: 17, quality: 5.2 },
  'gulab-mandap-garden': { count: 9, quality: 4.1 },
  'raat-rani-rooftop': { count: 0, quality: 4.2 },
  'sagar-kinara': { count: 44, quality: 4.6 },
};

/** About 2,000 reviews for 240 venues. Approved venues only; a tenth of them have none yet. */
export function demoReviews(venues: readonly DemoVenue[]): DemoReview[] {
  const authors = demoPeople(DEMO_USER_COUNT);
  const writer = new ReviewWriter(VENUE_REVIEW_POOLS);
  return venues
    .filter((venue) => venue.status === 'approved')
    .flatMap((venue) => {
      const rng = createRng(`reviews ${venue.key}`);
      const { region } = guideOf(venue.city);
      const fixed = FIXED_COUNTS[venue.key];
      const bare = rng.chance(0.09) || venue.createdDaysAgo < 40;
      // Long tail: most places have a handful, a few have dozens.
      const count = fixed?.count ?? (bare ? 0 : Math.round(1 + 24 * rng.next() ** 1.8));
      const setting: ReviewSetting = {
        topic: topicsOf(venue),
        region,
        guests: venue.maxGuests,
        staff: Array.from({ length: 3 }, () => nameFrom(rng, region).first),
        createdDaysAgo: venue.createdDaysAgo,
        quality: fixed?.quality ?? 3.6 + rng.next() * 1.3,
        dailyCapacity: venue.dailyCapacity,
      };
      return reviewsOf(rng, writer, setting, count, authors).map((review) => ({
        kind: 'venue' as const,
        listingKey: venue.key,
        ...review,
      }));
    });
}

/** Returns the sentences of reviews, each after its listing's key. */
export const sentencesOf = (reviews: readonly DemoReview[]): string[] =>
  reviews.flatMap(({ listingKey, message }) =>
    message.split(/(?<=[.!?])\s+/).map((sentence) => `${listingKey}: ${sentence}`),
  );
