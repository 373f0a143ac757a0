import { notFound } from '../../core/errors.js';
import { loader } from '../../core/loader.js';
import { anyone, only, operation } from '../../core/operation.js';
import type { Viewer } from '../../core/viewer.js';
import { visibleListing } from '../listing/listing.service.js';
import { userNames } from '../user/user.service.js';
import { LATEST_REVIEWS } from './review.constants.js';
import type { Review } from './review.entity.js';
import {
  latestReviews,
  reviewsBy,
  selectReviews,
  summariseRatings,
  type LatestReview,
  type RatingSummary,
  type ReviewDetails,
} from './review.query.js';
import { reviewedListingRules, reviewListRules } from './review.rules.js';

/** Published reviews of a listing that the viewer may see. */
export const listReviews = operation({
  name: 'review.list',
  kind: 'read',
  allow: anyone,
  input: reviewListRules,
  async run({ tx, viewer, input }) {
    if (!(await visibleListing(tx, viewer, input.listingId))) throw notFound('Listing');
    return selectReviews(tx, input.listingId, input, input.sort, input);
  },
});

/** How the published reviews of a listing that the viewer sees are spread; batched over a list. */
export const ratingSummary = loader<string, RatingSummary>(
  (ctx, listingIds) => summariseRatings(ctx.services.database.tx, listingIds),
  { counts: [0, 0, 0, 0, 0], verified: 0 },
);

/** The newest published reviews of a listing that the viewer sees; batched over a list. */
export const newestReviews = loader<string, LatestReview[]>(
  (ctx, listingIds) => latestReviews(ctx.services.database.tx, listingIds, LATEST_REVIEWS),
  [],
);

/** The user's own review of a listing, also one that waits; null without any. */
export const myReview = operation({
  name: 'review.mine',
  kind: 'read',
  allow: only('user'),
  input: reviewedListingRules,
  run: async ({ tx, viewer, input }): Promise<ReviewDetails | null> =>
    (await reviewsBy(tx, viewer.id, [input.listingId])).get(input.listingId) ?? null,
});

/** The same beside a listing, for whoever looks; batched over a list. */
export const myReviewOfListing = loader<string, ReviewDetails | null>(
  async (ctx, listingIds) =>
    ctx.viewer?.role === 'user'
      ? reviewsBy(ctx.services.database.tx, ctx.viewer.id, listingIds)
      : new Map<string, ReviewDetails>(),
  null,
);

/** Authors' full names; reviews show the shortened form only. */
export const authorName = loader<string, string>(
  (ctx, userIds) => userNames(ctx.services.database.tx, userIds),
  '',
);

/** A flag is between the listing's owner and the admins: nobody else is told of it. */
export const flagOf = (viewer: Viewer | undefined, review: Review): Review | undefined =>
  viewer?.role === 'admin' || viewer?.id === review.listingId ? review : undefined;

/** Why a review was rejected is between its author and the admins. */
export const canSeeReason = (viewer: Viewer | undefined, review: Review): boolean =>
  viewer !== undefined && (viewer.role === 'admin' || viewer.id === review.userId);

/** "Ananya Sharma" -> "Ananya S."; an account that is gone is "A Mandap user". */
export function shortName(fullName: string): string {
  const [first, ...rest] = fullName.trim().split(/\s+/);
  if (!first) return 'A Mandap user';
  const last = rest.at(-1);
  return last ? `${first} ${last.charAt(0)}.` : first;
}
