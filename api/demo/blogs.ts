import type { Tx } from '../src/core/database.js';
import { insertRows } from '../db/insert-rows.js';
import { demoBlogs } from './content/blogs.js';
import { daysAgo } from './days.js';
import { demoId } from './ids.js';
import type { DemoPicture } from '../db/pictures.js';

/** The master of each article's picture, chosen by its subject. */
const PICTURES: Record<string, string> = {
  'a-baraat-without-trouble': 'baraat-2',
  'a-guest-list-of-three-hundred': 'invitation-1',
  'a-wedding-for-forty': 'ringBox-1',
  'choosing-a-photographer': 'photographer-2',
  'eighty-kilos-of-marigold': 'haldi-1',
  'inside-a-vegetarian-kitchen': 'thali-2',
  'monsoon-weddings': 'rain-2',
  'palace-or-lawn-month-by-month': 'desk-2',
  'reading-a-venues-terms': 'desk-1',
  'shortlisting-by-distance-from-the-station': 'train-2',
  'sound-limits-and-permits': 'singer-2',
  'the-day-before': 'vanity-2',
  'two-families-two-ceremonies': 'ringBox-2',
  'two-visits-to-a-venue': 'marriageGate-3',
  'what-a-plate-really-costs': 'thali-1',
  'when-to-put-on-mehendi': 'mehndiHands-2',
};

export async function loadBlogs(tx: Tx, pictures: readonly DemoPicture[]): Promise<void> {
  const blogs = demoBlogs();
  await insertRows(
    tx,
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
  const byName = new Map(pictures.map((picture) => [picture.file.replace('.webp', ''), picture]));
  await insertRows(
    tx,
    'blog_picture',
    { blog_id: 'uuid', media_hash: 'text', position: 'smallint', caption: 'text' },
    blogs.map(({ slug }) => {
      const picture = byName.get(PICTURES[slug] ?? '');
      if (!picture) throw new Error(`${slug} has no picture`);
      return {
        blog_id: demoId('blog', slug),
        media_hash: picture.hash,
        position: 0,
        caption: picture.subject,
      };
    }),
  );
}
