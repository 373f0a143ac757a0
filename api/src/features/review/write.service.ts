import { accountAge } from '../account/account.service.js';
import type { Tx } from '../../core/database.js';
import { readableDay } from '../../core/day.js';
import { conflict, notFound } from '../../core/errors.js';
import { newId } from '../../core/ids.js';
import { only, operation } from '../../core/operation.js';
import { visibleListing } from '../listing/listing.service.js';
import type { ReviewHoldReason } from './review.constants.js';
import { upcomingEventDay, reviewsBy, upsertReview, type ReviewDetails } from './review.query.js';
import { reviewedListingRules, writeReviewRules } from './review.rules.js';
import { needsWordReview } from './word-filter.js';
import { t } from './messages.generated.js';

const DAY_SECONDS = 24 * 60 * 60;

/**
 * Creates or updates the user's review of an approved listing. Published at once, unless the account is younger than a
 * day or the word filter matches. A first review by somebody with a booking has to wait until the event is over.
 */
export const writeReview = operation({
  name: 'review.write',
  kind: 'write',
  allow: only('user'),
  limit: 'review',
  input: writeReviewRules,
  async run({ tx, viewer, input }): Promise<ReviewDetails> {
    const listing = await visibleListing(tx, viewer, input.listingId);
    if (listing?.status !== 'approved') throw notFound(t('listingNotFound'));
    const event = await eventToWaitFor(tx, viewer.id, listing.id);
    if (event) throw conflict(t('eventAhead', { listing: listing.name, date: readableDay(event) }));
    const holdReason = holdReasonFor(input.message, await accountAge(tx, viewer.id));
    return upsertReview(tx, { id: newId(), ...input, userId: viewer.id, holdReason });
  },
});

/** Returns the day of the user's event if their first review has to wait for it; null if they can write it now. */
export const reviewableAfter = operation({
  name: 'review.reviewableAfter',
  kind: 'read',
  allow: only('user'),
  input: reviewedListingRules,
  run: async ({ tx, viewer, input }): Promise<string | null> =>
    (await eventToWaitFor(tx, viewer.id, input.listingId)) ?? null,
});

async function eventToWaitFor(tx: Tx, userId: string, listingId: string): Promise<string | undefined> {
  if ((await reviewsBy(tx, userId, [listingId])).has(listingId)) return undefined;
  return upcomingEventDay(tx, userId, listingId);
}

function holdReasonFor(message: string, accountSeconds: number): ReviewHoldReason | null {
  if (needsWordReview(message)) return 'words';
  return accountSeconds < DAY_SECONDS ? 'new_account' : null;
}
