import type { Tx } from '../core/database.js';
import { decodeCursor, offsetOf, pageOf, type Page, type Window } from '../core/page.js';
import { MAX_COUNT } from '../core/page.constants.js';
import { UNREAD_MAX, type NotificationKind } from './notification.constants.js';
import type { Notification } from './notification.entity.js';

const COLUMNS = `id, account_id AS "accountId", kind, booking_id AS "bookingId", text, read_at AS "readAt",
  created_at AS "createdAt"`;

/** An account's notifications, newest first. */
export async function selectNotifications(
  tx: Tx,
  accountId: string,
  unread: boolean,
  window: Window,
): Promise<Page<Notification>> {
  const where = `account_id = $1 ${unread ? 'AND read_at IS NULL' : ''}`;
  const values: unknown[] = [accountId];
  const bind = (value: unknown) => `$${values.push(value)}`;
  let behind = '';
  if (window.after) {
    const [createdAt, id] = decodeCursor('notifications', window.after, 2);
    behind = `AND (created_at, id) < (${bind(createdAt)}::timestamptz, ${bind(id)}::uuid)`;
  }
  // Cursors need the microseconds that a JavaScript Date does not keep.
  const rows = await tx.sql<Notification & { toldAt: string }>(
    `SELECT ${COLUMNS}, created_at::text AS "toldAt" FROM notification WHERE ${where} ${behind}
     ORDER BY created_at DESC, id DESC LIMIT ${bind(window.first + 1)} ${offsetOf(window, bind)}`,
    values,
  );
  return pageOf(
    'notifications',
    rows,
    window,
    (row) => [row.toldAt, row.id],
    async () => {
      const [row] = await tx.sql<{ count: number }>(
        `SELECT count(*)::int FROM (SELECT FROM notification WHERE ${where} LIMIT ${MAX_COUNT}) matching`,
        [accountId],
      );
      return row?.count ?? 0;
    },
  );
}

/** How many of an account's newest unread notifications are of each kind. */
export const countUnread = (tx: Tx, accountId: string) =>
  tx.sql<{ kind: NotificationKind; count: number }>(
    `SELECT kind, count(*)::int FROM (
       SELECT kind FROM notification WHERE account_id = $1 AND read_at IS NULL
       ORDER BY created_at DESC, id DESC LIMIT ${UNREAD_MAX}) newest GROUP BY kind`,
    [accountId],
  );

/** One of the account's notifications; undefined when it has no such. */
export async function selectNotification(
  tx: Tx,
  accountId: string,
  notificationId: string,
): Promise<Notification | undefined> {
  const [found] = await tx.sql<Notification>(
    `SELECT ${COLUMNS} FROM notification WHERE id = $2 AND account_id = $1`,
    [accountId, notificationId],
  );
  return found;
}

/** Marks one of the account's notifications as read; the first moment stays. Undefined when it has no such. */
export async function markRead(
  tx: Tx,
  accountId: string,
  notificationId: string,
): Promise<Notification | undefined> {
  const [read] = await tx.sql<Notification>(
    `UPDATE notification SET read_at = COALESCE(read_at, now()) WHERE id = $2 AND account_id = $1
     RETURNING ${COLUMNS}`,
    [accountId, notificationId],
  );
  return read;
}
