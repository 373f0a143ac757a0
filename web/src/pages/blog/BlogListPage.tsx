import type { ApolloClient } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useContext } from 'react';
import { PageHead } from '../../app/PageHead';
import { PageMeta } from '../../app/PageMeta';
import { paths } from '../../app/paths';
import { SiteContext } from '../../app/site';
import { BlogCard } from '../../blog/BlogCard';
import { BlogGrid } from '../../blog/BlogGrid';
import { JsonLd } from '../../lib/jsonLd';
import { loadPage } from '../../lib/pageQuery';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { LinkButton } from '../../ui/LinkButton';
import { LoadMore } from '../../ui/LoadMore';
import { Skeleton } from '../../ui/Skeleton';
import { BlogListDocument } from './BlogListPage.generated';
import styles from './BlogListPage.module.css';

/** The first of them, side by side and large. */
const HEROES = 2;
/** The pair and three rows of three. */
const variables = { first: HEROES + 9 };

export const load = (apollo: ApolloClient) => loadPage(apollo, BlogListDocument, variables);

/** /blogs: every article, the newest two first and large. */
export default function BlogListPage() {
  const { origin } = useContext(SiteContext);
  const { data, error, refetch, fetchMore } = useQuery(BlogListDocument, { variables });
  const blogs = data?.blogs.nodes;
  const pageInfo = data?.blogs.pageInfo;
  return (
    <>
      <PageMeta
        title="Wedding Blog"
        description="What weddings cost, when to book, whom to ask: articles for couples who plan a wedding in India."
        canonical={paths.blogs}
        picture={blogs?.[0]?.pictures[0]?.url}
        noindex={blogs?.length === 0}
      />
      {blogs && blogs.length > 0 && (
        <JsonLd
          data={{
            '@type': 'Blog',
            name: 'Mandap wedding blog',
            url: origin + paths.blogs,
            blogPost: blogs.map(({ id, title }) => ({
              '@type': 'BlogPosting',
              headline: title,
              url: origin + paths.blog(id),
            })),
          }}
        />
      )}
      <div className="wrap">
        <PageHead title="Wedding Blog" lead="What we learned at other people’s weddings, for yours." />
        {blogs?.length ? (
          <>
            <ul className={styles.pair}>
              {blogs.slice(0, HEROES).map((blog, index) => (
                <li key={blog.id}>
                  <BlogCard blog={blog} teaser={blog.teaser} headingLevel={2} large priority={index === 0} />
                </li>
              ))}
            </ul>
            <BlogGrid columns={3}>
              {blogs.slice(HEROES).map((blog) => (
                <li key={blog.id}>
                  <BlogCard blog={blog} teaser={blog.teaser} headingLevel={2} />
                </li>
              ))}
            </BlogGrid>
            {pageInfo?.hasNextPage && (
              <LoadMore load={() => fetchMore({ variables: { after: pageInfo.endCursor } })} />
            )}
          </>
        ) : blogs ? (
          <EmptyState
            title="No blogs available"
            actions={<LinkButton to={paths.venues}>See venues</LinkButton>}
          >
            New articles appear here.
          </EmptyState>
        ) : error ? (
          <ErrorState title="Error while loading data" onRetry={() => void refetch()} />
        ) : (
          <ul className={styles.pair}>
            {Array.from({ length: HEROES }, (_, index) => (
              <li key={index}>
                <Skeleton className={styles.waiting} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
}
