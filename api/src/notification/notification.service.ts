import { object } from 'yup';
import type { Sql } from '../core/database.js';
import { notFound } from '../core/errors.js';
import { newId } from '../core/ids.js';
import { operation, signedIn } from '../core/operation.js';
import type { NotificationKind } from './notification.constants.js';
import type { Notification } from './notification.entity.js';
import { markRead, selectNotification, selectNotifications } from './notification.query.js';
import { notificationIdRules, notificationListRules } from './notification.rules.js';

interface Notice {
  /** The account that is told. */
  accountId: string;
  kind: NotificationKind;
  /** One sentence; never a code. */
  text: string;
  bookingId?: string;
  /** What somebody did themselves is kept, and is no news to them. */
  known?: true;
}

/** Tells an account something, inside the transaction of what it is told. */
export const notify = (sql: Sql, notice: Notice) =>
  sql(
    `INSERT INTO notification (id, account_id, kind, booking_id, text, read_at)
     VALUES ($1, $2, $3, $4, $5, CASE WHEN $6 THEN now() END)`,
    [newId(), notice.accountId, notice.kind, notice.bookingId ?? null, notice.text, Boolean(notice.known)],
  );

/** Tells many accounts something, each its own; what is told is news to all of them. */
export async function notifyEach(sql: Sql, notices: readonly Omit<Notice, 'known'>[]): Promise<void> {
  if (!notices.length) return;
  await sql(
    `INSERT INTO notification (id, account_id, kind, booking_id, text)
     SELECT * FROM unnest($1::uuid[], $2::uuid[], $3::notification_kind[], $4::uuid[], $5::text[])`,
    [
      notices.map(() => newId()),
      notices.map(({ accountId }) => accountId),
      notices.map(({ kind }) => kind),
      notices.map(({ bookingId }) => bookingId ?? null),
      notices.map(({ text }) => text),
    ],
  );
}

/** Takes a name out of what was told about these bookings: it is no longer to be read anywhere. */
export const replaceInNotices = (
  sql: Sql,
  named: readonly { bookingId: string; name: string }[],
  replacement: string,
) =>
  sql(
    `UPDATE notification SET text = replace(text, named.name, $3)
     FROM unnest($1::uuid[], $2::text[]) AS named (booking_id, name)
     WHERE notification.booking_id = named.booking_id`,
    [named.map(({ bookingId }) => bookingId), named.map(({ name }) => name), replacement],
  );

/** Tells many accounts the same. */
export const notifyAll = (
  sql: Sql,
  accountIds: readonly string[],
  { kind, text }: Pick<Notice, 'kind' | 'text'>,
) =>
  sql(
    `INSERT INTO notification (id, account_id, kind, text)
     SELECT id, account_id, $3::notification_kind, $4 FROM unnest($1::uuid[], $2::uuid[]) AS told (id, account_id)`,
    [accountIds.map(() => newId()), accountIds, kind, text],
  );

/** Whoever has dealt with a booking knows what they were told about it. */
export const readAbout = (sql: Sql, accountId: string, bookingId: string) =>
  sql(
    `UPDATE notification SET read_at = now() WHERE booking_id = $2 AND account_id = $1 AND read_at IS NULL`,
    [accountId, bookingId],
  );

/** Marks the account's notifications of one kind as read. */
export const markKindRead = (sql: Sql, accountId: string, kind: NotificationKind) =>
  sql(`UPDATE notification SET read_at = now() WHERE account_id = $1 AND kind = $2 AND read_at IS NULL`, [
    accountId,
    kind,
  ]);

/** What the account was told, newest first. */
export const listNotifications = operation({
  name: 'notification.list',
  kind: 'read',
  allow: signedIn,
  input: notificationListRules,
  run: ({ sql, viewer, input: { unread, ...window } }) => selectNotifications(sql, viewer.id, unread, window),
});

/** One thing that the account was told; another's is not found. */
export const getNotification = operation({
  name: 'notification.get',
  kind: 'read',
  allow: signedIn,
  input: notificationIdRules,
  async run({ sql, viewer, input }): Promise<Notification> {
    const found = await selectNotification(sql, viewer.id, input.id);
    if (!found) throw notFound('Notification');
    return found;
  },
});

/** Marks one as read; another's is not found. */
export const readNotification = operation({
  name: 'notification.read',
  kind: 'write',
  allow: signedIn,
  limit: 'write',
  input: notificationIdRules,
  async run({ sql, viewer, input }): Promise<Notification> {
    const read = await markRead(sql, viewer.id, input.id);
    if (!read) throw notFound('Notification');
    return read;
  },
});

/** Marks all of the account's notifications as read. */
export const readAll = operation({
  name: 'notification.readAll',
  kind: 'write',
  allow: signedIn,
  limit: 'write',
  input: object({}),
  async run({ sql, viewer }) {
    await sql(`UPDATE notification SET read_at = now() WHERE account_id = $1 AND read_at IS NULL`, [
      viewer.id,
    ]);
    return true;
  },
});
