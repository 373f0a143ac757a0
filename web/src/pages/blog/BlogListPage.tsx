import type { ApolloClient } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useContext, useRef } from 'react';
import { useLocation, type LoaderFunctionArgs } from 'react-router-dom';
import { RENDER_AS_NOT_FOUND } from '../../app/renderAsNotFound';
import { PageHead } from '../../app/PageHead';
import { PageMeta } from '../../app/PageMeta';
import { paths } from '../../app/paths';
import { SiteContext } from '../../app/site';
import { BlogCard } from '../../blog/BlogCard';
import { BlogGrid } from '../../blog/BlogGrid';
import { JsonLd } from '../../lib/jsonLd';
import { parsePageNumber, pagePath, pageCount } from '../../lib/pageNumber';
import { loadPage } from '../../lib/pageQuery';
import { useListNavigation } from '../../listing/useListNavigation';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { LinkButton } from '../../ui/LinkButton';
import { Pager } from '../../ui/Pager';
import { Skeleton } from '../../ui/Skeleton';
import { BlogListDocument } from './BlogListPage.generated';
import { t } from './messages.generated';
import styles from './BlogListPage.module.css';

/** Large cards at the top of the first page. */
const LARGE_CARDS = 2;
/** The large cards and three rows of three. */
const PAGE_SIZE = LARGE_CARDS + 9;

const variablesOf = (search: string) => ({
  first: PAGE_SIZE,
  page: parsePageNumber(new URLSearchParams(search)),
});

export async function load(apollo: ApolloClient, { request }: LoaderFunctionArgs): Promise<unknown> {
  const variables = variablesOf(new URL(request.url).search);
  const data = await loadPage(apollo, BlogListDocument, variables);
  return variables.page > 1 && data?.blogs.nodes.length === 0 ? RENDER_AS_NOT_FOUND : data;
}

/** /blogs: all articles, newest first, with the first two large. */
export default function BlogListPage() {
  const { origin } = useContext(SiteContext);
  const variables = variablesOf(useLocation().search);
  const { page } = variables;
  const { data, error, refetch } = useQuery(BlogListDocument, { variables });
  const results = useRef<HTMLDivElement>(null);
  const waiting = useListNavigation(paths.blogs, results, results);
  const blogs = waiting ? undefined : data?.blogs.nodes;
  const heroes = page === 1 ? LARGE_CARDS : 0;
  const firstPictured = blogs?.find(({ pictures }) => pictures.length > 0);
  return (
    <>
      <PageMeta
        title={page > 1 ? t('titleOfPage', { page }) : t('title')}
        description={t('description')}
        canonical={pagePath(paths.blogs, page)}
        picture={blogs?.[0]?.pictures[0]?.url}
        noindex={blogs?.length === 0}
      />
      {blogs && blogs.length > 0 && (
        <JsonLd
          data={{
            '@type': 'Blog',
            name: t('mandapBlog'),
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
        <PageHead title={t('title')} subtitle={t('lead')} />
        {blogs?.length ? (
          <div ref={results} tabIndex={-1} className="results">
            {heroes > 0 && (
              <ul className={styles.pair}>
                {blogs.slice(0, heroes).map((blog) => (
                  <li key={blog.id}>
                    <BlogCard
                      blog={blog}
                      teaser={blog.teaser}
                      headingLevel={2}
                      large
                      priority={blog === firstPictured}
                    />
                  </li>
                ))}
              </ul>
            )}
            <BlogGrid columns={3}>
              {blogs.slice(heroes).map((blog) => (
                <li key={blog.id}>
                  <BlogCard blog={blog} teaser={blog.teaser} headingLevel={2} />
                </li>
              ))}
            </BlogGrid>
            <Pager
              page={page}
              pages={pageCount(data?.blogs.totalCount ?? 0, PAGE_SIZE)}
              to={(one) => pagePath(paths.blogs, one)}
            />
          </div>
        ) : blogs ? (
          <EmptyState title={t('none')} actions={<LinkButton to={paths.venues}>{t('seeVenues')}</LinkButton>}>
            {t('noneHint')}
          </EmptyState>
        ) : error ? (
          <ErrorState title={t('loadingFailed')} error={error} onRetry={refetch} />
        ) : (
          <ul className={styles.pair}>
            {Array.from({ length: LARGE_CARDS }, (_, index) => (
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
