import type { ApolloClient } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { listError } from '../lib/errors';
import { loadPage } from '../lib/pageQuery';
import { ErrorState } from '../ui/ErrorState';
import { SectionHead } from '../ui/SectionHead';
import { BlogCard } from './BlogCard';
import { BlogGrid } from './BlogGrid';
import { RelatedArticlesDocument } from './RelatedArticles.generated';

/** For the `load` of a page that ends with them. */
export const loadRelatedArticles = (apollo: ApolloClient) => loadPage(apollo, RelatedArticlesDocument, {});

/** Something to read at the end of a page. Their query is their own: the page is there without them. */
export function RelatedArticles({ className }: { className?: string }) {
  const { data, error, refetch } = useQuery(RelatedArticlesDocument);
  const blogs = data?.blogs.nodes ?? [];
  if (!blogs.length && !error) return null;
  return (
    <section className={className} aria-labelledby="related">
      <SectionHead id="related" title="Related articles" />
      {error && !data ? (
        <ErrorState
          title={listError(error)}
          headingLevel={3}
          onRetry={() => void refetch().catch(() => undefined)}
        >
          {null}
        </ErrorState>
      ) : (
        <BlogGrid columns={3}>
          {blogs.map((blog) => (
            <li key={blog.id}>
              <BlogCard blog={blog} />
            </li>
          ))}
        </BlogGrid>
      )}
    </section>
  );
}
