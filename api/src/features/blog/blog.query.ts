import { allColumnsOf, expressions, select, selectOne, type RowOf } from '../../core/columns.js';
import type { Tx } from '../../core/database.js';
import { byTime, selectPage, Where, type OrderKey } from '../../core/list.js';
import type { Page, Window } from '../../core/page.js';
import { escapeLike } from '../../core/search.js';
import type { PlacedPicture } from '../media/existing-pictures.js';
import type { StoredPicture } from '../media/picture.js';
import { placedPictures, replacePlacedPictures } from '../media/picture.query.js';
import type { BlogSort, BlogStatus } from './blog.constants.js';
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

/** Articles with the same key are ordered by ID. */
const SORT_KEYS: Record<BlogSort, OrderKey<Blog>> = {
  CREATED: { by: 'b.created_at', type: 'timestamptz' },
  TITLE: { by: 'lower(b.title)', type: 'text' },
};

/** Articles dated in the future are drafts until that day. */
const STATUS_CONDITIONS: Record<BlogStatus, string> = {
  draft: '(b.published_at IS NULL OR b.published_at > now())',
  published: 'b.published_at <= now()',
};

interface ManagedFilter {
  status?: BlogStatus;
  /** Part of the title, category or author. */
  search?: string;
  sort: BlogSort;
  descending: boolean;
}

/** Returns one page of all articles, including drafts. */
export function selectBlogs(
  tx: Tx,
  { status, search, sort, descending }: ManagedFilter,
  window: Window,
): Promise<Page<BlogWithPictures>> {
  const where = new Where();
  if (status) where.and(STATUS_CONDITIONS[status]);
  if (search) {
    const term = where.bind(`%${escapeLike(search.toLowerCase())}%`);
    where.and(`lower(b.title || E'\\n' || b.category || E'\\n' || b.author) LIKE ${term}`);
  }
  const direction = descending ? 'DESC' : 'ASC';
  return selectPage(tx, {
    name: `managed articles ${sort} ${direction}`,
    columns: COLUMNS,
    from: 'blog b',
    where,
    order: { keys: [SORT_KEYS[sort], { by: 'b.id', type: 'uuid', fromRow: ({ id }) => id }], direction },
    window,
  });
}

/** @param lock whether the row is locked until the transaction ends */
export const selectBlog = (tx: Tx, blogId: string, lock = false): Promise<BlogWithPictures | undefined> =>
  selectOne(tx, COLUMNS, `FROM blog b WHERE b.id = $1 ${lock ? 'FOR UPDATE' : ''}`, [blogId]);

/** Replaces the pictures of an article, in this order. */
export const replacePictures = (tx: Tx, id: string, pictures: readonly PlacedPicture[]): Promise<void> =>
  replacePlacedPictures(tx, PICTURES, id, pictures);
