import { audit } from '../../core/audit.js';
import type { Tx } from '../../core/database.js';
import { conflict, notFound } from '../../core/errors.js';
import { only, operation } from '../../core/operation.js';
import type { Page } from '../../core/page.js';
import type { Viewer } from '../../core/viewer.js';
import {
  countCases,
  partiesOfReviews,
  selectCases,
  type ReviewCase,
  type ReviewCounts,
} from './case.query.js';
import { Review } from './review.entity.js';
import { notifyAuthor, notifyFlagger } from './review.notifications.js';
import { lockReview, type ReviewDetails } from './review.query.js';
import { answerRules, decideReviewRules, flagRules, reviewCaseListRules } from './review.rules.js';
import { t } from './messages.generated.js';

/** Adds the owner's reply to a review, once. */
export const answerReview = operation({
  name: 'review.answer',
  kind: 'write',
  allow: only('vendor', 'venue'),
  limit: 'decision',
  input: answerRules,
  async run({ tx, viewer, input }): Promise<ReviewDetails> {
    const review = await lockReviewOfOwnListing(tx, viewer, input.id);
    if (review.answer !== null) throw conflict(t('alreadyAnswered'));
    await tx
      .repository(Review)
      .update({ id: review.id }, { answer: input.answer, answeredAt: () => 'now()' });
    return { ...review, answer: input.answer, answeredAt: new Date() };
  },
});

/** Asks an admin to check a review, which stays as it is until then. Idempotent. */
export const flagReview = operation({
  name: 'review.flag',
  kind: 'write',
  allow: only('vendor', 'venue'),
  limit: 'decision',
  input: flagRules,
  async run({ tx, viewer, input }): Promise<ReviewDetails> {
    const review = await lockReviewOfOwnListing(tx, viewer, input.id);
    if (review.flaggedAt) return review;
    await tx
      .repository(Review)
      .update({ id: review.id }, { flagReason: input.reason, flaggedAt: () => 'now()' });
    return { ...review, flagReason: input.reason, flaggedAt: new Date() };
  },
});

/**
 * Returns a published review of the owner's listing, locked.
 * @throws AppError NOT_FOUND for other reviews
 */
async function lockReviewOfOwnListing(tx: Tx, viewer: Viewer, reviewId: string): Promise<ReviewDetails> {
  const review = await lockReview(tx, reviewId);
  if (review?.listingId !== viewer.id || review.status !== 'published') throw notFound(t('reviewNotFound'));
  return review;
}

/**
 * Publishes or rejects a held or flagged review, and notifies its author and the business that flagged it.
 * @throws AppError CONFLICT when it is already decided
 */
export const decideReview = operation({
  name: 'review.decide',
  kind: 'write',
  allow: only('admin'),
  limit: 'decision',
  input: decideReviewRules,
  async run(scope): Promise<ReviewDetails> {
    const { tx, input } = scope;
    const review = await lockReview(tx, input.id);
    if (!review) throw notFound(t('reviewNotFound'));
    if (review.status !== 'pending' && !review.flaggedAt)
      throw conflict(t('alreadyDecided', { status: review.status }));
    const decided = input.publish
      ? await publishReview(tx, review)
      : await removeReview(tx, review, input.reason ?? null);
    const flag = (flagged: boolean) => review.flaggedAt && { flagged };
    await audit(scope, {
      action: 'review.decide',
      targetType: 'review',
      targetId: review.id,
      before: { status: review.status, ...flag(true) },
      after: { status: decided.status, ...flag(false), reason: decided.rejectionReason },
    });
    // A flagged review that stays published hasn't changed for its author.
    if (decided.status !== review.status) await notifyAuthor(tx, decided);
    if (review.flaggedAt) await notifyFlagger(tx, decided);
    return decided;
  },
});

/** Publishes a review, and ends its hold and flag. The caller has locked it, and notifies its author. */
export const publishReview = (tx: Tx, review: ReviewDetails): Promise<ReviewDetails> =>
  settle(tx, review, { status: 'published', rejectionReason: null });

/** Removes a review, which its author can edit and resubmit. The caller has locked it, and notifies its author. */
export const removeReview = (tx: Tx, review: ReviewDetails, reason: string | null): Promise<ReviewDetails> =>
  settle(tx, review, { status: 'rejected', rejectionReason: reason });

async function settle(
  tx: Tx,
  review: ReviewDetails,
  decision: Pick<ReviewDetails, 'status' | 'rejectionReason'>,
): Promise<ReviewDetails> {
  const settled = { ...decision, holdReason: null, flagReason: null, flaggedAt: null };
  await tx.repository(Review).update({ id: review.id }, settled);
  return { ...review, ...settled };
}

/** Returns one page of the reviews of all listings with their moderation details, newest first. */
export const listCases = operation({
  name: 'review.cases',
  kind: 'read',
  allow: only('admin'),
  input: reviewCaseListRules,
  run: ({ tx, input: { queue, search, ...window } }): Promise<Page<ReviewCase>> =>
    selectCases(tx, { queue, search }, window),
});

/** Returns what reviews are about and whose they are, by ID: "Jheel Mahal, by Ananya Sharma". For admins. */
export async function reviewNames(tx: Tx, ids: readonly string[]): Promise<Map<string, string>> {
  const parties = await partiesOfReviews(tx, ids);
  return new Map(
    [...parties].map(([id, { authorName: author, listingName: listing }]) => [
      id,
      author ? t('reviewBy', { listing, author }) : t('reviewByFormerUser', { listing }),
    ]),
  );
}

/** Counts the reviews of each queue, optionally those that match a search. */
export const reviewCounts = operation({
  name: 'review.counts',
  kind: 'read',
  allow: only('admin'),
  input: reviewCaseListRules.pick(['search']),
  run: ({ tx, input }): Promise<ReviewCounts> => countCases(tx, input.search),
});
