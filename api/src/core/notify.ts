import type { Tx } from './database.js';
import { newId } from './ids.js';
import {
  NOTIFICATIONS,
  type NotificationKind,
  type NotificationParams,
  type SubjectOf,
} from './notification.rules.js';

/** A notification of any kind, with that kind's IDs and params. */
export type NewNotification = {
  [Kind in NotificationKind]: SubjectOf<Kind> & {
    /** The account that receives it. */
    accountId: string;
    kind: Kind;
    params: NotificationParams[Kind];
    /** For the account's own actions: they appear in the history, but not as unread. */
    read?: true;
  };
}[NotificationKind];

/** The IDs of all subjects that notifications may have. */
interface SubjectIds {
  bookingId?: string;
  listingId?: string;
  reviewId?: string;
  storyId?: string;
}

/** Sends a notification in the transaction of the change that it is about. */
export const notify = (tx: Tx, notification: NewNotification): Promise<void> => notifyAll(tx, [notification]);

/**
 * Sends notifications in one statement.
 * @throws ValidationError if params don't have the shape of their kind
 */
export async function notifyAll(tx: Tx, notifications: readonly NewNotification[]): Promise<void> {
  if (!notifications.length) return;
  const idsOf = (subject: keyof SubjectIds) =>
    notifications.map((ids: SubjectIds & { kind: NotificationKind }) => ids[subject] ?? null);
  await tx.sql(
    `INSERT INTO notification
       (id, account_id, kind, booking_id, listing_id, review_id, story_id, params, read_at)
     SELECT id, account_id, kind, booking_id, listing_id, review_id, story_id, params, CASE WHEN read THEN now() END
     FROM unnest($1::uuid[], $2::uuid[], $3::notification_kind[], $4::uuid[], $5::uuid[], $6::uuid[], $7::uuid[],
       $8::jsonb[], $9::boolean[])
       AS row (id, account_id, kind, booking_id, listing_id, review_id, story_id, params, read)`,
    [
      notifications.map(() => newId()),
      notifications.map(({ accountId }) => accountId),
      notifications.map(({ kind }) => kind),
      ...[idsOf('bookingId'), idsOf('listingId'), idsOf('reviewId'), idsOf('storyId')],
      notifications.map(({ kind, params }) => JSON.stringify(validParams(kind, params))),
      notifications.map(({ read }) => Boolean(read)),
    ],
  );
}

/** @throws ValidationError */
const validParams = (kind: NotificationKind, params: object): object =>
  NOTIFICATIONS[kind].params.validateSync(params, { strict: true });

/**
 * Marks an account's notifications about a booking as read, because it has just seen or acted on it. Messages stay
 * unread.
 */
export const markBookingNotificationsRead = (tx: Tx, accountId: string, bookingId: string) =>
  tx.sql(
    `UPDATE notification SET read_at = now()
     WHERE booking_id = $2 AND account_id = $1 AND read_at IS NULL AND kind <> 'message_received'`,
    [accountId, bookingId],
  );

/**
 * Notifies an account of a message. While its notification of earlier messages in that conversation is unread, the
 * message counts there.
 */
export const notifyMessage = (
  tx: Tx,
  {
    recipientId,
    recipient,
    bookingId,
  }: { recipientId: string; recipient: 'couple' | 'owner'; bookingId: string },
) =>
  tx.sql(
    `INSERT INTO notification (id, account_id, kind, booking_id, params) VALUES ($1, $2, 'message_received', $3, $4)
     ON CONFLICT (account_id, booking_id) WHERE kind = 'message_received' AND read_at IS NULL
     DO UPDATE SET created_at = now(),
       params = jsonb_set(notification.params, '{count}', to_jsonb((notification.params ->> 'count')::int + 1))`,
    [
      newId(),
      recipientId,
      bookingId,
      JSON.stringify(validParams('message_received', { recipient, count: 1 })),
    ],
  );

/** Marks an account's notification of messages in a conversation as read. */
export const markMessagesRead = (tx: Tx, accountId: string, bookingId: string) =>
  tx.sql(
    `UPDATE notification SET read_at = now()
     WHERE account_id = $1 AND booking_id = $2 AND kind = 'message_received' AND read_at IS NULL`,
    [accountId, bookingId],
  );

/** Marks an account's notifications of one kind as read. */
export const markKindRead = (tx: Tx, accountId: string, kind: NotificationKind) =>
  tx.sql(`UPDATE notification SET read_at = now() WHERE account_id = $1 AND kind = $2 AND read_at IS NULL`, [
    accountId,
    kind,
  ]);
