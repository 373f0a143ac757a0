import { object } from 'yup';
import { pooledSql } from '../core/database.js';
import { notFound } from '../core/errors.js';
import { loader } from '../core/loader.js';
import { anyone, operation } from '../core/operation.js';
import { id } from '../core/text.js';
import { visibleListing } from '../listing/listing.service.js';
import { userNames } from '../user/user.service.js';
import { countRatings, countVerified, selectReviews } from './review.query.js';
import { reviewListRules } from './review.rules.js';

/** Published reviews of a listing that the viewer may see. */
export const listReviews = operation({
  name: 'review.list',
  kind: 'read',
  allow: anyone,
  input: reviewListRules,
  async run({ sql, viewer, input }) {
    if (!(await visibleListing(sql, viewer, input.listingId))) throw notFound('Listing');
    return selectReviews(sql, input.listingId, input.rating, input.sort, input);
  },
});

/** How a listing's published reviews are spread. */
export interface RatingSummary {
  /** Reviews with one, two … five stars. */
  counts: number[];
  /** Reviews by people with an approved booking. */
  verified: number;
}

export const summariseRatings = operation({
  name: 'review.summary',
  kind: 'read',
  allow: anyone,
  input: object({ listingId: id().required('No ID provided') }),
  async run({ sql, viewer, input }): Promise<RatingSummary> {
    if (!(await visibleListing(sql, viewer, input.listingId))) throw notFound('Listing');
    const [counts, verified] = await Promise.all([
      countRatings(sql, input.listingId),
      countVerified(sql, input.listingId),
    ]);
    return { counts, verified };
  },
});

/** Authors' full names; reviews show the shortened form only. */
export const authorName = loader<string, string>(
  (ctx, userIds) => userNames(pooledSql(ctx.services.database.pool), userIds),
  '',
);

/** "Ananya Sharma" -> "Ananya S."; an account that is gone is "A Mandap user". */
export function shortName(fullName: string): string {
  const [first, ...rest] = fullName.trim().split(/\s+/);
  if (!first) return 'A Mandap user';
  const last = rest.at(-1);
  return last ? `${first} ${last.charAt(0)}.` : first;
}
