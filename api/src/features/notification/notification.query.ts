import { IsNull } from 'typeorm';
import { allColumnsOf, columnsOf, expressions, nullable, selectOne, type RowOf } from '../../core/columns.js';
import type { Tx } from '../../core/database.js';
import { byTime, selectPage, Where } from '../../core/list.js';
import type { Page, Window } from '../../core/page.js';
import { IS_OLD } from '../booking/booking.query.js';
import { RealWedding } from '../real-wedding/real-wedding.entity.js';
import { shortName } from '../review/review.service.js';
import { UserProfile } from '../user/user.entity.js';
import { UNREAD_MAX, type StoredKind } from './notification.constants.js';
import { Notification } from './notification.entity.js';
import { notificationText } from './notification.text.js';

/**
 * Includes the present names of a notification's subjects. The name of a deleted couple is null; deleted businesses
 * keep their name in the booking.
 */
const COLUMNS = allColumnsOf(Notification, 'n')
  .and(
    expressions<Record<'coupleName' | 'businessName', string | null>>({
      coupleName: 'CASE WHEN b.user_id IS NOT NULL THEN b.name END',
      businessName: 'COALESCE(l.name, b.listing_name)',
    }),
  )
  .and(nullable(columnsOf(RealWedding, { storyTitle: 'title' }, 's')))
  .and(nullable(columnsOf(UserProfile, { reviewerName: 'fullName' }, 'author')));

const FROM = `notification n
  LEFT JOIN booking b ON b.id = n.booking_id
  LEFT JOIN listing l ON l.id = n.listing_id
  LEFT JOIN real_wedding s ON s.id = n.story_id
  LEFT JOIN review r ON r.id = n.review_id
  LEFT JOIN user_profile author ON author.id = r.user_id`;

export type NamedNotification = RowOf<typeof COLUMNS>;

/** Renders a notification with the present names of its subjects. */
export const textOf = (notification: NamedNotification): string =>
  notificationText(notification, {
    couple: notification.coupleName,
    business: notification.businessName,
    story: notification.storyTitle,
    reviewer: shortName(notification.reviewerName ?? ''),
  });

/** Returns one page of an account's notifications, newest first. */
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
    name: 'notifications',
    columns: COLUMNS,
    from: FROM,
    where,
    order: byTime('n.created_at', 'n.id'),
    window,
  });
}

/** Counts an account's newest unread notifications by kind. */
export const countUnread = (tx: Tx, accountId: string) =>
  tx.sql<{ kind: StoredKind; count: number }>(
    `SELECT kind, count(*)::int FROM (
       SELECT kind FROM notification WHERE account_id = $1 AND read_at IS NULL
       ORDER BY created_at DESC, id DESC LIMIT ${UNREAD_MAX}) newest GROUP BY kind`,
    [accountId],
  );

/** Returns one of the account's notifications; undefined if it has no such notification. */
export const selectNotification = (
  tx: Tx,
  accountId: string,
  notificationId: string,
): Promise<NamedNotification | undefined> =>
  selectOne(tx, COLUMNS, `FROM ${FROM} WHERE n.id = $2 AND n.account_id = $1`, [accountId, notificationId]);

/** Returns the bookings that an account's unread notifications of messages are about: all, or that of one notification. */
export async function conversationsToRead(
  tx: Tx,
  accountId: string,
  notificationId?: string,
): Promise<string[]> {
  const rows = await tx.repository(Notification).find({
    select: { bookingId: true },
    where: {
      ...{ accountId, kind: 'message_received', readAt: IsNull() },
      ...(notificationId && { id: notificationId }),
    },
  });
  return rows.flatMap(({ bookingId }) => bookingId ?? []);
}

/**
 * Marks one of the account's notifications as read, keeping the first time it was read. Undefined if it has no such
 * notification.
 */
export async function markRead(
  tx: Tx,
  accountId: string,
  notificationId: string,
): Promise<NamedNotification | undefined> {
  await tx
    .repository(Notification)
    .update({ id: notificationId, accountId, readAt: IsNull() }, { readAt: () => 'now()' });
  return selectNotification(tx, accountId, notificationId);
}

/** Params with what people wrote in a conversation or about one, by kind. */
const NOTES = { booking_rejected: 'note', quote_declined: 'note', message_moderated: 'reason' } as const;

/** Clears what people wrote about old bookings; runs nightly. */
export const clearOldNotes = (tx: Tx) =>
  tx.sql(
    `UPDATE notification n SET params = jsonb_set(params, ARRAY[written.param], 'null')
     FROM booking b, unnest($1::notification_kind[], $2::text[]) AS written (kind, param)
     WHERE b.id = n.booking_id AND n.kind = written.kind AND n.params ->> written.param IS NOT NULL AND ${IS_OLD}`,
    [Object.keys(NOTES), Object.values(NOTES)],
  );
