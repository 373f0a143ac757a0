import type { Sql } from '../core/database.js';
import { countRows, decodeCursor, pageOf, type Page } from '../core/page.js';
import type { RealWeddingStatus } from './real-wedding.constants.js';
import type { RealWedding } from './real-wedding.entity.js';

const LISTED_AT = `COALESCE(w.published_at, w.created_at)`;

const COLUMNS = `w.id, w.title, w.content, w.author_id AS "authorId", w.author, w.event_date::text AS "eventDate",
  w.status, w.rejection_reason AS "rejectionReason", w.published_at AS "publishedAt", w.created_at AS "createdAt",
  w.updated_at AS "updatedAt", ${LISTED_AT}::text AS "listedAt",
  COALESCE((SELECT jsonb_agg(jsonb_build_object('hash', m.hash, 'width', m.width, 'height', m.height,
     'thumbhash', m.thumbhash, 'caption', p.caption) ORDER BY p.position)
   FROM real_wedding_picture p JOIN media m ON m.hash = p.media_hash WHERE p.real_wedding_id = w.id), '[]') AS pictures`;

interface Wanted {
  statuses?: readonly RealWeddingStatus[];
  authorId?: string;
  except?: string;
  first: number;
  after?: string;
}

/** Stories that fit, the newest first. */
export async function selectRealWeddings(sql: Sql, wanted: Wanted): Promise<Page<RealWedding>> {
  const values: unknown[] = [];
  const bind = (value: unknown) => `$${values.push(value)}`;
  const conditions = ['true'];
  if (wanted.statuses) conditions.push(`w.status = ANY(${bind(wanted.statuses)}::real_wedding_status[])`);
  if (wanted.authorId) conditions.push(`w.author_id = ${bind(wanted.authorId)}`);
  if (wanted.except) conditions.push(`w.id <> ${bind(wanted.except)}`);
  const counted = { where: conditions.join(' AND '), values: [...values] };
  if (wanted.after) {
    const [listed, weddingId] = decodeCursor(wanted.after, 2);
    conditions.push(`(${LISTED_AT}, w.id) < (${bind(listed)}::timestamptz, ${bind(weddingId)}::uuid)`);
  }
  const rows = await sql<RealWedding & { listedAt: string }>(
    `SELECT ${COLUMNS} FROM real_wedding w WHERE ${conditions.join(' AND ')}
     ORDER BY ${LISTED_AT} DESC, w.id DESC LIMIT ${bind(wanted.first + 1)}`,
    values,
  );
  return pageOf(
    rows,
    wanted,
    (row) => [row.listedAt, row.id],
    () => countRows(sql, `real_wedding w WHERE ${counted.where}`, counted.values),
  );
}

export async function selectRealWedding(sql: Sql, id: string): Promise<RealWedding | undefined> {
  const [found] = await sql<RealWedding>(`SELECT ${COLUMNS} FROM real_wedding w WHERE w.id = $1`, [id]);
  return found;
}
