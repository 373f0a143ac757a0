import type { Tx } from '../../core/database.js';
import { IS_OLD } from '../booking/booking.query.js';

/** Deletes the conversations of old bookings; runs nightly. The bookings stay. */
export async function deleteOldConversations(tx: Tx): Promise<void> {
  for (const table of ['message', 'conversation_read'])
    await tx.sql(`DELETE FROM ${table} USING booking b WHERE b.id = booking_id AND ${IS_OLD}`);
}

/** Deletes attachments that were uploaded for messages that were never sent; runs nightly. */
export async function deleteUnsentAttachments(tx: Tx): Promise<void> {
  await tx.sql(
    `DELETE FROM message_attachment WHERE message_id IS NULL AND created_at < now() - interval '2 days'`,
  );
}
