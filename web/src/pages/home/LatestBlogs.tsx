import { useQuery } from '@apollo/client/react';
import { paths } from '../../app/paths';
import { BlogCard } from '../../blog/BlogCard';
import { BlogGrid } from '../../blog/BlogGrid';
import { HomeSection } from '../../home/HomeSection';
import { Skeleton } from '../../ui/Skeleton';
import { LatestBlogsDocument } from './HomePage.generated';
import { t } from './messages.generated';
import styles from './LatestBlogs.module.css';

const CARDS = 4;

/** The latest articles. */
export function LatestBlogs() {
  const { data, error, refetch } = useQuery(LatestBlogsDocument);
  return (
    <HomeSection
      id="latest-blogs"
      title={t('latestBlogs')}
      link={{ to: paths.blogs, label: t('allBlogs') }}
      items={data?.blogs.nodes}
      error={error}
      onRetry={refetch}
      waiting={
        <BlogGrid columns={4}>
          {Array.from({ length: CARDS }, (_, index) => (
            <li key={index}>
              <Skeleton className={styles.waiting} />
            </li>
          ))}
        </BlogGrid>
      }
      none={{ title: t('noBlogsAvailable') }}
    >
      {(blogs) => (
        <BlogGrid columns={4}>
          {blogs.map((blog) => (
            <li key={blog.id}>
              <BlogCard blog={blog} teaser={blog.teaser} />
            </li>
          ))}
        </BlogGrid>
      )}
    </HomeSection>
  );
}
