import { useQuery } from '@apollo/client/react';
import { BlogCard } from '../../blog/BlogCard';
import { Skeleton } from '../../ui/Skeleton';
import { DashboardBlogsDocument } from './DashboardBlogs.generated';
import styles from './DashboardBlogs.module.css';

export const BLOGS = { first: 8 };

/** Articles beside the dashboard, in a column that scrolls by itself. Without any it is not there. */
export function DashboardBlogs() {
  const { data, loading } = useQuery(DashboardBlogsDocument, { variables: BLOGS });
  const blogs = data?.blogs.nodes;
  if (!loading && !blogs?.length) return null;
  return (
    <aside className={styles.blogs} aria-labelledby="dashboard-blogs">
      <h2 id="dashboard-blogs">Wedding Blog</h2>
      <ul className={styles.list}>
        {blogs?.map((blog) => (
          <li key={blog.id} className={styles.slot}>
            <BlogCard blog={blog} teaser={blog.teaser} />
          </li>
        )) ?? <Skeleton height={410} />}
      </ul>
    </aside>
  );
}
