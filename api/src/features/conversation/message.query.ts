import { columnsOf, expressions, select, selectOne, type RowOf } from '../../core/columns.js';
import type { Tx } from '../../core/database.js';
import { byTime, selectPage, Where } from '../../core/list.js';
import type { Page, Window } from '../../core/page.js';
import type { Sender } from './message.entity.js';
import type { ReportDecision } from './moderation.constants.js';
import { StoredMessage } from './stored-message.entity.js';

/** An entry of a timeline, to be read from its table. */
export interface EntryKey {
  id: string;
  type: 'message' | 'event';
}

const MESSAGES = `SELECT id, created_at, 'message' AS type FROM message WHERE booking_id = `;
const EVENTS = `SELECT id, created_at, 'event' AS type FROM booking_event WHERE booking_id = `;

/**
 * Returns one page of a booking's timeline, newest first.
 * @param side whose messages to include before they are delivered; null for no messages
 */
export function selectTimeline(
  tx: Tx,
  bookingId: string,
  { side }: { side: Sender | null },
  window: Window,
): Promise<Page<EntryKey>> {
  const where = new Where();
  const booking = where.bind(bookingId);
  const entries = [EVENTS + booking];
  if (side)
    entries.push(`${MESSAGES}${booking} AND (delivered OR from_couple = ${where.bind(side === 'couple')})`);
  return selectPage(tx, {
    name: 'timeline',
    columns: expressions<EntryKey>({ id: 'id', type: 'type' }),
    from: `(${entries.join(' UNION ALL ')}) entry`,
    where,
    order: byTime('created_at', 'id'),
    window,
  });
}

/** Includes whether the other party has read it. */
const COLUMNS = columnsOf(
  StoredMessage,
  [
    ...(['id', 'clientId', 'position', 'senderId', 'fromCouple', 'body', 'attachmentCount'] as const),
    ...(['delivered', 'holdReason', 'createdAt'] as const),
  ],
  'm',
).and(
  expressions<{
    isRead: boolean;
    removed: boolean;
    reported: boolean;
    reportDecision: ReportDecision | null;
  }>({
    // A message that is held while others are read isn't read.
    isRead: `m.delivered AND EXISTS (SELECT FROM conversation_read r
      WHERE r.booking_id = m.booking_id AND r.by_couple <> m.from_couple AND r.position >= m.position)`,
    removed: 'm.removed_at IS NOT NULL',
    reported: 'EXISTS (SELECT FROM message_report report WHERE report.message_id = m.id)',
    reportDecision: '(SELECT report.decision FROM message_report report WHERE report.message_id = m.id)',
  }),
);

export type MessageRow = RowOf<typeof COLUMNS>;

/** Returns messages by ID. */
export async function messagesById(tx: Tx, ids: readonly string[]): Promise<Map<string, MessageRow>> {
  const rows = await select(tx, COLUMNS, 'FROM message m WHERE m.id = ANY($1::uuid[])', [ids]);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Returns the ID of the booking that a message belongs to. */
export async function bookingOfMessage(tx: Tx, id: string): Promise<string | undefined> {
  const row = await tx.repository(StoredMessage).findOne({ select: { bookingId: true }, where: { id } });
  return row?.bookingId;
}

/** Returns the message that a sender gave this ID. */
export const sentMessage = (tx: Tx, senderId: string, clientId: string) =>
  selectOne(
    tx,
    COLUMNS.and(columnsOf(StoredMessage, ['bookingId'], 'm')),
    'FROM message m WHERE m.sender_id = $1 AND m.client_id = $2',
    [senderId, clientId],
  );

/** A message that its recipient can read. */
const VISIBLE = 'm.delivered AND m.removed_at IS NULL';

/** Counts the messages that an account has not read, by booking. */
export async function countUnreadMessages(
  tx: Tx,
  accountId: string,
  bookingIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = await select(
    tx,
    columnsOf(StoredMessage, ['bookingId'], 'm').and(
      expressions<{ count: number }>({ count: 'count(*)::int' }),
    ),
    `FROM message m JOIN booking b ON b.id = m.booking_id
     WHERE m.booking_id = ANY($2::uuid[]) AND m.from_couple = (b.user_id IS DISTINCT FROM $1)
       AND $1 IN (b.user_id, b.listing_id) AND ${VISIBLE}
       AND m.position > COALESCE((SELECT r.position FROM conversation_read r
         WHERE r.booking_id = m.booking_id AND r.account_id = $1), 0)
     GROUP BY m.booking_id`,
    [accountId, bookingIds],
  );
  return new Map(rows.map(({ bookingId, count }) => [bookingId, count]));
}

/** Returns when conversations close for new messages, by booking. */
export async function closingTimes(tx: Tx, bookingIds: readonly string[]): Promise<Map<string, Date | null>> {
  const rows = await tx.sql<{ id: string; closesAt: Date | null }>(
    `SELECT b.id, conversation_closes_at(b) AS "closesAt" FROM booking b WHERE b.id = ANY($1::uuid[])`,
    [bookingIds],
  );
  return new Map(rows.map(({ id, closesAt }) => [id, closesAt]));
}

/** Emails contain this many messages at most. */
const EMAILED_MESSAGES = 20;

const TO_EMAIL = columnsOf(StoredMessage, ['position', 'body', 'fromCouple'], 'm');

type MessageToEmail = RowOf<typeof TO_EMAIL> & {
  attachments: string[];
  /** Number of all messages to send, the same in each row. */
  total: number;
  /** Whether the account has the conversation open, which its pages report every 45 seconds. */
  isOpen: boolean;
};

/** Returns the newest messages that an account has neither read nor received by email, oldest first. */
export const messagesToEmail = (tx: Tx, recipientId: string, bookingId: string) =>
  tx.sql<MessageToEmail>(
    `SELECT * FROM (
       SELECT ${TO_EMAIL.list}, count(*) OVER ()::int AS total,
         COALESCE(r.opened_at >= now() - interval '1 minute', false) AS "isOpen",
         ARRAY(SELECT name FROM message_attachment a WHERE a.message_id = m.id ORDER BY a.position) AS attachments
       FROM message m JOIN booking b ON b.id = m.booking_id
       LEFT JOIN conversation_read r ON r.booking_id = m.booking_id AND r.account_id = $1
       WHERE m.booking_id = $2 AND m.from_couple = (b.user_id IS DISTINCT FROM $1) AND ${VISIBLE}
         AND m.position > GREATEST(r.position, r.emailed_position, 0)
       ORDER BY m.position DESC LIMIT ${EMAILED_MESSAGES}) newest
     ORDER BY position`,
    [recipientId, bookingId],
  );

/** Returns the bookings with a block between their parties, and whether it is the account's. */
export async function blocksOf(
  tx: Tx,
  accountId: string,
  bookingIds: readonly string[],
): Promise<Map<string, { byMe: boolean }>> {
  const rows = await tx.sql<{ id: string; byMe: boolean }>(
    `SELECT b.id, EXISTS (SELECT FROM account_block WHERE account_id = $1
       AND blocked_id = CASE WHEN b.user_id = $1 THEN b.listing_id ELSE b.user_id END) AS "byMe"
     FROM booking b WHERE b.id = ANY($2::uuid[]) AND is_contact_blocked(b.user_id, b.listing_id)`,
    [accountId, bookingIds],
  );
  return new Map(rows.map(({ id, byMe }) => [id, { byMe }]));
}
