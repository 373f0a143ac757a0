import { object, string } from 'yup';
import { notFound } from '../core/errors.js';
import { anyone, operation } from '../core/operation.js';
import { countRows, decodeCursor, pageOf, type Page } from '../core/page.js';
import { pageSize } from '../core/page.rules.js';
import { id } from '../core/text.js';
import type { Blog } from './blog.entity.js';

const COLUMNS = `b.id, b.title, b.content, b.author, b.category, b.published_at AS "publishedAt",
  b.created_at AS "createdAt", b.updated_at AS "updatedAt", b.published_at::text AS "publishedText",
  COALESCE((SELECT jsonb_agg(jsonb_build_object('hash', m.hash, 'width', m.width, 'height', m.height,
     'thumbhash', m.thumbhash, 'caption', p.caption) ORDER BY p.position)
   FROM blog_picture p JOIN media m ON m.hash = p.media_hash WHERE p.blog_id = b.id), '[]') AS pictures`;

type BlogRow = Blog & { publishedText: string };

/** Published articles, newest first. */
export const listBlogs = operation({
  name: 'blog.list',
  kind: 'read',
  allow: anyone,
  input: object({
    first: pageSize(10),
    after: string().max(400),
    except: id(),
  }),
  async run({ sql, input }): Promise<Page<Blog>> {
    const values: unknown[] = [];
    const bind = (value: unknown) => `$${values.push(value)}`;
    const conditions = ['b.published_at <= now()'];
    if (input.except) conditions.push(`b.id <> ${bind(input.except)}`);
    const counted = { where: conditions.join(' AND '), values: [...values] };
    if (input.after) {
      const [published, blogId] = decodeCursor(input.after, 2);
      conditions.push(`(b.published_at, b.id) < (${bind(published)}::timestamptz, ${bind(blogId)}::uuid)`);
    }
    const rows = await sql<BlogRow>(
      `SELECT ${COLUMNS} FROM blog b WHERE ${conditions.join(' AND ')}
       ORDER BY b.published_at DESC, b.id DESC LIMIT ${bind(input.first + 1)}`,
      values,
    );
    return pageOf(
      rows,
      input,
      (row) => [row.publishedText, row.id],
      () => countRows(sql, `blog b WHERE ${counted.where}`, counted.values),
    );
  },
});

export const getBlog = operation({
  name: 'blog.get',
  kind: 'read',
  allow: anyone,
  input: object({ id: id().required('No ID provided') }),
  async run({ sql, viewer, input }): Promise<Blog> {
    const [blog] = await sql<BlogRow>(`SELECT ${COLUMNS} FROM blog b WHERE b.id = $1`, [input.id]);
    const published = blog?.publishedAt && blog.publishedAt <= new Date();
    if (!blog || (!published && viewer?.role !== 'admin')) throw notFound('Blog post');
    return blog;
  },
});
