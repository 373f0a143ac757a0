import { useQuery } from '@apollo/client/react';
import { VENDOR_PAGE_SIZE } from '@mandap/api/constants/vendor';
import { paths } from '../../app/paths';
import { useViewer } from '../../app/useViewer';
import { countText } from '../../lib/format';
import { pagesOf } from '../../lib/pageNumber';
import { ListingCardSkeletons } from '../../listing/ListingCardSkeletons';
import { CardGrid } from '../../ui/CardGrid';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { LinkButton } from '../../ui/LinkButton';
import { Pager } from '../../ui/Pager';
import { wordsOf } from '../../vendor/categories';
import { allCitiesVariables, listOf, vendorListPath, type VendorSearch } from '../../vendor/filters';
import { VendorCard } from '../../vendor/VendorCard';
import { WishlistHeart } from '../../wishlist/WishlistButton';
import { VendorCountDocument, type VendorListQuery } from './VendorListPage.generated';
import styles from './VendorListPage.module.css';

const SKELETONS = 10;

interface VendorResultsProps {
  search: VendorSearch;
  cityName: string;
  /** Undefined while they are fetched. */
  vendors: VendorListQuery['vendors']['nodes'] | undefined;
  total: number;
  /** Why they could not be fetched. */
  error: unknown;
  onRetry: () => void;
}

/** The cards and the pages, or what shows in their place. */
export function VendorResults({ search, cityName, vendors, total, error, onRetry }: VendorResultsProps) {
  const isUser = useViewer()?.role === 'USER';
  if (error) return <ErrorState title="Error while loading data" error={error} onRetry={onRetry} />;
  if (!vendors) return <ListingCardSkeletons count={SKELETONS} />;
  if (!vendors.length) return <Nothing search={search} cityName={cityName} total={total} />;
  return (
    <>
      <CardGrid>
        {vendors.map((vendor, index) => (
          <li key={vendor.id}>
            <VendorCard
              vendor={vendor}
              headingLevel={2}
              priority={index === 0}
              action={isUser && <WishlistHeart listing={vendor} type="Vendor" />}
            />
          </li>
        ))}
      </CardGrid>
      <Pager
        className={styles.pager}
        page={search.page}
        pages={pagesOf(total, VENDOR_PAGE_SIZE)}
        to={(page) => vendorListPath({ ...search, page })}
      />
    </>
  );
}

function Nothing({ search, cityName, total }: Pick<VendorResultsProps, 'search' | 'cityName' | 'total'>) {
  const { category, q, page } = search;
  const { data } = useQuery(VendorCountDocument, {
    variables: allCitiesVariables(search),
    skip: total > 0 || !search.city,
  });
  const elsewhere = data?.vendors.totalCount ?? 0;
  const { many } = wordsOf(category);
  const where = cityName ? ` in ${cityName}` : '';
  const words = total
    ? `The list has fewer than ${page} pages.`
    : q
      ? `Nothing matches “${q}”${where}. Check the spelling or clear the search.`
      : `We have no ${many}${where} yet.${where ? ' Choose another city, or look at all of India.' : ''}`;
  const narrowed = Boolean(q || cityName);
  return (
    <EmptyState
      title="No Vendor found"
      actions={
        <div className={styles.ways}>
          {elsewhere > 0 && (
            <LinkButton variant="primary" to={vendorListPath({ ...search, city: '', page: 1 })}>
              Search in all cities ({countText(elsewhere)})
            </LinkButton>
          )}
          {total > 0 && <LinkButton to={vendorListPath({ ...search, page: 1 })}>First page</LinkButton>}
          {!total && narrowed && <LinkButton to={vendorListPath(listOf(category))}>Reset filters</LinkButton>}
          {!total && category && <LinkButton to={paths.vendors}>All vendors</LinkButton>}
        </div>
      }
    >
      {words}
    </EmptyState>
  );
}
