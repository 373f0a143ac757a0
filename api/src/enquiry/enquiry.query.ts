import type { Tx } from '../core/database.js';
import { countRows, decodeCursor, offsetOf, pageOf, type Page, type Window } from '../core/page.js';
import { escapeLike } from '../core/search.js';
import type { EnquiryKind } from './enquiry.constants.js';
import type { Enquiry } from './enquiry.entity.js';

/** Dates leave the database as text: a day has no time zone to be shifted by. */
const COLUMNS = `id, kind, name, contact, location, guests, event_date::text AS date, address,
  event_type AS "typeOfEvent", message, comments, listing_id AS "listingId", read_at AS "readAt",
  created_at AS "createdAt"`;

const KEPT_YEARS = 2;

export async function enquiryById(tx: Tx, enquiryId: string, lock = false): Promise<Enquiry | undefined> {
  const [enquiry] = await tx.sql<Enquiry>(
    `SELECT ${COLUMNS} FROM enquiry WHERE id = $1 ${lock ? 'FOR UPDATE' : ''}`,
    [enquiryId],
  );
  return enquiry;
}

interface Filter {
  kind?: EnquiryKind;
  unread: boolean;
  /** Part of what was written, or of who wrote it. */
  search?: string;
}

/** Newest first. */
export async function selectEnquiries(tx: Tx, filter: Filter, window: Window): Promise<Page<Enquiry>> {
  const values: unknown[] = [];
  const bind = (value: unknown) => `$${values.push(value)}`;
  const conditions = ['true'];
  if (filter.kind) conditions.push(`kind = ${bind(filter.kind)}::enquiry_kind`);
  if (filter.unread) conditions.push('read_at IS NULL');
  if (filter.search) conditions.push(`search LIKE ${bind(`%${escapeLike(filter.search.toLowerCase())}%`)}`);
  const counted = { where: conditions.join(' AND '), values: [...values] };
  if (window.after) {
    const [createdAt, id] = decodeCursor('enquiries', window.after, 2);
    conditions.push(`(created_at, id) < (${bind(createdAt)}::timestamptz, ${bind(id)}::uuid)`);
  }
  // Cursors need the microseconds that a JavaScript Date does not keep.
  const rows = await tx.sql<Enquiry & { sentAt: string }>(
    `SELECT ${COLUMNS}, created_at::text AS "sentAt" FROM enquiry WHERE ${conditions.join(' AND ')}
     ORDER BY created_at DESC, id DESC LIMIT ${bind(window.first + 1)} ${offsetOf(window, bind)}`,
    values,
    filter.search ? 'fresh' : 'kept',
  );
  return pageOf(
    'enquiries',
    rows,
    window,
    (row) => [row.sentAt, row.id],
    () => countRows(tx, `enquiry WHERE ${counted.where}`, counted.values, filter.search ? 'fresh' : 'kept'),
  );
}

/** How many nobody has marked as read, counted as far as lists count. */
export const countUnreadEnquiries = (tx: Tx): Promise<number> =>
  countRows(tx, 'enquiry WHERE read_at IS NULL', []);

/** Marks unread ones as read, the oldest first, `most` of them at the most; answers their ids. */
export async function readEnquiries(
  tx: Tx,
  { kind, until }: { kind?: EnquiryKind; until?: Date },
  most: number,
): Promise<string[]> {
  const rows = await tx.sql<{ id: string }>(
    `UPDATE enquiry SET read_at = now() WHERE id IN (
       SELECT id FROM enquiry WHERE read_at IS NULL AND ($1::enquiry_kind IS NULL OR kind = $1)
         AND ($2::timestamptz IS NULL OR date_trunc('milliseconds', created_at) <= $2)
       ORDER BY created_at, id LIMIT $3 FOR UPDATE SKIP LOCKED)
     RETURNING id`,
    [kind ?? null, until ?? null, most],
  );
  return rows.map(({ id }) => id);
}

/** Whether somebody with this contact has asked for the same within the last ten minutes. */
export async function askedJustNow(tx: Tx, contact: string, typeOfEvent: string): Promise<boolean> {
  // Two at the same moment: the second waits here, and then finds the first.
  await tx.sql(`SELECT pg_advisory_xact_lock(hashtextextended($1, 3))`, [`${contact} ${typeOfEvent}`]);
  const rows = await tx.sql(
    `SELECT 1 FROM enquiry WHERE contact = $1 AND event_type = $2 AND created_at > now() - interval '10 minutes' LIMIT 1`,
    [contact, typeOfEvent],
  );
  return rows.length > 0;
}

/** Deletes what was written to Mandap two years ago, as the privacy notice promises. */
export const sweepEnquiries = (tx: Tx) =>
  tx.sql(`DELETE FROM enquiry WHERE created_at < now() - interval '${KEPT_YEARS} years'`);
