import { accountAge } from '../account/account.service.js';
import type { Tx } from '../../core/database.js';
import { readableDay } from '../../core/day.js';
import { badInput, conflict, notFound } from '../../core/errors.js';
import { newId } from '../../core/ids.js';
import { only, operation } from '../../core/operation.js';
import { visibleListing } from '../listing/listing.service.js';
import type { ReviewHoldReason } from './review.constants.js';
import { picturesOfReviews, replacePictures } from './picture.query.js';
import { lockReview, upcomingEventDay, reviewsBy, upsertReview, type ReviewDetails } from './review.query.js';
import { reviewedListingRules, writeReviewRules } from './review.rules.js';
import { needsWordReview } from './word-filter.js';
import { t } from './messages.generated.js';

const DAY_SECONDS = 24 * 60 * 60;

/**
 * Creates or updates the user's review of an approved listing. Published at once, unless the account is younger than a
 * day, the word filter matches, or it has photos that no admin has seen. A first review by somebody with a booking has
 * to wait until the event is over.
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
    // Concurrent requests take turns, so that none of them misses another's photos.
    await tx.sql(`SELECT pg_advisory_xact_lock(hashtextextended($1::uuid::text || $2::uuid::text, 4))`, [
      viewer.id,
      listing.id,
    ]);
    const { pictureIds, ...submission } = input;
    const hasNewPictures = await addsPictures(tx, viewer.id, listing.id, pictureIds);
    const holdReason = holdReasonFor(input.message, hasNewPictures, await accountAge(tx, viewer.id));
    const review = await upsertReview(tx, { id: newId(), ...submission, userId: viewer.id, holdReason });
    if (pictureIds && !(await replacePictures(tx, { id: review.id, userId: viewer.id }, pictureIds)))
      throw badInput('pictureIds', t('pictureGone'));
    return review;
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

/** Whether the review would have photos that no admin has approved with it. Locks the user's earlier review. */
async function addsPictures(
  tx: Tx,
  userId: string,
  listingId: string,
  pictureIds: readonly string[] | undefined,
): Promise<boolean> {
  const before = (await reviewsBy(tx, userId, [listingId])).get(listingId);
  const locked = before && (await lockReview(tx, before.id));
  const present = locked ? ((await picturesOfReviews(tx, [locked.id])).get(locked.id) ?? []) : [];
  const approved = new Set(locked?.status === 'published' ? present.map(({ id }) => id) : []);
  return (pictureIds ?? present.map(({ id }) => id)).some((id) => !approved.has(id));
}

function holdReasonFor(
  message: string,
  hasNewPictures: boolean,
  accountSeconds: number,
): ReviewHoldReason | null {
  if (needsWordReview(message)) return 'words';
  if (hasNewPictures) return 'pictures';
  return accountSeconds < DAY_SECONDS ? 'new_account' : null;
}
