import { allColumnsOf, returning, selectOne } from '../../core/columns.js';
import type { Tx } from '../../core/database.js';
import { byTime, selectPage, Where } from '../../core/list.js';
import type { Page, Window } from '../../core/page.js';
import { UNREAD_MAX, type NotificationKind } from './notification.constants.js';
import { Notification } from './notification.entity.js';

const COLUMNS = allColumnsOf(Notification);

/** An account's notifications, newest first. */
export function selectNotifications(
  tx: Tx,
  accountId: string,
  unread: boolean,
  window: Window,
): Promise<Page<Notification>> {
  const where = new Where();
  where.and(`account_id = ${where.bind(accountId)}`);
  if (unread) where.and('read_at IS NULL');
  return selectPage(tx, {
    list: 'notifications',
    columns: COLUMNS,
    from: 'notification',
    where,
    order: byTime('created_at', 'id'),
    window,
  });
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
export const selectNotification = (
  tx: Tx,
  accountId: string,
  notificationId: string,
): Promise<Notification | undefined> =>
  selectOne(tx, COLUMNS, `FROM notification WHERE id = $2 AND account_id = $1`, [accountId, notificationId]);

/** Marks one of the account's notifications as read; the first moment stays. Undefined when it has no such. */
export async function markRead(
  tx: Tx,
  accountId: string,
  notificationId: string,
): Promise<Notification | undefined> {
  const [read] = await returning(
    tx,
    COLUMNS,
    `UPDATE notification SET read_at = COALESCE(read_at, now()) WHERE id = $2 AND account_id = $1`,
    [accountId, notificationId],
  );
  return read;
}
