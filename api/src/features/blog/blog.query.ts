import { allColumnsOf, expressions, select, selectOne, type RowOf } from '../../core/columns.js';
import type { Tx } from '../../core/database.js';
import { byTime, selectPage, Where } from '../../core/list.js';
import type { Page, Window } from '../../core/page.js';
import { selectTitledPage, type TitledFilter } from '../../core/titles.js';
import type { PlacedPicture } from '../media/existing-pictures.js';
import type { StoredPicture } from '../media/picture.js';
import { placedPictures, replacePlacedPictures } from '../media/picture.query.js';
import type { BlogStatus } from './blog.constants.js';
import { Blog } from './blog.entity.js';

const PICTURES = { table: 'blog_picture', owner: 'blog_id' };

const COLUMNS = allColumnsOf(Blog, 'b').and(
  expressions<{ pictures: StoredPicture[] }>({
    pictures: placedPictures(PICTURES, 'b.id'),
  }),
);

/** An article with its pictures, which are stored in another table. */
export type BlogWithPictures = RowOf<typeof COLUMNS>;

/** Returns published articles, newest first. @param except an article to leave out */
export function selectPublished(
  tx: Tx,
  { except, ...window }: Window & { except?: string },
): Promise<Page<BlogWithPictures>> {
  const where = new Where().and('b.published_at <= now()');
  if (except) where.and(`b.id <> ${where.bind(except)}`);
  return selectPage(tx, {
    name: 'articles',
    columns: COLUMNS,
    from: 'blog b',
    where,
    order: byTime('b.published_at', 'b.id'),
    window,
  });
}

/** Related articles are chosen among the newest, so that the cost doesn't grow with their number. */
const MAX_CANDIDATES = 500;
const RELATED = 3;

/** Returns published articles: first those whose title or label matches the topic, then those that mention the city. */
export function selectRelated(
  tx: Tx,
  { topic, city }: { topic: string; city: string },
): Promise<BlogWithPictures[]> {
  const cityWord = city && `\\m${city.replace(/[^\p{L}\p{N}\s]/gu, '.')}\\M`;
  return select(
    tx,
    COLUMNS,
    `FROM (
       SELECT *, to_tsvector('english', title || ' ' || category) @@ websearch_to_tsquery('english', $1) AS on_topic,
         $2 <> '' AND title || ' ' || content ~* $2 AS in_city
       FROM (SELECT * FROM blog WHERE published_at <= now() ORDER BY published_at DESC, id DESC LIMIT ${MAX_CANDIDATES}) recent
     ) b ORDER BY on_topic DESC, in_city DESC, b.published_at DESC, b.id DESC LIMIT ${RELATED}`,
    [topic, cityWord],
  );
}

/** Articles dated in the future are drafts until that day. */
const STATUS_CONDITIONS: Record<BlogStatus, string> = {
  draft: '(b.published_at IS NULL OR b.published_at > now())',
  published: 'b.published_at <= now()',
};

interface ManagedFilter extends TitledFilter {
  status?: BlogStatus;
}

/** Returns one page of all articles, including drafts. */
export function selectBlogs(
  tx: Tx,
  { status, ...filter }: ManagedFilter,
  window: Window,
): Promise<Page<BlogWithPictures>> {
  const where = new Where();
  if (status) where.and(STATUS_CONDITIONS[status]);
  const searched = `b.title || E'\\n' || b.category || E'\\n' || b.author`;
  const table = { name: 'managed articles', columns: COLUMNS, table: 'blog', alias: 'b', searched };
  return selectTitledPage(tx, table, where, filter, window);
}

/** @param lock whether the row is locked until the transaction ends */
export const selectBlog = (tx: Tx, blogId: string, lock = false): Promise<BlogWithPictures | undefined> =>
  selectOne(tx, COLUMNS, `FROM blog b WHERE b.id = $1 ${lock ? 'FOR UPDATE' : ''}`, [blogId]);

/** Replaces the pictures of an article, in this order. */
export const replacePictures = (tx: Tx, id: string, pictures: readonly PlacedPicture[]): Promise<void> =>
  replacePlacedPictures(tx, PICTURES, id, pictures);
