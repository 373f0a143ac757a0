import { object } from 'yup';
import { notFound } from '../../core/errors.js';
import { operation, signedIn } from '../../core/operation.js';
import { STORED_KINDS, TOPIC_OF, type NotificationTopic } from './notification.constants.js';
import {
  countUnread,
  markRead,
  selectNotification,
  selectNotifications,
  type NamedNotification,
} from './notification.query.js';
import { notificationIdRules, notificationListRules, readAllRules } from './notification.rules.js';

/** The account's notifications, newest first. */
export const listNotifications = operation({
  name: 'notification.list',
  kind: 'read',
  allow: signedIn,
  input: notificationListRules,
  run: ({ tx, viewer, input: { unread, ...window } }) => selectNotifications(tx, viewer.id, unread, window),
});

/** One of the account's notifications; another's is not found. */
export const getNotification = operation({
  name: 'notification.get',
  kind: 'read',
  allow: signedIn,
  input: notificationIdRules,
  async run({ tx, viewer, input }): Promise<NamedNotification> {
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
  async run({ tx, viewer, input }): Promise<NamedNotification> {
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
    const kinds = STORED_KINDS.filter((kind) => !topic || TOPIC_OF[kind] === topic);
    await tx.sql(
      `UPDATE notification SET read_at = now()
       WHERE account_id = $1 AND read_at IS NULL AND kind = ANY($2::notification_kind[])`,
      [viewer.id, kinds],
    );
    return true;
  },
});
