import { conflict } from '../../core/errors.js';
import { loader } from '../../core/loader.js';
import { operation } from '../../core/operation.js';
import type { Viewer } from '../../core/viewer.js';
import type { Booking } from '../booking/booking.entity.js';
import { sideOf } from '../booking/booking.policy.js';
import { conversationRules } from './conversation.rules.js';
import { blocksOf } from './message.query.js';
import { t } from './messages.generated.js';
import { parties, partyBooking } from './party.js';

/** Whether one party of a booking has blocked the other, and whether it was the viewer; batched over a list. */
export const conversationBlock = loader<string, { byMe: boolean } | null>(
  async (ctx, bookingIds) =>
    ctx.viewer
      ? blocksOf(ctx.services.database.tx, ctx.viewer.id, bookingIds)
      : new Map<string, { byMe: boolean }>(),
  null,
);

/**
 * Blocks the other party: neither can send messages to the other until the viewer unblocks them. Idempotent.
 * @throws AppError NOT_FOUND when the booking is another's
 */
export const blockConversation = operation({
  name: 'conversation.block',
  kind: 'write',
  allow: parties,
  limit: 'write',
  input: conversationRules,
  async run({ tx, viewer, input }): Promise<Booking> {
    // Locked, so that a message that is being sent either arrives before or is refused.
    const booking = await partyBooking(tx, viewer, input.bookingId, true);
    await tx.sql(
      `INSERT INTO account_block (account_id, blocked_id) VALUES ($1, $2) ON CONFLICT DO NOTHING`,
      [viewer.id, otherParty(viewer, booking)],
    );
    return booking;
  },
});

/** Unblocks the other party. Has no effect on a block by them. */
export const unblockConversation = operation({
  name: 'conversation.unblock',
  kind: 'write',
  allow: parties,
  limit: 'write',
  input: conversationRules,
  async run({ tx, viewer, input }): Promise<Booking> {
    const booking = await partyBooking(tx, viewer, input.bookingId, true);
    await tx.sql(`DELETE FROM account_block WHERE account_id = $1 AND blocked_id = $2`, [
      viewer.id,
      otherParty(viewer, booking),
    ]);
    return booking;
  },
});

/** @throws AppError CONFLICT when their account is deleted */
function otherParty(viewer: Viewer, booking: Booking): string {
  const other = sideOf(viewer, booking) === 'couple' ? booking.listingId : booking.userId;
  if (!other) throw conflict(t('recipientLeft'));
  return other;
}
