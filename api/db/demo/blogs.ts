import type { Sql } from '../../src/core/database.js';
import { insertRows } from '../insert-rows.js';
import { demoBlogs } from './content/blogs.js';
import { daysAgo } from './days.js';
import { demoId } from './ids.js';
import type { DemoPicture } from './pictures.js';

export async function loadBlogs(sql: Sql, pictures: readonly DemoPicture[]): Promise<void> {
  const blogs = demoBlogs();
  await insertRows(
    sql,
    'blog',
    {
      ...{ id: 'uuid', title: 'text', content: 'text', author: 'text', category: 'text' },
      ...{ published_at: 'timestamptz', created_at: 'timestamptz', updated_at: 'timestamptz' },
    },
    blogs.map((blog) => ({
      id: demoId('blog', blog.slug),
      title: blog.title,
      content: blog.content,
      author: blog.author,
      category: blog.category,
      published_at: daysAgo(blog.publishedDaysAgo),
      created_at: daysAgo(blog.publishedDaysAgo),
      updated_at: daysAgo(blog.publishedDaysAgo),
    })),
  );
  const fitting = pictures.filter((picture) => picture.kinds.includes('blog'));
  await insertRows(
    sql,
    'blog_picture',
    { blog_id: 'uuid', media_hash: 'text', position: 'smallint', caption: 'text' },
    blogs.flatMap((blog, index) => {
      const named = fitting.find((picture) => picture.kinds.includes(`blog:${blog.pictureKind}`));
      const picture = named ?? fitting[index % Math.max(1, fitting.length)];
      return picture
        ? [
            {
              blog_id: demoId('blog', blog.slug),
              media_hash: picture.hash,
              position: 0,
              caption: picture.subject,
            },
          ]
        : [];
    }),
  );
}
