import { allColumnsOf, columnsOf, returning } from '../../core/columns.js';
import type { Tx } from '../../core/database.js';
import { byTime, selectPage, Where } from '../../core/list.js';
import { countRows, type Page, type Window } from '../../core/page.js';
import { escapeLike } from '../../core/search.js';
import type { EnquiryKind } from './enquiry.constants.js';
import { Enquiry } from './enquiry.entity.js';

const COLUMNS = allColumnsOf(Enquiry);

const KEPT_YEARS = 2;

interface Filter {
  kind?: EnquiryKind;
  unread: boolean;
  /** Part of what was written, or of who wrote it. */
  search?: string;
}

/** Newest first. */
export function selectEnquiries(tx: Tx, filter: Filter, window: Window): Promise<Page<Enquiry>> {
  const where = new Where();
  const { bind } = where;
  if (filter.kind) where.and(`kind = ${bind(filter.kind)}::enquiry_kind`);
  if (filter.unread) where.and('read_at IS NULL');
  if (filter.search) where.and(`search LIKE ${bind(`%${escapeLike(filter.search.toLowerCase())}%`)}`);
  return selectPage(tx, {
    list: 'enquiries',
    columns: COLUMNS,
    from: 'enquiry',
    where,
    order: byTime('created_at', 'id'),
    window,
    plan: filter.search ? 'fresh' : 'kept',
  });
}

/** How many nobody has marked as read, counted as far as lists count. */
export const countUnreadEnquiries = (tx: Tx): Promise<number> =>
  countRows(tx, 'enquiry WHERE read_at IS NULL', []);

/** Marks an unread one as read; undefined when it was read before, or doesn't exist. */
export async function markRead(tx: Tx, enquiryId: string): Promise<Enquiry | undefined> {
  const [read] = await returning(
    tx,
    COLUMNS,
    'UPDATE enquiry SET read_at = now() WHERE id = $1 AND read_at IS NULL',
    [enquiryId],
  );
  return read;
}

/** Marks unread ones as read, the oldest first, `most` of them at the most; returns their IDs. */
export async function readEnquiries(
  tx: Tx,
  { kind, until }: { kind?: EnquiryKind; until?: Date },
  most: number,
): Promise<string[]> {
  const rows = await returning(
    tx,
    columnsOf(Enquiry, ['id']),
    `UPDATE enquiry SET read_at = now() WHERE id IN (
       SELECT id FROM enquiry WHERE read_at IS NULL AND ($1::enquiry_kind IS NULL OR kind = $1)
         AND ($2::timestamptz IS NULL OR date_trunc('milliseconds', created_at) <= $2)
       ORDER BY created_at, id LIMIT $3 FOR UPDATE SKIP LOCKED)`,
    [kind ?? null, until ?? null, most],
  );
  return rows.map(({ id }) => id);
}

/** Whether somebody with this contact has asked for the same within the last ten minutes. */
export async function recentlyRequested(tx: Tx, contact: string, typeOfEvent: string): Promise<boolean> {
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
