import type { ApolloClient } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { PAGE_CATEGORIES } from '@mandap/api/constants/vendor';
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
import { VendorCategoriesPageDocument } from './VendorCategoriesPage.generated';
import styles from './VendorCategoriesPage.module.css';

export const load = (apollo: ApolloClient) =>
  Promise.all([loadPage(apollo, VendorCategoriesPageDocument, {}), loadRelatedArticles(apollo)]);

/** Pictures of the gallery that stand for what has no category of its own. */
const STAND_INS: Readonly<Record<string, string>> = {
  'Invitation Cards': 'rangoli',
  Transport: 'palanquin',
  Choreographers: 'sangeet',
};

/** /vendorCategory: the services that couples look for first, and the way to each. */
export default function VendorCategoriesPage() {
  const { data, error, refetch } = useQuery(VendorCategoriesPageDocument);
  const pictures = [...(data?.pictures ?? []), ...(data?.others ?? [])];
  const pictureOf = new Map(pictures.map(({ key, picture }) => [key, picture]));
  const hero = pictureOf.get('varmala');
  return (
    <>
      <PageMeta
        title="Vendors"
        description="Photographers, makeup and mehendi artists, decorators, caterers, DJs and the other people who make an Indian wedding. Choose a service and compare their packages."
        canonical={paths.vendorCategories}
        picture={hero?.url}
      />
      <div className="wrap">
        <div className={styles.hero}>
          <div className={styles.text}>
            <h1>Vendors</h1>
            <p>Choose a service, compare packages and prices, and write to the ones you like.</p>
            <LinkButton to={paths.vendors} size="large">
              All vendors
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
          {PAGE_CATEGORIES.map(({ name, category }) => (
            <li key={name}>
              <Link to={paths.vendorCategory(name)} className={styles.card}>
                <CategoryArch picture={pictureOf.get(category ?? STAND_INS[name] ?? '')} />
                <span className={styles.name}>{name.replaceAll('/', '/\u200b')}</span>
              </Link>
            </li>
          ))}
        </ul>
        {error && <ErrorState title={listError(error)} onRetry={() => void refetch()} />}
        <RelatedArticles className={styles.articles} />
        <div className={styles.promo}>
          <CallBackBanner what="vendors" />
        </div>
      </div>
    </>
  );
}
