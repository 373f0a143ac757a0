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
import { t } from './messages.generated.js';

/** Returns one page of the published reviews of a listing that the viewer can see. */
export const listReviews = operation({
  name: 'review.list',
  kind: 'read',
  allow: anyone,
  input: reviewListRules,
  async run({ tx, viewer, input }) {
    if (!(await visibleListing(tx, viewer, input.listingId))) throw notFound(t('listingNotFound'));
    return selectReviews(tx, input.listingId, input, input.sort, input);
  },
});

/** Returns the review statistics of a listing that the viewer can see; batched over a list. */
export const ratingSummary = loader<string, RatingSummary>(
  (ctx, listingIds) => summariseRatings(ctx.services.database.tx, listingIds),
  { counts: [0, 0, 0, 0, 0], verified: 0 },
);

/** Returns the newest published reviews of a listing that the viewer can see; batched over a list. */
export const newestReviews = loader<string, LatestReview[]>(
  (ctx, listingIds) => latestReviews(ctx.services.database.tx, listingIds, LATEST_REVIEWS),
  [],
);

/** Returns the viewer's own review of a listing, whatever its status, or null. */
export const myReview = operation({
  name: 'review.mine',
  kind: 'read',
  allow: only('user'),
  input: reviewedListingRules,
  run: async ({ tx, viewer, input }): Promise<ReviewDetails | null> =>
    (await reviewsBy(tx, viewer.id, [input.listingId])).get(input.listingId) ?? null,
});

/** Returns the viewer's own review of a listing, or null; batched over a list. */
export const myReviewOfListing = loader<string, ReviewDetails | null>(
  async (ctx, listingIds) =>
    ctx.viewer?.role === 'user'
      ? reviewsBy(ctx.services.database.tx, ctx.viewer.id, listingIds)
      : new Map<string, ReviewDetails>(),
  null,
);

/** Returns authors' full names, of which reviews show the shortened form. */
export const authorName = loader<string, string>(
  (ctx, userIds) => userNames(ctx.services.database.tx, userIds),
  '',
);

/** Flags are visible to the listing's owner and admins. */
export const flagOf = (viewer: Viewer | undefined, review: Review): Review | undefined =>
  viewer?.role === 'admin' || viewer?.id === review.listingId ? review : undefined;

/** Rejection reasons are visible to the review's author and admins. */
export const canSeeReason = (viewer: Viewer | undefined, review: Review): boolean =>
  viewer !== undefined && (viewer.role === 'admin' || viewer.id === review.userId);

/** "Ananya Sharma" -> "Ananya S.", and "Former user" for deleted accounts. */
export function shortName(fullName: string): string {
  const [first, ...rest] = fullName.trim().split(/\s+/);
  if (!first) return t('formerUser');
  const last = rest.at(-1);
  return last ? `${first} ${last.charAt(0)}.` : first;
}
