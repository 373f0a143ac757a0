import { v7 } from 'uuid';
import type { Tx } from '../src/core/database.js';
import { CONVERSATIONS } from './content/conversations.js';
import { demoId } from './ids.js';

/** Minutes between two messages. */
const PAUSE = 7;

/** Inserts the conversations of the demo's couple, read by both sides. */
export async function loadConversations(tx: Tx, coupleId: string): Promise<void> {
  for (const { kind, listingKey, startsAfterDays, messages } of CONVERSATIONS) {
    const listingId = demoId(kind, listingKey);
    for (const [i, { from, body }] of messages.entries())
      await tx.sql(
        `INSERT INTO message (id, booking_id, sender_id, from_couple, client_id, body, created_at)
         SELECT $1, id, $2, $3, $1, $4, created_at + make_interval(secs => $5) FROM booking
         WHERE user_id = $6 AND listing_id = $7`,
        [
          v7(),
          from === 'couple' ? coupleId : listingId,
          from === 'couple',
          body,
          startsAfterDays * 86_400 + i * PAUSE * 60,
          coupleId,
          listingId,
        ],
      );
  }
  await tx.sql(
    `INSERT INTO conversation_read (booking_id, account_id, position, opened_at)
     SELECT b.id, account_id, max(m.position), max(m.created_at)
     FROM message m JOIN booking b ON b.id = m.booking_id CROSS JOIN unnest(ARRAY[b.user_id, b.listing_id]) account_id
     GROUP BY b.id, account_id`,
  );
}
