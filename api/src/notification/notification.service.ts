import { object } from 'yup';
import type { Sql } from '../core/database.js';
import { newId } from '../core/ids.js';
import { operation, signedIn } from '../core/operation.js';

export const NOTIFICATION_KINDS = [
  'enquiry_received',
  'enquiry_withdrawn',
  'booking_approved',
  'booking_rejected',
  'date_proposed',
  'date_accepted',
  'date_declined',
  'city_interest',
  'listing_approved',
  'listing_rejected',
  'listing_removed',
  'couple_left',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

interface Notice {
  /** The account that is told. */
  accountId: string;
  kind: NotificationKind;
  /** One sentence; never a code. */
  text: string;
  bookingId?: string;
}

/** Tells an account something, inside the transaction of what it is told. */
export const notify = (sql: Sql, notice: Notice) =>
  sql(`INSERT INTO notification (id, account_id, kind, booking_id, text) VALUES ($1, $2, $3, $4, $5)`, [
    newId(),
    notice.accountId,
    notice.kind,
    notice.bookingId ?? null,
    notice.text,
  ]);

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

/** How many notifications the account has not read; the number at the bell. */
export const countUnread = operation({
  name: 'notification.countUnread',
  kind: 'read',
  allow: signedIn,
  input: object({}),
  async run({ sql, viewer }) {
    const [row] = await sql<{ count: number }>(
      `SELECT count(*)::int FROM notification WHERE account_id = $1 AND read_at IS NULL`,
      [viewer.id],
    );
    return row?.count ?? 0;
  },
});

/** Marks all of the account's notifications as read, as opening the inbox does. */
export const readAll = operation({
  name: 'notification.readAll',
  kind: 'write',
  allow: signedIn,
  input: object({}),
  async run({ sql, viewer }) {
    await sql(`UPDATE notification SET read_at = now() WHERE account_id = $1 AND read_at IS NULL`, [
      viewer.id,
    ]);
    return true;
  },
});
