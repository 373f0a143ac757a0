import { v7 } from 'uuid';
import type { Tx } from '../src/core/database.js';
import type { HoldReason } from '../src/features/conversation/moderation.constants.js';
import { HELD, REPORTED } from './content/message-cases.js';
import { daysAgo } from './days.js';
import { demoId } from './ids.js';

/** Inserts messages that wait for an admin: a held one by a new account, and one that its recipient reported. */
export async function loadMessageCases(tx: Tx): Promise<void> {
  await insertMessage(tx, HELD);
  const id = await insertMessage(tx, REPORTED);
  const { reason, note, hoursAgo } = REPORTED.report;
  await tx.sql(
    `INSERT INTO message_report (message_id, reporter_id, reason, note, created_at)
     SELECT m.id, b.user_id, $2, $3, $4 FROM message m JOIN booking b ON b.id = m.booking_id WHERE m.id = $1`,
    [id, reason, note, daysAgo(hoursAgo / 24)],
  );
}

interface DemoMessage {
  listingKey: string;
  fromCouple: boolean;
  body: string;
  hoursAgo: number;
  holdReason?: HoldReason;
}

/** Inserts a message into the latest pending enquiry at a venue. Returns its ID. */
async function insertMessage(tx: Tx, message: DemoMessage): Promise<string> {
  const sent = daysAgo(message.hoursAgo / 24);
  const [row] = await tx.sql<{ id: string }>(
    `INSERT INTO message (id, booking_id, sender_id, from_couple, client_id, body, hold_reason, created_at)
     SELECT $1, id, CASE WHEN $2 THEN user_id ELSE listing_id END, $2, $1, $3, $4, $5 FROM booking
     WHERE listing_id = $6 AND status = 'pending' AND event_date > today_in_india() AND created_at < $5
     ORDER BY created_at DESC, id LIMIT 1 RETURNING id`,
    [
      ...[v7(), message.fromCouple, message.body, message.holdReason ?? null, sent],
      demoId('venue', message.listingKey),
    ],
  );
  if (!row) throw new Error(`no pending enquiry at ${message.listingKey}`);
  return row.id;
}
