import { SectionHead } from '../ui/SectionHead';
import { BlogCard } from './BlogCard';
import type { BlogCardFragment } from './BlogCard.generated';
import { BlogGrid } from './BlogGrid';

/** Something to read at the end of a page. */
export function RelatedArticles({
  blogs,
  className,
}: {
  blogs: readonly BlogCardFragment[];
  className?: string;
}) {
  if (!blogs.length) return null;
  return (
    <section className={className} aria-labelledby="related">
      <SectionHead id="related" title="Related articles" />
      <BlogGrid columns={3}>
        {blogs.map((blog) => (
          <li key={blog.id}>
            <BlogCard blog={blog} />
          </li>
        ))}
      </BlogGrid>
    </section>
  );
}
