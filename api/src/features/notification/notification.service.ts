import { object } from 'yup';
import type { Tx } from '../../core/database.js';
import { notFound } from '../../core/errors.js';
import { newId } from '../../core/ids.js';
import { operation, signedIn } from '../../core/operation.js';
import {
  NOTIFICATION_KINDS,
  TOPIC_OF,
  type NotificationKind,
  type NotificationTopic,
} from './notification.constants.js';
import type { Notification } from './notification.entity.js';
import { countUnread, markRead, selectNotification, selectNotifications } from './notification.query.js';
import { notificationIdRules, notificationListRules, readAllRules } from './notification.rules.js';

interface Notice {
  /** The account that is told. */
  accountId: string;
  kind: NotificationKind;
  /** One sentence; never a code. */
  text: string;
  /** Where the text names a couple; made by `naming`. */
  namePosition?: NamePosition;
  bookingId?: string;
  /** What somebody did themselves is kept, and is no news to them. */
  known?: true;
}

/** In characters as PostgreSQL counts them, from 1. */
interface NamePosition {
  start: number;
  length: number;
}

/** A text that names a couple, whose name is replaced when their account is deleted. */
export const naming = (
  before: string,
  name: string,
  after: string,
): Required<Pick<Notice, 'text' | 'namePosition'>> => ({
  text: before + name + after,
  namePosition: { start: [...before].length + 1, length: [...name].length },
});

/** Tells an account something, inside the transaction of what it is told. */
export const notify = (tx: Tx, notice: Notice) =>
  tx.sql(
    `INSERT INTO notification (id, account_id, kind, booking_id, text, name_start, name_length, read_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, CASE WHEN $8 THEN now() END)`,
    [
      newId(),
      notice.accountId,
      notice.kind,
      notice.bookingId ?? null,
      notice.text,
      notice.namePosition?.start ?? null,
      notice.namePosition?.length ?? null,
      Boolean(notice.known),
    ],
  );

/** Tells many accounts something, each its own; what is told is news to all of them. */
export async function notifyEach(
  tx: Tx,
  notices: readonly Omit<Notice, 'known' | 'namePosition'>[],
): Promise<void> {
  if (!notices.length) return;
  await tx.sql(
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

/** Replaces the couple's name in the notifications about these bookings, and no other words. */
export const replaceNames = (tx: Tx, bookingIds: readonly string[], replacement: string) =>
  tx.sql(
    `UPDATE notification SET text = overlay(text PLACING $2 FROM name_start FOR name_length),
       name_start = NULL, name_length = NULL
     WHERE booking_id = ANY($1::uuid[]) AND name_start IS NOT NULL`,
    [bookingIds, replacement],
  );

/** Tells many accounts the same. */
export const notifyAll = (
  tx: Tx,
  accountIds: readonly string[],
  { kind, text }: Pick<Notice, 'kind' | 'text'>,
) =>
  tx.sql(
    `INSERT INTO notification (id, account_id, kind, text)
     SELECT id, account_id, $3::notification_kind, $4 FROM unnest($1::uuid[], $2::uuid[]) AS told (id, account_id)`,
    [accountIds.map(() => newId()), accountIds, kind, text],
  );

/** Whoever has dealt with a booking knows what they were told about it. */
export const readAbout = (tx: Tx, accountId: string, bookingId: string) =>
  tx.sql(
    `UPDATE notification SET read_at = now() WHERE booking_id = $2 AND account_id = $1 AND read_at IS NULL`,
    [accountId, bookingId],
  );

/** Marks the account's notifications of one kind as read. */
export const markKindRead = (tx: Tx, accountId: string, kind: NotificationKind) =>
  tx.sql(`UPDATE notification SET read_at = now() WHERE account_id = $1 AND kind = $2 AND read_at IS NULL`, [
    accountId,
    kind,
  ]);

/** What the account was told, newest first. */
export const listNotifications = operation({
  name: 'notification.list',
  kind: 'read',
  allow: signedIn,
  input: notificationListRules,
  run: ({ tx, viewer, input: { unread, ...window } }) => selectNotifications(tx, viewer.id, unread, window),
});

/** One thing that the account was told; another's is not found. */
export const getNotification = operation({
  name: 'notification.get',
  kind: 'read',
  allow: signedIn,
  input: notificationIdRules,
  async run({ tx, viewer, input }): Promise<Notification> {
    const found = await selectNotification(tx, viewer.id, input.id);
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
  async run({ tx, viewer, input }): Promise<Notification> {
    const read = await markRead(tx, viewer.id, input.id);
    if (!read) throw notFound('Notification');
    return read;
  },
});

/** How many of the account's newest unread notifications belong to each topic. */
export const unreadCounts = operation({
  name: 'notification.unreadCounts',
  kind: 'read',
  allow: signedIn,
  input: object({}),
  async run({ tx, viewer }): Promise<Record<NotificationTopic, number>> {
    const counts = { bookings: 0, listing: 0, reviews: 0, stories: 0 };
    for (const { kind, count } of await countUnread(tx, viewer.id)) counts[TOPIC_OF[kind]] += count;
    return counts;
  },
});

/** Marks all of the account's notifications as read, or those of one topic. */
export const readAll = operation({
  name: 'notification.readAll',
  kind: 'write',
  allow: signedIn,
  limit: 'write',
  input: readAllRules,
  async run({ tx, viewer, input: { topic } }) {
    const kinds = NOTIFICATION_KINDS.filter((kind) => !topic || TOPIC_OF[kind] === topic);
    await tx.sql(
      `UPDATE notification SET read_at = now()
       WHERE account_id = $1 AND read_at IS NULL AND kind = ANY($2::notification_kind[])`,
      [viewer.id, kinds],
    );
    return true;
  },
});
