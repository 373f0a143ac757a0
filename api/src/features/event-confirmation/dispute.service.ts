import { audit } from '../../core/audit.js';
import { conflict, notFound } from '../../core/errors.js';
import { loader } from '../../core/loader.js';
import { only, operation } from '../../core/operation.js';
import { recordEvents } from '../booking/booking-event.js';
import { bookingById } from '../booking/booking.query.js';
import { publishReview, removeReview } from '../review/moderate.service.js';
import { lockReview, type ReviewDetails } from '../review/review.query.js';
import { disputeDecisionRules } from './event-confirmation.rules.js';
import { notifyDisputeDecision } from './event-confirmation.notifications.js';
import {
  decidedDisputesOf,
  disputedBookings,
  disputesOf,
  removedReviews,
  type ReviewDispute,
} from './event-confirmation.query.js';
import { t } from './messages.generated.js';

const forAdmins = (read: typeof disputesOf) =>
  loader<string, ReviewDispute[]>(
    async (ctx, reviewIds) =>
      ctx.viewer?.role === 'admin' ? read(ctx.services.database.tx, reviewIds) : new Map(),
    [],
  );

/** Returns the open disputes about a review, with both statements; batched over a list. For admins. */
export const reviewDisputes = forAdmins(disputesOf);

/** Returns the decided disputes about a review, with both statements; batched over a list. For admins. */
export const decidedDisputes = forAdmins(decidedDisputesOf);

/** Returns whether a review was removed after a dispute, and not resubmitted since; batched over a list. */
export const isRemovedReview = loader<string, boolean>(
  (ctx, reviewIds) => removedReviews(ctx.services.database.tx, reviewIds),
  false,
);

/**
 * Decides a dispute about a review. Upheld, it stays verified, and is published if it was held. Removed, it is hidden,
 * and the booking no longer verifies it. Both parties are notified. Locks the bookings first, as every booking
 * operation, so that an answer of the business either comes before or is rejected.
 * @throws AppError CONFLICT when the review isn't disputed anymore, or has another status than the admin has seen
 */
export const decideDispute = operation({
  name: 'review.decideDispute',
  kind: 'write',
  allow: only('admin'),
  limit: 'decision',
  input: disputeDecisionRules,
  async run(scope): Promise<ReviewDetails> {
    const { tx, viewer, input } = scope;
    const candidates = await disputedBookings(tx, input.reviewId);
    for (const { id } of candidates) await bookingById(tx, id, true);
    const review = await lockReview(tx, input.reviewId);
    if (!review) throw notFound(t('reviewNotFound'));
    const ids = (await disputedBookings(tx, review.id)).map(({ id }) => id);
    if (!ids.length) throw conflict(t('notDisputed'));
    if (input.status && input.status !== review.status) throw conflict(t('reviewChanged'));
    const decision = input.uphold ? 'upheld' : 'removed';
    await tx.sql(
      `UPDATE event_confirmation SET decision = $2, decision_reason = $3, decided_at = now()
       WHERE booking_id = ANY($1::uuid[])`,
      [ids, decision, input.reason],
    );
    const publish = input.uphold && review.status === 'pending';
    let decided = review;
    if (publish) decided = await publishReview(tx, review);
    else if (!input.uphold) decided = await removeReview(tx, review, input.reason);
    await audit(scope, {
      action: 'review.decideDispute',
      targetType: 'review',
      targetId: review.id,
      before: { status: review.status, disputed: true },
      after: { status: decided.status, disputed: false, reason: input.reason },
    });
    await recordEvents(tx, ids, input.uphold ? 'review_upheld' : 'review_removed', viewer.id);
    const outcome = { upheld: input.uphold, published: publish, reason: input.reason };
    for (const id of ids) {
      const booking = await bookingById(tx, id);
      if (booking) await notifyDisputeDecision(tx, booking, outcome);
    }
    return decided;
  },
});
