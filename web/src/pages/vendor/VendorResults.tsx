import { useQuery } from '@apollo/client/react';
import { VENDOR_PAGE_SIZE } from '@mandap/api/constants/vendor';
import { paths } from '../../app/paths';
import { useViewer } from '../../app/useViewer';
import { countText, indianDate } from '../../lib/format';
import { pageCount } from '../../lib/pageNumber';
import { ListingCardSkeletons } from '../../listing/ListingCardSkeletons';
import { CardGrid, GridCard } from '../../ui/CardGrid';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { LinkButton } from '../../ui/LinkButton';
import { Pager } from '../../ui/Pager';
import { namesOf } from '../../vendor/categories';
import { allCitiesVariables, listOf, vendorListPath, type VendorSearch } from '../../vendor/filters';
import { VendorCard } from '../../vendor/VendorCard';
import { WishlistHeart } from '../../wishlist/WishlistButton';
import { t } from './messages.generated';
import { VendorCountDocument, type VendorListQuery } from './VendorListPage.generated';
import styles from './VendorListPage.module.css';

const SKELETONS = 10;

interface VendorResultsProps {
  search: VendorSearch;
  cityName: string;
  /** Undefined while loading. */
  vendors: VendorListQuery['vendors']['nodes'] | undefined;
  total: number;
  /** Set if the request failed. */
  error: unknown;
  onRetry: () => unknown;
}

/** Vendor cards with pagination, or the loading, empty or error state. */
export function VendorResults({ search, cityName, vendors, total, error, onRetry }: VendorResultsProps) {
  const viewer = useViewer();
  if (error) return <ErrorState title={t('loadingFailed')} error={error} onRetry={onRetry} />;
  if (!vendors) return <ListingCardSkeletons count={SKELETONS} />;
  if (!vendors.length) return <NoResults search={search} cityName={cityName} total={total} />;
  const firstPictured = vendors.find(({ pictures }) => pictures.length > 0);
  return (
    <>
      <CardGrid>
        {vendors.map((vendor) => (
          <GridCard key={vendor.id}>
            <VendorCard
              vendor={vendor}
              headingLevel={2}
              date={search.date}
              priority={vendor === firstPictured}
              loggedIn={viewer !== null}
              action={viewer?.role === 'USER' && <WishlistHeart listing={vendor} type="Vendor" />}
            />
          </GridCard>
        ))}
      </CardGrid>
      <Pager
        page={search.page}
        pages={pageCount(total, VENDOR_PAGE_SIZE)}
        to={(page) => vendorListPath({ ...search, page })}
      />
    </>
  );
}

function NoResults({ search, cityName, total }: Pick<VendorResultsProps, 'search' | 'cityName' | 'total'>) {
  const { category, q, date } = search;
  const { data } = useQuery(VendorCountDocument, {
    variables: allCitiesVariables(search),
    skip: total > 0 || !search.city,
  });
  const elsewhere = data?.vendors.totalCount ?? 0;
  const narrowed = Boolean(q || cityName || date);
  return (
    <EmptyState
      title={t('noneTitle')}
      actions={
        <div className={styles.ways}>
          {elsewhere > 0 && (
            <LinkButton variant="primary" to={vendorListPath({ ...search, city: '', page: 1 })}>
              {t('searchInAllCities', { elsewhere: countText(elsewhere) })}
            </LinkButton>
          )}
          {total > 0 && <LinkButton to={vendorListPath({ ...search, page: 1 })}>{t('firstPage')}</LinkButton>}
          {!total && narrowed && (
            <LinkButton to={vendorListPath(listOf(category))}>{t('resetFilters')}</LinkButton>
          )}
          {!total && category && <LinkButton to={paths.vendors}>{t('allVendors')}</LinkButton>}
        </div>
      }
    >
      {explanation(search, cityName, total)}
    </EmptyState>
  );
}

function explanation({ category, q, date, page }: VendorSearch, city: string, total: number): string {
  if (total) return t('beyondTheEnd', { page });
  if (q) return city ? t('nothingMatchesInCity', { q, city }) : t('nothingMatches', { q });
  const { many } = namesOf(category);
  if (date) return t('noneFree', { many, day: indianDate(date) });
  return city ? t('noneYetInCity', { many, city }) : t('noneYet', { many });
}
