import { allColumnsOf, columnsOf, returning } from '../../core/columns.js';
import type { Tx } from '../../core/database.js';
import { byTime, selectPage, Where } from '../../core/list.js';
import { countRows, type Page, type Window } from '../../core/page.js';
import { escapeLike } from '../../core/search.js';
import { ENQUIRY_TYPES, type EnquiryKind, type EnquiryType } from './enquiry.constants.js';
import { Enquiry } from './enquiry.entity.js';
import { enquiryTypeLabel, registrationMessage } from './enquiry.labels.js';

const COLUMNS = allColumnsOf(Enquiry);

const RETENTION_YEARS = 2;

interface Filter {
  kind?: EnquiryKind;
  unread: boolean;
  /** Part of the message, or of the sender's details. */
  search?: string;
}

/** Returns one page of enquiries, newest first. */
export function selectEnquiries(tx: Tx, filter: Filter, window: Window): Promise<Page<Enquiry>> {
  const where = new Where();
  const { bind } = where;
  if (filter.kind) where.and(`kind = ${bind(filter.kind)}::enquiry_kind`);
  if (filter.unread) where.and('read_at IS NULL');
  if (filter.search) where.and(matches(filter.search.toLowerCase(), bind));
  return selectPage(tx, {
    name: 'enquiries',
    columns: COLUMNS,
    from: 'enquiry',
    where,
    order: byTime('created_at', 'id'),
    window,
    plan: filter.search ? 'fresh' : 'cached',
  });
}

/** Returns a condition: the term occurs in the stored text, or in the label of a known type, which is stored as a key. */
function matches(term: string, bind: (value: unknown) => string): string {
  const like = `search LIKE ${bind(`%${escapeLike(term)}%`)}`;
  const types = ENQUIRY_TYPES.filter((type) =>
    textsOf(type).some((text) => text.toLowerCase().includes(term)),
  );
  return types.length
    ? `(${like} OR (event_type = ANY(${bind(types)}::text[]) AND event_type_text IS NULL))`
    : like;
}

const textsOf = (type: EnquiryType): string[] =>
  type === 'VENDOR_REGISTRATION' || type === 'VENUE_REGISTRATION'
    ? [enquiryTypeLabel(type), registrationMessage(type, '')]
    : [enquiryTypeLabel(type)];

/** Counts unread enquiries, up to MAX_COUNT. */
export const countUnreadEnquiries = (tx: Tx): Promise<number> =>
  countRows(tx, 'enquiry WHERE read_at IS NULL', []);

/** Marks an enquiry as read; undefined if it was read before or doesn't exist. */
export async function markRead(tx: Tx, enquiryId: string): Promise<Enquiry | undefined> {
  const [read] = await returning(
    tx,
    COLUMNS,
    'UPDATE enquiry SET read_at = now() WHERE id = $1 AND read_at IS NULL',
    [enquiryId],
  );
  return read;
}

/** Marks up to `limit` unread enquiries as read, oldest first, only those received by `until`; returns their IDs. */
export async function markManyRead(
  tx: Tx,
  { kind, until }: { kind?: EnquiryKind; until?: Date },
  limit: number,
): Promise<string[]> {
  const rows = await returning(
    tx,
    columnsOf(Enquiry, ['id']),
    `UPDATE enquiry SET read_at = now() WHERE id IN (
       SELECT id FROM enquiry WHERE read_at IS NULL AND ($1::enquiry_kind IS NULL OR kind = $1)
         AND ($2::timestamptz IS NULL OR date_trunc('milliseconds', created_at) <= $2)
       ORDER BY created_at, id LIMIT $3 FOR UPDATE SKIP LOCKED)`,
    [kind ?? null, until ?? null, limit],
  );
  return rows.map(({ id }) => id);
}

/**
 * Returns whether this contact sent the same request in the last ten minutes. Locks this contact and event type until
 * the transaction ends.
 */
export async function recentlyRequested(tx: Tx, contact: string, eventType: EnquiryType): Promise<boolean> {
  // Makes a concurrent identical request wait, and then find this one.
  await tx.sql(`SELECT pg_advisory_xact_lock(hashtextextended($1, 3))`, [`${contact} ${eventType}`]);
  const rows = await tx.sql(
    `SELECT 1 FROM enquiry WHERE contact = $1 AND event_type = $2 AND created_at > now() - interval '10 minutes' LIMIT 1`,
    [contact, eventType],
  );
  return rows.length > 0;
}

/** Deletes enquiries that are two years old, as the privacy notice promises. */
export const deleteOldEnquiries = (tx: Tx) =>
  tx.sql(`DELETE FROM enquiry WHERE created_at < now() - interval '${RETENTION_YEARS} years'`);
