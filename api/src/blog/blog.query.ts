import type { Tx } from '../core/database.js';
import { countRows, decodeCursor, offsetOf, pageOf, type Page, type Window } from '../core/page.js';
import { escapeLike } from '../core/search.js';
import type { Placed } from '../media/kept.js';
import type { BlogSort, BlogState } from './blog.constants.js';
import type { Blog } from './blog.entity.js';

const COLUMNS = `b.id, b.title, b.content, b.author, b.category, b.published_at AS "publishedAt",
  b.created_at AS "createdAt", b.updated_at AS "updatedAt", b.published_at::text AS "publishedText",
  COALESCE((SELECT jsonb_agg(jsonb_build_object('hash', m.hash, 'width', m.width, 'height', m.height,
     'thumbhash', m.thumbhash, 'caption', p.caption) ORDER BY p.position)
   FROM blog_picture p JOIN media m ON m.hash = p.media_hash WHERE p.blog_id = b.id), '[]') AS pictures`;

type BlogRow = Blog & { publishedText: string };

interface Wanted extends Window {
  /** One to leave out. */
  except?: string;
}

/** Published articles, newest first. */
export async function selectPublished(tx: Tx, wanted: Wanted): Promise<Page<Blog>> {
  const values: unknown[] = [];
  const bind = (value: unknown) => `$${values.push(value)}`;
  const conditions = ['b.published_at <= now()'];
  if (wanted.except) conditions.push(`b.id <> ${bind(wanted.except)}`);
  const counted = { where: conditions.join(' AND '), values: [...values] };
  if (wanted.after) {
    const [published, blogId] = decodeCursor('articles', wanted.after, 2);
    conditions.push(`(b.published_at, b.id) < (${bind(published)}::timestamptz, ${bind(blogId)}::uuid)`);
  }
  const rows = await tx.sql<BlogRow>(
    `SELECT ${COLUMNS} FROM blog b WHERE ${conditions.join(' AND ')}
     ORDER BY b.published_at DESC, b.id DESC LIMIT ${bind(wanted.first + 1)} ${offsetOf(wanted, bind)}`,
    values,
  );
  const count = () => countRows(tx, `blog b WHERE ${counted.where}`, counted.values);
  return pageOf('articles', rows, wanted, (row) => [row.publishedText, row.id], count);
}

/** Related articles are chosen from the newest ones, so that the choice costs the same however many there are. */
const RECENT = 500;
const RELATED = 3;

/** Published articles, those whose title or label matches the topic first, then those that mention the city. */
export function selectRelated(tx: Tx, { topic, city }: { topic: string; city: string }): Promise<Blog[]> {
  const cityWord = city && `\\m${city.replace(/[^\p{L}\p{N}\s]/gu, '.')}\\M`;
  return tx.sql<Blog>(
    `SELECT ${COLUMNS} FROM (
       SELECT *, to_tsvector('english', title || ' ' || category) @@ websearch_to_tsquery('english', $1) AS on_topic,
         $2 <> '' AND title || ' ' || content ~* $2 AS in_city
       FROM (SELECT * FROM blog WHERE published_at <= now() ORDER BY published_at DESC, id DESC LIMIT ${RECENT}) recent
     ) b ORDER BY on_topic DESC, in_city DESC, b.published_at DESC, b.id DESC LIMIT ${RELATED}`,
    [topic, cityWord],
  );
}

/** Equal ones are ordered by their ids, the same way. */
const ORDERS: Record<BlogSort, string> = { WRITTEN: 'b.created_at', TITLE: 'lower(b.title)' };

/** An article whose day is still to come is a draft until then. */
const STATES: Record<BlogState, string> = {
  draft: '(b.published_at IS NULL OR b.published_at > now())',
  published: 'b.published_at <= now()',
};

interface Managed {
  state?: BlogState;
  /** Part of the title, category or author. */
  search?: string;
  sort: BlogSort;
  descending: boolean;
  first: number;
  page?: number;
}

/** One numbered page of all articles. */
export async function selectBlogs(tx: Tx, wanted: Managed): Promise<Page<Blog>> {
  const values: unknown[] = [];
  const bind = (value: unknown) => `$${values.push(value)}`;
  const conditions = [wanted.state ? STATES[wanted.state] : 'true'];
  if (wanted.search) {
    const term = bind(`%${escapeLike(wanted.search.toLowerCase())}%`);
    conditions.push(`lower(b.title || E'\\n' || b.category || E'\\n' || b.author) LIKE ${term}`);
  }
  const where = conditions.join(' AND ');
  const counted = [...values];
  const direction = wanted.descending ? 'DESC' : 'ASC';
  const rows = await tx.sql<BlogRow>(
    `SELECT ${COLUMNS} FROM blog b WHERE ${where} ORDER BY ${ORDERS[wanted.sort]} ${direction}, b.id ${direction}
     LIMIT ${bind(wanted.first + 1)} ${offsetOf(wanted, bind)}`,
    values,
  );
  const count = () => countRows(tx, `blog b WHERE ${where}`, counted);
  return pageOf('managed articles', rows, wanted, (row) => [row.id], count);
}

export async function selectBlog(tx: Tx, blogId: string, lock = false): Promise<Blog | undefined> {
  const [blog] = await tx.sql<BlogRow>(
    `SELECT ${COLUMNS} FROM blog b WHERE b.id = $1 ${lock ? 'FOR UPDATE' : ''}`,
    [blogId],
  );
  return blog;
}

/** Gives an article these pictures, in this order, and no others. */
export async function placePictures(tx: Tx, blogId: string, pictures: readonly Placed[]): Promise<void> {
  await tx.sql(`DELETE FROM blog_picture WHERE blog_id = $1`, [blogId]);
  await tx.sql(
    `INSERT INTO blog_picture (blog_id, media_hash, position, caption)
     SELECT $1, hash, place - 1, caption FROM unnest($2::text[], $3::text[]) WITH ORDINALITY AS p (hash, caption, place)`,
    [blogId, pictures.map(({ hash }) => hash), pictures.map(({ caption }) => caption)],
  );
}

/** Titles of those of the articles that are there. */
export async function selectTitles(tx: Tx, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await tx.sql<{ id: string; title: string }>(
    `SELECT id, title FROM blog WHERE id = ANY($1::uuid[])`,
    [ids],
  );
  return new Map(rows.map(({ id, title }) => [id, title]));
}

/** Articles in whose title a term stands, two hundred at the most. */
export async function selectIdsTitled(tx: Tx, term: string): Promise<string[]> {
  const rows = await tx.sql<{ id: string }>(`SELECT id FROM blog WHERE lower(title) LIKE $1 LIMIT 200`, [
    `%${escapeLike(term.toLowerCase())}%`,
  ]);
  return rows.map(({ id }) => id);
}
