import { columnsOf, expressions, nullable, select, selectOne, type RowOf } from '../../core/columns.js';
import type { Tx } from '../../core/database.js';
import { selectPage, Where, type Order } from '../../core/list.js';
import { MAX_COUNT } from '../../core/page.constants.js';
import type { Page, Window } from '../../core/page.js';
import { Booking } from '../booking/booking.entity.js';
import { CONTEXT_MESSAGES, type MessageQueue } from './moderation.constants.js';
import { MessageReport, StoredMessage } from './stored-message.entity.js';

/** Whether a row of FROM belongs to a queue. The partial index message_held covers the first condition. */
const QUEUE_CONDITIONS: Record<MessageQueue, string> = {
  held: 'NOT m.delivered AND m.removed_at IS NULL',
  reported: 'r.message_id IS NOT NULL',
};

const FROM = `message m JOIN booking b ON b.id = m.booking_id
  LEFT JOIN message_report r ON r.message_id = m.id AND r.decision IS NULL`;

/** FROM clause of each queue. `reported` starts at message_report, so that the page comes from the index of open reports. */
const FROM_QUEUE: Record<MessageQueue, string> = {
  held: FROM,
  reported: `message_report r JOIN message m ON m.id = r.message_id JOIN booking b ON b.id = m.booking_id`,
};

const PARTIES = columnsOf(Booking, { coupleName: 'name', listingName: 'listingName' }, 'b');

const COLUMNS = columnsOf(StoredMessage, ['id', 'bookingId', 'position', 'senderId', 'fromCouple'], 'm')
  .and(columnsOf(StoredMessage, { sentAt: 'createdAt', holdReason: 'holdReason' }, 'm'))
  .and(PARTIES)
  .and(
    nullable(
      columnsOf(
        MessageReport,
        { reporterId: 'reporterId', reportReason: 'reason', reportNote: 'note', reportedAt: 'createdAt' },
        'r',
      ),
    ),
  )
  .and(expressions<{ held: boolean }>({ held: 'NOT m.delivered' }));

/** A held or reported message in a moderation queue, without its text. */
export type CaseRow = RowOf<typeof COLUMNS>;

const oldestFirst = (timestamp: string): Order<CaseRow> => ({
  keys: [
    { by: timestamp, type: 'timestamptz' },
    { by: 'm.id', type: 'uuid', fromRow: ({ id }) => id },
  ],
  direction: 'ASC',
});

/** Returns one page of a queue, oldest first. */
export function selectCases(tx: Tx, queue: MessageQueue, window: Window): Promise<Page<CaseRow>> {
  return selectPage(tx, {
    name: `message-cases-${queue}`,
    columns: COLUMNS,
    from: FROM_QUEUE[queue],
    where: new Where().and(queue === 'held' ? QUEUE_CONDITIONS.held : 'r.decision IS NULL'),
    order: oldestFirst(queue === 'held' ? 'm.held_at' : 'r.created_at'),
    window,
  });
}

/** Returns a message of the queues by ID. */
export const caseById = (tx: Tx, id: string): Promise<CaseRow | undefined> =>
  selectOne(
    tx,
    COLUMNS,
    `FROM ${FROM} WHERE m.id = $1 AND ((${QUEUE_CONDITIONS.held}) OR ${QUEUE_CONDITIONS.reported})`,
    [id],
  );

export type CaseCounts = Record<MessageQueue, number>;

/** Returns the parties of the conversations of messages, by message ID. The couple's name is null once deleted. */
export async function partiesOfMessages(
  tx: Tx,
  ids: readonly string[],
): Promise<Map<string, Pick<CaseRow, 'coupleName' | 'listingName'>>> {
  const rows = await select(
    tx,
    columnsOf(StoredMessage, ['id'], 'm').and(PARTIES),
    'FROM message m JOIN booking b ON b.id = m.booking_id WHERE m.id = ANY($1::uuid[])',
    [ids],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** Counts the messages of each queue, up to MAX_COUNT. */
export async function countCases(tx: Tx): Promise<CaseCounts> {
  const count = (from: string) =>
    `(SELECT count(*)::int FROM (SELECT FROM ${from} LIMIT ${MAX_COUNT}) waiting)`;
  const [row] = await select(
    tx,
    expressions<CaseCounts>({
      held: count('message WHERE NOT delivered AND removed_at IS NULL'),
      reported: count('message_report WHERE decision IS NULL'),
    }),
    '',
    [],
  );
  return row ?? { held: 0, reported: 0 };
}

/**
 * Returns the IDs of the messages that an admin may read: only the message itself if it is held; if it is reported, also
 * up to CONTEXT_MESSAGES on each side. Ordered by position.
 */
export async function caseMessageIds(tx: Tx, { id, held, bookingId, position }: CaseRow): Promise<string[]> {
  if (held) return [id];
  const rows = await tx.sql<{ id: string }>(
    `SELECT id FROM (
       (SELECT id, position FROM message WHERE booking_id = $1 AND delivered AND position <= $2
        ORDER BY position DESC LIMIT ${CONTEXT_MESSAGES + 1})
       UNION ALL
       (SELECT id, position FROM message WHERE booking_id = $1 AND delivered AND position > $2
        ORDER BY position LIMIT ${CONTEXT_MESSAGES})) context
     ORDER BY position`,
    [bookingId, position],
  );
  return rows.map((row) => row.id);
}
