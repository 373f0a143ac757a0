import type { Tx } from '../../core/database.js';

/** How long conversations are kept after their event. */
const KEPT = "interval '2 years'";

/** Deletes conversations two years after their event; runs nightly. The bookings stay. */
export async function deleteOldConversations(tx: Tx): Promise<void> {
  for (const table of ['message', 'conversation_read'])
    await tx.sql(
      `DELETE FROM ${table} USING booking b WHERE b.id = booking_id AND b.event_date < today_in_india() - ${KEPT}`,
    );
}

/** Deletes attachments that were uploaded for messages that were never sent; runs nightly. */
export async function deleteUnsentAttachments(tx: Tx): Promise<void> {
  await tx.sql(
    `DELETE FROM message_attachment WHERE message_id IS NULL AND created_at < now() - interval '2 days'`,
  );
}
