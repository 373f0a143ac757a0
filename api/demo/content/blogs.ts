import { days, pictureKind, readMarkdownFolder, text } from './markdown-files.js';
import type { PictureKind } from './markdown-files.js';

export interface DemoBlog {
  slug: string;
  title: string;
  author: string;
  category: string;
  /** Plain text with Markdown emphasis, lists and links to the site's own paths. */
  content: string;
  publishedDaysAgo: number;
  pictureKind: PictureKind;
}

/** The demo's articles, newest first. */
export function demoBlogs(): DemoBlog[] {
  return readMarkdownFolder('blogs')
    .map((file) => ({
      slug: file.slug,
      title: text(file, 'title'),
      author: text(file, 'author'),
      category: file.meta['category'] ?? 'Wedding Blog',
      content: file.body,
      publishedDaysAgo: days(file, 'publishedDaysAgo'),
      pictureKind: pictureKind(file),
    }))
    .sort((a, b) => a.publishedDaysAgo - b.publishedDaysAgo);
}
