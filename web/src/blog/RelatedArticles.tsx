import type { ApolloClient } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { listError } from '../lib/errors';
import { isId } from '../lib/ids';
import { loadPage } from '../lib/pageQuery';
import { ErrorState } from '../ui/ErrorState';
import { SectionHead } from '../ui/SectionHead';
import { BlogCard } from './BlogCard';
import { BlogGrid } from './BlogGrid';
import { t } from './messages.generated';
import { RelatedArticlesDocument } from './RelatedArticles.generated';

interface RelatedArticlesProps {
  /** Selects articles that match this listing's category and city. */
  listingId?: string;
  className?: string;
}

const variablesOf = (listingId?: string) => ({ listingId: isId(listingId) ? listingId : null });

/** Preloads the articles in a page's `load`. */
export const loadRelatedArticles = (apollo: ApolloClient, listingId?: string) =>
  loadPage(apollo, RelatedArticlesDocument, variablesOf(listingId));

/** Related articles at the end of a page. A separate query, so that its failure doesn't affect the page. */
export function RelatedArticles({ listingId, className }: RelatedArticlesProps) {
  const { data, error, refetch } = useQuery(RelatedArticlesDocument, { variables: variablesOf(listingId) });
  const blogs = data?.relatedBlogs ?? [];
  if (!blogs.length && !error) return null;
  return (
    <section className={className} aria-labelledby="related">
      <SectionHead id="related" title={t('relatedArticles')} />
      {error && !data ? (
        <ErrorState title={listError(error)} headingLevel={3} onRetry={refetch} />
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
