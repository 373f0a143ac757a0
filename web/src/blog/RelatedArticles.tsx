import type { ApolloClient } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { listError } from '../lib/errors';
import { isId } from '../lib/ids';
import { loadPage } from '../lib/pageQuery';
import { ErrorState } from '../ui/ErrorState';
import { SectionHead } from '../ui/SectionHead';
import { BlogCard } from './BlogCard';
import { BlogGrid } from './BlogGrid';
import { RelatedArticlesDocument } from './RelatedArticles.generated';

interface RelatedArticlesProps {
  /** They match its category and city. */
  listingId?: string;
  className?: string;
}

const variablesOf = (listingId?: string) => ({ listingId: isId(listingId) ? listingId : null });

/** For the `load` of a page that ends with them. */
export const loadRelatedArticles = (apollo: ApolloClient, listingId?: string) =>
  loadPage(apollo, RelatedArticlesDocument, variablesOf(listingId));

/** Articles at the end of a page, in a query of their own: the page works without them. */
export function RelatedArticles({ listingId, className }: RelatedArticlesProps) {
  const { data, error, refetch } = useQuery(RelatedArticlesDocument, { variables: variablesOf(listingId) });
  const blogs = data?.relatedBlogs ?? [];
  if (!blogs.length && !error) return null;
  return (
    <section className={className} aria-labelledby="related">
      <SectionHead id="related" title="Related articles" />
      {error && !data ? (
        <ErrorState
          title={listError(error)}
          headingLevel={3}
          onRetry={() => void refetch().catch(() => undefined)}
        />
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
