import { accountAge } from '../account/account.service.js';
import { notFound } from '../core/errors.js';
import { newId } from '../core/ids.js';
import { only, operation } from '../core/operation.js';
import { visibleListing } from '../listing/listing.service.js';
import type { ReviewHold } from './review.constants.js';
import type { Review } from './review.entity.js';
import { upsertReview } from './review.query.js';
import { writeReviewRules } from './review.rules.js';
import { tripsWordFilter } from './word-filter.js';

const DAY_SECONDS = 24 * 60 * 60;

/**
 * Writes the user's review of an approved listing; writing again changes it. It is published at once, unless the
 * account is younger than a day or the text trips the word filter: then it waits for an admin.
 */
export const writeReview = operation({
  name: 'review.write',
  kind: 'write',
  allow: only('user'),
  limit: 'review',
  input: writeReviewRules,
  async run({ sql, viewer, input }): Promise<Review> {
    const listing = await visibleListing(sql, viewer, input.listingId);
    if (listing?.status !== 'approved') throw notFound('Listing');
    const heldFor = holdOf(input.message, await accountAge(sql, viewer.id));
    return upsertReview(sql, { id: newId(), ...input, userId: viewer.id, heldFor });
  },
});

function holdOf(message: string, accountSeconds: number): ReviewHold | null {
  if (tripsWordFilter(message)) return 'words';
  return accountSeconds < DAY_SECONDS ? 'new_account' : null;
}
