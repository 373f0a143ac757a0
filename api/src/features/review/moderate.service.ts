import { audit } from '../../core/audit.js';
import type { Tx } from '../../core/database.js';
import { conflict, notFound } from '../../core/errors.js';
import { only, operation } from '../../core/operation.js';
import type { Page } from '../../core/page.js';
import type { Viewer } from '../../core/viewer.js';
import { countCases, selectCases, type ReviewCase, type ReviewCounts } from './case.query.js';
import { Review } from './review.entity.js';
import { notifyAuthor } from './review.notices.js';
import { lockReview, type ReviewDetails } from './review.query.js';
import { answerRules, decideReviewRules, flagRules, reviewCaseListRules } from './review.rules.js';

/** The owner's answer to a review of theirs, given once. */
export const answerReview = operation({
  name: 'review.answer',
  kind: 'write',
  allow: only('vendor', 'venue'),
  limit: 'decision',
  input: answerRules,
  async run({ tx, viewer, input }): Promise<ReviewDetails> {
    const review = await reviewOfOwn(tx, viewer, input.id);
    if (review.answer !== null) throw conflict('You have answered this review already.');
    await tx
      .repository(Review)
      .update({ id: review.id }, { answer: input.answer, answeredAt: () => 'now()' });
    return { ...review, answer: input.answer, answeredAt: new Date() };
  },
});

/** Asks an admin for a second look. The review stays as it is until then; flagging it twice is flagging it once. */
export const flagReview = operation({
  name: 'review.flag',
  kind: 'write',
  allow: only('vendor', 'venue'),
  limit: 'decision',
  input: flagRules,
  async run({ tx, viewer, input }): Promise<ReviewDetails> {
    const review = await reviewOfOwn(tx, viewer, input.id);
    if (review.flaggedAt) return review;
    await tx
      .repository(Review)
      .update({ id: review.id }, { flagReason: input.reason, flaggedAt: () => 'now()' });
    return { ...review, flagReason: input.reason, flaggedAt: new Date() };
  },
});

/** A published review of the owner's listing, locked. Others are not theirs to see. */
async function reviewOfOwn(tx: Tx, viewer: Viewer, reviewId: string): Promise<ReviewDetails> {
  const review = await lockReview(tx, reviewId);
  if (review?.listingId !== viewer.id || review.status !== 'published') throw notFound('Review');
  return review;
}

/** Publishes or rejects a review that is held or flagged, and notifies its author. Made once: a second try is a conflict. */
export const decideReview = operation({
  name: 'review.decide',
  kind: 'write',
  allow: only('admin'),
  limit: 'decision',
  input: decideReviewRules,
  async run(scope): Promise<ReviewDetails> {
    const { tx, input } = scope;
    const review = await lockReview(tx, input.id);
    if (!review) throw notFound('Review');
    if (review.status !== 'pending' && !review.flaggedAt)
      throw conflict(`This review is already ${review.status}.`);
    const status = input.publish ? 'published' : 'rejected';
    const decided = {
      status,
      rejectionReason: input.publish ? null : (input.reason ?? null),
      ...{ heldFor: null, flagReason: null, flaggedAt: null },
    } as const;
    await tx.repository(Review).update({ id: review.id }, decided);
    const flag = (flagged: boolean) => review.flaggedAt && { flagged };
    await audit(scope, {
      action: 'review.decide',
      targetType: 'review',
      targetId: review.id,
      before: { status: review.status, ...flag(true) },
      after: { status, ...flag(false), reason: decided.rejectionReason },
    });
    // One that was flagged and stays published is as its author left it.
    if (status !== review.status) await notifyAuthor(tx, { ...review, ...decided });
    return { ...review, ...decided };
  },
});

/** Reviews of all listings with why they wait, the newest first. */
export const listCases = operation({
  name: 'review.cases',
  kind: 'read',
  allow: only('admin'),
  input: reviewCaseListRules,
  run: ({ tx, input: { queue, search, ...window } }): Promise<Page<ReviewCase>> =>
    selectCases(tx, { queue, search }, window),
});

/** How many reviews each queue holds, or of them those that a search finds. */
export const reviewCounts = operation({
  name: 'review.counts',
  kind: 'read',
  allow: only('admin'),
  input: reviewCaseListRules.pick(['search']),
  run: ({ tx, input }): Promise<ReviewCounts> => countCases(tx, input.search),
});
