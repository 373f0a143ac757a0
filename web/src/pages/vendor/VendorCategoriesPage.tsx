import type { ApolloClient } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { PAGE_CATEGORIES, type PageCategory } from '@mandap/api/constants/vendor';
import { pageCategoryName, pageCategoryPath } from '@mandap/api/labels/vendor';
import { Link } from 'react-router-dom';
import { PageMeta } from '../../app/PageMeta';
import { paths } from '../../app/paths';
import { loadRelatedArticles, RelatedArticles } from '../../blog/RelatedArticles';
import { CallBackBanner } from '../../enquiry/CallBackBanner';
import { listError } from '../../lib/errors';
import { loadPage } from '../../lib/pageQuery';
import { ErrorState } from '../../ui/ErrorState';
import { LinkButton } from '../../ui/LinkButton';
import { Picture } from '../../ui/Picture';
import { CategoryArch } from '../../vendor/CategoryArch';
import { t } from './messages.generated';
import { VendorCategoriesPageDocument } from './VendorCategoriesPage.generated';
import styles from './VendorCategoriesPage.module.css';

export const load = (apollo: ApolloClient) =>
  Promise.all([loadPage(apollo, VendorCategoriesPageDocument, {}), loadRelatedArticles(apollo)]);

/** Gallery pictures for services without a category of their own. */
const FALLBACK_PICTURES: Readonly<Partial<Record<PageCategory['key'], string>>> = {
  INVITATION_CARDS: 'rangoli',
  TRANSPORT: 'palanquin',
  CHOREOGRAPHERS: 'sangeet',
};

/** /vendorCategory: popular services, with links to their vendors. */
export default function VendorCategoriesPage() {
  const { data, error, refetch } = useQuery(VendorCategoriesPageDocument);
  const pictures = [...(data?.pictures ?? []), ...(data?.others ?? [])];
  const pictureOf = new Map(pictures.map(({ key, picture }) => [key, picture]));
  const hero = pictureOf.get('varmala');
  return (
    <>
      <PageMeta
        title={t('vendors')}
        description={t('servicesDescription')}
        canonical={paths.vendorCategories}
        picture={hero?.url}
      />
      <div className="wrap">
        <div className={styles.hero}>
          <div className={styles.text}>
            <h1 className="hero-title">{t('vendors')}</h1>
            <p>{t('servicesLead')}</p>
            <LinkButton to={paths.vendors} size="large">
              {t('allVendors')}
            </LinkButton>
          </div>
          <div className={styles.arcade}>
            {hero && (
              <Picture
                picture={hero}
                sizes="(min-width: 768px) 560px, 1px"
                alt=""
                className={styles.picture}
              />
            )}
          </div>
        </div>
        <ul className={styles.grid}>
          {PAGE_CATEGORIES.map((entry) => (
            <li key={entry.key}>
              <Link to={paths.vendorCategory(pageCategoryPath(entry))} className={`${styles.card} zoom`}>
                <CategoryArch picture={pictureOf.get(entry.category ?? FALLBACK_PICTURES[entry.key] ?? '')} />
                <span className={styles.name}>{pageCategoryName(entry).replaceAll('/', '/\u200b')}</span>
              </Link>
            </li>
          ))}
        </ul>
        {error && <ErrorState title={listError(error)} onRetry={refetch} />}
        <RelatedArticles className={styles.articles} />
        <div className={styles.promo}>
          <CallBackBanner lookingFor="vendors" />
        </div>
      </div>
    </>
  );
}
