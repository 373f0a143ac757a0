import type { ApolloClient } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { categoryNamed, PAGE_CATEGORIES } from '@mandap/api/constants/vendor';
import { redirect, useParams, type LoaderFunctionArgs } from 'react-router-dom';
import { PageHead } from '../../app/PageHead';
import { PageMeta } from '../../app/PageMeta';
import { paths } from '../../app/paths';
import { loadPage } from '../../lib/pageQuery';
import { Breadcrumbs } from '../../ui/Breadcrumbs';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { LinkButton } from '../../ui/LinkButton';
import { CategoryGrid } from '../../vendor/CategoryGrid';
import { CategoryNamePageDocument } from './CategoryNamePage.generated';
import styles from './VendorListPage.module.css';

export async function load(apollo: ApolloClient, { params }: LoaderFunctionArgs): Promise<void> {
  const category = categoryNamed(params['*'] ?? '');
  if (category) throw redirect(paths.vendorList(category), 301);
  if (category === undefined) throw new Response(null, { status: 404, statusText: 'Not Found' });
  await loadPage(apollo, CategoryNamePageDocument, {});
}

/** /vendors/category/:name, for the names that no category stands behind; the others lead on to theirs. */
export default function CategoryNamePage() {
  const params = useParams();
  const { data, error, refetch } = useQuery(CategoryNamePageDocument);
  const asked = params['*']?.trim().toLowerCase();
  const name = PAGE_CATEGORIES.find((each) => each.name.toLowerCase() === asked)?.name ?? '';
  return (
    <div className="wrap">
      <PageMeta title={name} noindex />
      <Breadcrumbs
        items={[
          { label: 'Home', to: paths.home },
          { label: 'Vendors', to: paths.vendorCategories },
          { label: name },
        ]}
      />
      <PageHead title={name} />
      <EmptyState title="No vendor found" actions={<LinkButton to={paths.vendors}>All vendors</LinkButton>}>
        We have none for {name} yet. Perhaps one of the services below does what you need.
      </EmptyState>
      {error && <ErrorState title="Error while loading data" error={error} onRetry={() => void refetch()} />}
      {data && (
        <section className={styles.elsewhere} aria-labelledby="categories">
          <h2 id="categories">Categories</h2>
          <CategoryGrid categories={data.vendorCategories} pictures={data.pictures} />
        </section>
      )}
    </div>
  );
}
