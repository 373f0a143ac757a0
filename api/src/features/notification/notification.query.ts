import { allColumnsOf, expressions, selectOne, type RowOf } from '../../core/columns.js';
import type { Tx } from '../../core/database.js';
import { byTime, selectPage, Where } from '../../core/list.js';
import type { Page, Window } from '../../core/page.js';
import { UNREAD_MAX, type StoredKind } from './notification.constants.js';
import { Notification } from './notification.entity.js';
import { notificationText } from './notification.text.js';

/**
 * With the present names of what a notification is about. A couple that deleted its account has none; a booking keeps
 * the name of a business that was deleted.
 */
const COLUMNS = allColumnsOf(Notification, 'n').and(
  expressions<{ coupleName: string | null; businessName: string | null; storyTitle: string | null }>({
    coupleName: 'CASE WHEN b.user_id IS NOT NULL THEN b.name END',
    businessName: 'COALESCE(l.name, b.listing_name)',
    storyTitle: 's.title',
  }),
);

const FROM = `notification n
  LEFT JOIN booking b ON b.id = n.booking_id
  LEFT JOIN listing l ON l.id = n.listing_id
  LEFT JOIN real_wedding s ON s.id = n.story_id`;

export type NamedNotification = RowOf<typeof COLUMNS>;

/** The sentence of a notification, with the present names of what it is about. */
export const textOf = (notification: NamedNotification): string =>
  notificationText(notification, {
    couple: notification.coupleName,
    business: notification.businessName,
    story: notification.storyTitle,
  });

/** An account's notifications, newest first. */
export function selectNotifications(
  tx: Tx,
  accountId: string,
  unread: boolean,
  window: Window,
): Promise<Page<NamedNotification>> {
  const where = new Where();
  where.and(`n.account_id = ${where.bind(accountId)}`);
  if (unread) where.and('n.read_at IS NULL');
  return selectPage(tx, {
    list: 'notifications',
    columns: COLUMNS,
    from: FROM,
    where,
    order: byTime('n.created_at', 'n.id'),
    window,
  });
}

/** How many of an account's newest unread notifications are of each kind. */
export const countUnread = (tx: Tx, accountId: string) =>
  tx.sql<{ kind: StoredKind; count: number }>(
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
): Promise<NamedNotification | undefined> =>
  selectOne(tx, COLUMNS, `FROM ${FROM} WHERE n.id = $2 AND n.account_id = $1`, [accountId, notificationId]);

/** Marks one of the account's notifications as read; the first moment stays. Undefined when it has no such. */
export async function markRead(
  tx: Tx,
  accountId: string,
  notificationId: string,
): Promise<NamedNotification | undefined> {
  await tx.sql(
    `UPDATE notification SET read_at = now() WHERE id = $2 AND account_id = $1 AND read_at IS NULL`,
    [accountId, notificationId],
  );
  return selectNotification(tx, accountId, notificationId);
}
