import { allColumnsOf, expressions, select } from '../../core/columns.js';
import type { Tx } from '../../core/database.js';
import { groupBy } from '../../core/group-by.js';
import { EnquiryLabel } from './label.entity.js';

const COLUMNS = allColumnsOf(EnquiryLabel, 'label');

/** Returns a business's labels, by name. */
export const labelsOf = (tx: Tx, listingId: string): Promise<EnquiryLabel[]> =>
  select(
    tx,
    COLUMNS,
    `FROM enquiry_label label WHERE label.listing_id = $1 ORDER BY lower(label.name), label.id`,
    [listingId],
  );

/** Returns the labels of bookings, by booking. */
export async function labelsOfBookings(
  tx: Tx,
  bookingIds: readonly string[],
): Promise<Map<string, EnquiryLabel[]>> {
  const rows = await select(
    tx,
    COLUMNS.and(expressions<{ bookingId: string }>({ bookingId: 'used.booking_id' })),
    `FROM booking_label used JOIN enquiry_label label ON label.id = used.label_id
     WHERE used.booking_id = ANY($1::uuid[]) ORDER BY lower(label.name), label.id`,
    [bookingIds],
  );
  return groupBy(rows, ({ bookingId }) => bookingId);
}

/** Returns the private notes of bookings, by booking. */
export async function notesOfBookings(tx: Tx, bookingIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await tx.sql<{ id: string; body: string }>(
    `SELECT booking_id AS id, body FROM booking_note WHERE booking_id = ANY($1::uuid[])`,
    [bookingIds],
  );
  return new Map(rows.map(({ id, body }) => [id, body]));
}
