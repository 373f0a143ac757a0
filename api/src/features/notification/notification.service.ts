import { object } from 'yup';
import { notFound } from '../../core/errors.js';
import { operation, signedIn } from '../../core/operation.js';
import { STORED_KINDS, TOPIC_BY_KIND, type NotificationTopic } from './notification.constants.js';
import { readAllMessages } from '../conversation/read-position.query.js';
import {
  conversationsToRead,
  countUnread,
  markRead,
  selectNotification,
  selectNotifications,
  type NamedNotification,
} from './notification.query.js';
import { notificationIdRules, notificationListRules, markAllReadRules } from './notification.rules.js';
import { t } from './messages.generated.js';

/** Returns one page of the viewer's notifications, newest first. */
export const listNotifications = operation({
  name: 'notification.list',
  kind: 'read',
  allow: signedIn,
  input: notificationListRules,
  run: ({ tx, viewer, input: { unread, ...window } }) => selectNotifications(tx, viewer.id, unread, window),
});

/**
 * Returns one of the viewer's notifications.
 * @throws AppError NOT_FOUND if it belongs to another account
 */
export const getNotification = operation({
  name: 'notification.get',
  kind: 'read',
  allow: signedIn,
  input: notificationIdRules,
  async run({ tx, viewer, input }): Promise<NamedNotification> {
    const found = await selectNotification(tx, viewer.id, input.id);
    if (!found) throw notFound(t('notificationNotFound'));
    return found;
  },
});

/**
 * Marks one of the viewer's notifications as read; if it is about messages, these, too.
 * @throws AppError NOT_FOUND if it belongs to another account
 */
export const markNotificationRead = operation({
  name: 'notification.markRead',
  kind: 'write',
  allow: signedIn,
  limit: 'write',
  input: notificationIdRules,
  async run({ tx, viewer, input }): Promise<NamedNotification> {
    await readAllMessages(tx, viewer.id, await conversationsToRead(tx, viewer.id, input.id));
    const read = await markRead(tx, viewer.id, input.id);
    if (!read) throw notFound(t('notificationNotFound'));
    return read;
  },
});

/** Counts the viewer's newest unread notifications by topic. */
export const unreadCounts = operation({
  name: 'notification.unreadCounts',
  kind: 'read',
  allow: signedIn,
  input: object({}),
  async run({ tx, viewer }): Promise<Record<NotificationTopic, number>> {
    const counts = { bookings: 0, messages: 0, listing: 0, reviews: 0, stories: 0 };
    for (const { kind, count } of await countUnread(tx, viewer.id)) counts[TOPIC_BY_KIND[kind]] += count;
    return counts;
  },
});

/** Marks the viewer's notifications as read, all or those of one topic, and the messages that they are about. */
export const markAllNotificationsRead = operation({
  name: 'notification.markAllRead',
  kind: 'write',
  allow: signedIn,
  limit: 'write',
  input: markAllReadRules,
  async run({ tx, viewer, input: { topic } }) {
    const kinds = STORED_KINDS.filter((kind) => !topic || TOPIC_BY_KIND[kind] === topic);
    const conversations = kinds.includes('message_received') ? await conversationsToRead(tx, viewer.id) : [];
    await readAllMessages(tx, viewer.id, conversations);
    // Not those of messages that have come meanwhile.
    await tx.sql(
      `UPDATE notification SET read_at = now()
       WHERE account_id = $1 AND read_at IS NULL AND kind = ANY($2::notification_kind[])
         AND (kind <> 'message_received' OR booking_id = ANY($3::uuid[]))`,
      [viewer.id, kinds, conversations],
    );
    return true;
  },
});
