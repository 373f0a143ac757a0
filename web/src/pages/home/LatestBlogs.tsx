import { BlogCard } from '../../blog/BlogCard';
import { BlogGrid } from '../../blog/BlogGrid';
import { listError } from '../../lib/errors';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { SectionHead } from '../../ui/SectionHead';
import { Skeleton } from '../../ui/Skeleton';
import type { HomeQuery } from './HomePage.generated';
import styles from './LatestBlogs.module.css';

const CARDS = 4;

interface LatestBlogsProps {
  /** Undefined while they are fetched. */
  blogs: HomeQuery['blogs']['nodes'] | undefined;
  error: unknown;
  onRetry: () => void;
}

/** The newest articles. */
export function LatestBlogs({ blogs, error, onRetry }: LatestBlogsProps) {
  return (
    <section className="section" aria-labelledby="latest-blogs">
      <div className="wrap">
        <SectionHead id="latest-blogs" title="Latest Blogs" />
        {error ? (
          <ErrorState title={listError(error)} headingLevel={3} onRetry={onRetry}>
            {null}
          </ErrorState>
        ) : !blogs ? (
          <BlogGrid columns={4}>
            {Array.from({ length: CARDS }, (_, index) => (
              <li key={index}>
                <Skeleton className={styles.waiting} />
              </li>
            ))}
          </BlogGrid>
        ) : blogs.length ? (
          <BlogGrid columns={4}>
            {blogs.map((blog) => (
              <li key={blog.id}>
                <BlogCard blog={blog} teaser={blog.teaser} />
              </li>
            ))}
          </BlogGrid>
        ) : (
          <EmptyState title="No blogs available" headingLevel={3} />
        )}
      </div>
    </section>
  );
}
