import type { Tx } from '../../core/database.js';

/** Records that an account has a conversation open, and has read it up to this position, or further already. */
export const setReadPosition = (tx: Tx, accountId: string, bookingId: string, position: number) =>
  tx.sql(
    `INSERT INTO conversation_read (booking_id, account_id, position, opened_at) VALUES ($1, $2, $3, now())
     ON CONFLICT (booking_id, account_id) DO UPDATE
     SET position = GREATEST(conversation_read.position, excluded.position), opened_at = excluded.opened_at`,
    [bookingId, accountId, position],
  );

/**
 * Records that an account has read all messages of these of its bookings. Locks the bookings until the transaction ends,
 * so that a message that is being sent stays unread, with its notification.
 */
export async function readAllMessages(
  tx: Tx,
  accountId: string,
  bookingIds: readonly string[],
): Promise<void> {
  if (!bookingIds.length) return;
  // The same order everywhere, so that two transactions don't wait for each other.
  await tx.sql('SELECT FROM booking WHERE id = ANY($1::uuid[]) ORDER BY id FOR UPDATE', [bookingIds]);
  await tx.sql(
    `INSERT INTO conversation_read (booking_id, account_id, position)
     SELECT m.booking_id, $1, max(m.position) FROM message m JOIN booking b ON b.id = m.booking_id
     WHERE b.id = ANY($2::uuid[]) AND $1 IN (b.user_id, b.listing_id) AND m.delivered GROUP BY m.booking_id
     ON CONFLICT (booking_id, account_id) DO UPDATE
     SET position = GREATEST(conversation_read.position, excluded.position)`,
    [accountId, bookingIds],
  );
}
