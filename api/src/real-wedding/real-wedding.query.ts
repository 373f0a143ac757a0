import type { Tx } from '../core/database.js';
import { countRows, decodeCursor, offsetOf, pageOf, type Page, type Window } from '../core/page.js';
import { escapeLike } from '../core/search.js';
import type { Placed } from '../media/kept.js';
import {
  REAL_WEDDING_STATUSES,
  type RealWeddingSort,
  type RealWeddingStatus,
} from './real-wedding.constants.js';
import type { RealWedding } from './real-wedding.entity.js';

const LISTED_AT = `COALESCE(w.published_at, w.created_at)`;

const COLUMNS = `w.id, w.title, w.content, w.author_id AS "authorId", w.author, w.event_date::text AS "eventDate",
  w.status, w.rejection_reason AS "rejectionReason", w.resubmitted_at AS "resubmittedAt", w.published_at AS "publishedAt", w.created_at AS "createdAt",
  w.updated_at AS "updatedAt", ${LISTED_AT}::text AS "listedAt",
  COALESCE((SELECT jsonb_agg(jsonb_build_object('hash', m.hash, 'width', m.width, 'height', m.height,
     'thumbhash', m.thumbhash, 'caption', p.caption) ORDER BY p.position)
   FROM real_wedding_picture p JOIN media m ON m.hash = p.media_hash WHERE p.real_wedding_id = w.id), '[]') AS pictures`;

interface Wanted extends Window {
  statuses?: readonly RealWeddingStatus[];
  authorId?: string;
  /** Of one author also those in these states. */
  own?: { authorId: string; statuses: readonly RealWeddingStatus[] };
  except?: string;
}

/** Stories that fit, the newest first. */
export async function selectRealWeddings(tx: Tx, wanted: Wanted): Promise<Page<RealWedding>> {
  const values: unknown[] = [];
  const bind = (value: unknown) => `$${values.push(value)}`;
  const conditions = ['true'];
  const inOneOf = (statuses: readonly RealWeddingStatus[]) =>
    `w.status = ANY(${bind(statuses)}::real_wedding_status[])`;
  // All states are no condition.
  if (wanted.statuses && !REAL_WEDDING_STATUSES.every((status) => wanted.statuses?.includes(status))) {
    const { own } = wanted;
    const theirs = own && `w.author_id = ${bind(own.authorId)} AND ${inOneOf(own.statuses)}`;
    conditions.push(theirs ? `(${inOneOf(wanted.statuses)} OR ${theirs})` : inOneOf(wanted.statuses));
  }
  if (wanted.authorId) conditions.push(`w.author_id = ${bind(wanted.authorId)}`);
  if (wanted.except) conditions.push(`w.id <> ${bind(wanted.except)}`);
  const counted = { where: conditions.join(' AND '), values: [...values] };
  if (wanted.after) {
    const [listed, weddingId] = decodeCursor('stories', wanted.after, 2);
    conditions.push(`(${LISTED_AT}, w.id) < (${bind(listed)}::timestamptz, ${bind(weddingId)}::uuid)`);
  }
  const rows = await tx.sql<RealWedding & { listedAt: string }>(
    `SELECT ${COLUMNS} FROM real_wedding w WHERE ${conditions.join(' AND ')}
     ORDER BY ${LISTED_AT} DESC, w.id DESC LIMIT ${bind(wanted.first + 1)} ${offsetOf(wanted, bind)}`,
    values,
  );
  return pageOf(
    'stories',
    rows,
    wanted,
    (row) => [row.listedAt, row.id],
    () => countRows(tx, `real_wedding w WHERE ${counted.where}`, counted.values),
  );
}

/** Equal ones are ordered by their ids, the same way. */
const ORDERS: Record<RealWeddingSort, string> = { WRITTEN: 'w.created_at', TITLE: 'lower(w.title)' };

interface Managed {
  status?: RealWeddingStatus;
  /** Part of the title or of the author's name. */
  search?: string;
  sort: RealWeddingSort;
  descending: boolean;
  first: number;
  page?: number;
}

/** One numbered page of all stories. */
export async function selectManaged(tx: Tx, wanted: Managed): Promise<Page<RealWedding>> {
  const values: unknown[] = [];
  const bind = (value: unknown) => `$${values.push(value)}`;
  const conditions = ['true'];
  if (wanted.status) conditions.push(`w.status = ${bind(wanted.status)}::real_wedding_status`);
  if (wanted.search) {
    const term = bind(`%${escapeLike(wanted.search.toLowerCase())}%`);
    conditions.push(`lower(w.title || E'\\n' || w.author) LIKE ${term}`);
  }
  const where = conditions.join(' AND ');
  const counted = [...values];
  const direction = wanted.descending ? 'DESC' : 'ASC';
  const rows = await tx.sql<RealWedding>(
    `SELECT ${COLUMNS} FROM real_wedding w
     WHERE ${where} ORDER BY ${ORDERS[wanted.sort]} ${direction}, w.id ${direction}
     LIMIT ${bind(wanted.first + 1)} ${offsetOf(wanted, bind)}`,
    values,
  );
  return pageOf(
    'managed stories',
    rows,
    wanted,
    (row) => [row.id],
    () => countRows(tx, `real_wedding w WHERE ${where}`, counted),
  );
}

export async function selectRealWedding(tx: Tx, id: string, lock = false): Promise<RealWedding | undefined> {
  const [found] = await tx.sql<RealWedding>(
    `SELECT ${COLUMNS} FROM real_wedding w WHERE w.id = $1 ${lock ? 'FOR UPDATE' : ''}`,
    [id],
  );
  return found;
}

/** Gives a story these pictures, in this order, and no others. */
export async function placePictures(tx: Tx, id: string, pictures: readonly Placed[]): Promise<void> {
  await tx.sql(`DELETE FROM real_wedding_picture WHERE real_wedding_id = $1`, [id]);
  await tx.sql(
    `INSERT INTO real_wedding_picture (real_wedding_id, media_hash, position, caption)
     SELECT $1, hash, place - 1, caption FROM unnest($2::text[], $3::text[]) WITH ORDINALITY AS p (hash, caption, place)`,
    [id, pictures.map(({ hash }) => hash), pictures.map(({ caption }) => caption)],
  );
}

/** Titles of those of the stories that are there. */
export async function selectTitles(tx: Tx, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await tx.sql<{ id: string; title: string }>(
    `SELECT id, title FROM real_wedding WHERE id = ANY($1::uuid[])`,
    [ids],
  );
  return new Map(rows.map(({ id, title }) => [id, title]));
}

/** Stories in whose title a term stands, two hundred at the most. */
export async function selectIdsTitled(tx: Tx, term: string): Promise<string[]> {
  const rows = await tx.sql<{ id: string }>(
    `SELECT id FROM real_wedding WHERE lower(title) LIKE $1 LIMIT 200`,
    [`%${escapeLike(term.toLowerCase())}%`],
  );
  return rows.map(({ id }) => id);
}
