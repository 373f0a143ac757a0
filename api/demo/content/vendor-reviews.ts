import { guideOf } from './city-guide.js';
import { demoPeople, nameFrom } from './people.js';
import { DISHES } from './prose/reviews-more.js';
import { VENDOR_COMPLAINTS } from './prose/review-spares.js';
import { ANSWERS, CLOSERS, CONTEXTS, type WorkReviews } from './prose/vendor-reviews/words.js';
import { createRng } from './random.js';
import { ReviewWriter } from './review-writer.js';
import { reviewsOf, type DemoReview } from './reviews.js';
import type { DemoVendor } from './vendor-types.js';
import { RANG_MEHENDI_STUDIO } from './vendors-fixed.js';
import { WORKS } from './vendor-works.js';

/** The demo vendor's own, so that its pages have something to show. */
const FIXED = { count: 26, quality: 4.7 };

const writerOf = (work: WorkReviews) =>
  new ReviewWriter({
    ...work,
    contexts: CONTEXTS,
    complaints: VENDOR_COMPLAINTS,
    closers: CLOSERS,
    answers: ANSWERS,
    answersTo: [],
    dishes: DISHES,
  });

/** About 2,000 reviews of approved vendors; a tenth of them have none yet. */
export function demoVendorReviews(vendors: readonly DemoVendor[]): DemoReview[] {
  const authors = demoPeople();
  const writers = new Map([...new Set(Object.values(WORKS))].map((work) => [work, writerOf(work)]));
  return vendors
    .filter(({ status }) => status === 'approved')
    .flatMap((vendor) => {
      const rng = createRng(`reviews of vendor ${vendor.key}`);
      const { region } = guideOf(vendor.city);
      const fixed = vendor.key === RANG_MEHENDI_STUDIO.key ? FIXED : undefined;
      const bare = rng.chance(0.1) || vendor.createdDaysAgo < 40;
      const count = fixed?.count ?? (bare ? 0 : Math.round(1 + 13 * rng.next() ** 1.6));
      const writer = writers.get(WORKS[vendor.category]);
      if (!writer) return [];
      const setting = {
        topic: { [vendor.category.toLowerCase()]: true },
        region,
        guests: 320,
        staff: [vendor.ownerName, ...Array.from({ length: 2 }, () => nameFrom(rng, region).first)].map(
          (name) => name.split(' ')[0] ?? name,
        ),
        createdDaysAgo: vendor.createdDaysAgo,
        quality: fixed?.quality ?? 3.7 + rng.next() * 1.2,
        dailyCapacity: vendor.dailyCapacity,
      };
      return reviewsOf(rng, writer, setting, count, authors).map((review) => ({
        kind: 'vendor' as const,
        listingKey: vendor.key,
        ...review,
      }));
    });
}
