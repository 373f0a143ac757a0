import Box from '@mui/material/Box';
import { useQuery } from '@apollo/client/react';
import { BlogCard } from '../../blog/BlogCard';
import Skeleton from '@mui/material/Skeleton';
import { DashboardBlogsDocument } from './DashboardBlogs.generated';
import { t } from './messages.generated';

export const BLOGS = { first: 8 };

/** Articles beside the dashboard, in a column that scrolls independently. Renders nothing without articles. */
export function DashboardBlogs() {
  const { data, loading } = useQuery(DashboardBlogsDocument, { variables: BLOGS });
  const blogs = data?.blogs.nodes;
  if (!loading && !blogs?.length) return null;
  return (
    <Box component="aside" sx={blogsSx} aria-labelledby="dashboard-blogs">
      <h2 id="dashboard-blogs">{t('weddingBlog')}</h2>
      <Box component="ul" sx={listSx}>
        {blogs?.map((blog) => (
          <Box component="li" key={blog.id} sx={slotSx}>
            <BlogCard blog={blog} teaser={blog.teaser} />
          </Box>
        )) ?? (
          <Box component="li" sx={slotSx} aria-hidden="true">
            <Skeleton height={410} />
          </Box>
        )}
      </Box>
    </Box>
  );
}

const blogsSx = {
  minWidth: 0,
  marginTop: 6,
  '& > h2': {
    marginBottom: 4,
    fontSize: 'var(--t-h4)',
  },
  '@media (min-width: 900px)': {
    marginTop: 0,
  },
};
const listSx = {
  display: 'flex',
  gap: 5,
  overflowX: 'auto',
  // To the edges of the screen.
  marginInline: 'calc(-1 * var(--gutter))',
  padding: '0 var(--gutter) 12px',
  scrollPaddingInline: 'var(--gutter)',
  scrollSnapType: 'x proximity',
  '@media (min-width: 1280px)': {
    display: 'grid',
    gridAutoRows: '410px',
    gap: 0,
    maxHeight: 700,
    marginInline: 0,
    padding: '0 16px 40px 0',
    maskImage: 'linear-gradient(black calc(100% - 48px), transparent)',
    overflow: 'hidden auto',
    scrollbarWidth: 'thin',
    scrollSnapType: 'y proximity',
  },
};
const slotSx = {
  flex: 'none',
  width: 'min(300px, 78vw)',
  scrollSnapAlign: 'start',
  '@media (min-width: 1280px)': {
    width: 'auto',
    paddingBottom: 6,
  },
};
