import type { ApolloClient } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { categoryNamed, pageCategoryName, pageCategoryNamed } from '@mandap/api/labels/vendor';
import { redirect, useParams, type LoaderFunctionArgs } from 'react-router-dom';
import { PageHead } from '../../app/PageHead';
import { notFound } from '../../app/notFound';
import { PageMeta } from '../../app/PageMeta';
import { paths } from '../../app/paths';
import { loadPage } from '../../lib/pageQuery';
import { Breadcrumbs } from '../../ui/Breadcrumbs';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { LinkButton } from '../../ui/LinkButton';
import { CategoryGrid } from '../../vendor/CategoryGrid';
import { CategoryNamePageDocument } from './CategoryNamePage.generated';
import { t } from './messages.generated';
import styles from './VendorListPage.module.css';

export async function load(apollo: ApolloClient, { params }: LoaderFunctionArgs): Promise<void> {
  const category = categoryNamed(params['*'] ?? '');
  if (category) throw redirect(paths.vendorList(category), 301);
  if (category === undefined) throw notFound('page');
  await loadPage(apollo, CategoryNamePageDocument, {});
}

/** /vendors/category/:name for names without a category; others redirect to theirs. */
export default function CategoryNamePage() {
  const params = useParams();
  const { data, error, refetch } = useQuery(CategoryNamePageDocument);
  const entry = pageCategoryNamed(params['*'] ?? '');
  const name = entry ? pageCategoryName(entry) : '';
  return (
    <div className="wrap">
      <PageMeta title={name} noindex />
      <Breadcrumbs
        items={[
          { label: t('home'), to: paths.home },
          { label: t('vendors'), to: paths.vendorCategories },
          { label: name },
        ]}
      />
      <PageHead title={name} />
      <EmptyState
        title={t('noVendorFound')}
        actions={<LinkButton to={paths.vendors}>{t('allVendors')}</LinkButton>}
      >
        {entry && t('noneOfCategory', { key: entry.key })}
      </EmptyState>
      {error && <ErrorState title={t('loadingFailed')} error={error} onRetry={refetch} />}
      {data && (
        <section className={styles.elsewhere} aria-labelledby="categories">
          <h2 id="categories">{t('categories')}</h2>
          <CategoryGrid categories={data.vendorCategories} pictures={data.pictures} />
        </section>
      )}
    </div>
  );
}
