import { useQuery } from '@apollo/client/react';
import { VENUE_PAGE_SIZE } from '@mandap/api/constants/venue';
import { useViewer } from '../../app/useViewer';
import { countText } from '../../lib/format';
import { pageCount } from '../../lib/pageNumber';
import { ListingCardSkeletons } from '../../listing/ListingCardSkeletons';
import { CardGrid, GridCard } from '../../ui/CardGrid';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { LinkButton } from '../../ui/LinkButton';
import { Pager } from '../../ui/Pager';
import { listOf, vendorListPath } from '../../vendor/filters';
import { AppliedFilters } from '../../venue/AppliedFilters';
import {
  allCitiesVariables,
  isNarrowed,
  NO_SEARCH,
  venueListPath,
  type VenueSearch,
} from '../../venue/filters';
import { VenueCard } from '../../venue/VenueCard';
import { WishlistHeart } from '../../wishlist/WishlistButton';
import { t } from './messages.generated';
import { VenueCountDocument, type VenueListQuery } from './VenueListPage.generated';
import styles from './VenueListPage.module.css';

interface VenueResultsProps {
  search: VenueSearch;
  cityName: string;
  /** Undefined while loading. */
  venues: VenueListQuery['venues']['nodes'] | undefined;
  total: number;
  /** Set if the request failed. */
  error: unknown;
  onRetry: () => unknown;
}

/** Venue cards with pagination, or the loading, empty or error state. */
export function VenueResults({ search, cityName, venues, total, error, onRetry }: VenueResultsProps) {
  const viewer = useViewer();
  if (error) return <ErrorState title={t('loadingFailed')} error={error} onRetry={onRetry} />;
  if (!venues) return <ListingCardSkeletons count={VENUE_PAGE_SIZE} />;
  if (!venues.length) return <NoResults search={search} cityName={cityName} total={total} />;
  const firstPictured = venues.find(({ pictures }) => pictures.length > 0);
  return (
    <>
      <CardGrid>
        {venues.map((venue) => (
          <GridCard key={venue.id}>
            <VenueCard
              venue={venue}
              headingLevel={2}
              date={search.date}
              priority={venue === firstPictured}
              loggedIn={viewer !== null}
              action={viewer?.role === 'USER' && <WishlistHeart listing={venue} />}
            />
          </GridCard>
        ))}
      </CardGrid>
      <Pager
        page={search.page}
        pages={pageCount(total, VENUE_PAGE_SIZE)}
        to={(page) => venueListPath({ ...search, page })}
      />
    </>
  );
}

function NoResults({ search, cityName, total }: Pick<VenueResultsProps, 'search' | 'cityName' | 'total'>) {
  const isPastLastPage = total > 0;
  const { data } = useQuery(VenueCountDocument, {
    variables: allCitiesVariables(search),
    skip: isPastLastPage || !search.city,
  });
  const elsewhere = data?.venues.totalCount ?? 0;
  return (
    <EmptyState
      title={t('noneTitle')}
      actions={
        <>
          {elsewhere > 0 && (
            <div className={styles.actions}>
              <LinkButton variant="primary" to={venueListPath({ ...search, city: '', page: 1 })}>
                {t('searchInAllCities', { elsewhere: countText(elsewhere) })}
              </LinkButton>
            </div>
          )}
          {!isPastLastPage && <AppliedFilters search={search} cityName={cityName} />}
          <div className={styles.actions}>
            {isPastLastPage ? (
              <LinkButton to={venueListPath({ ...search, page: 1 })}>{t('firstPage')}</LinkButton>
            ) : (
              (search.city || isNarrowed(search)) && (
                <LinkButton to={venueListPath(NO_SEARCH)}>{t('resetFilters')}</LinkButton>
              )
            )}
            {search.q && (
              <LinkButton
                to={vendorListPath({ ...listOf(null), q: search.q, city: search.city, date: search.date })}
              >
                {t('searchVendorsInstead')}
              </LinkButton>
            )}
          </div>
        </>
      }
    >
      {explanation(search, cityName, isPastLastPage)}
    </EmptyState>
  );
}

function explanation(search: VenueSearch, cityName: string, isPastLastPage: boolean): string {
  if (isPastLastPage) return t('beyondTheEnd', { page: search.page });
  const term = search.q || cityName;
  const city = search.q ? cityName : '';
  const isFiltered = isNarrowed({ ...search, q: '' });
  if (!term) return isFiltered ? t('noneFiltered') : t('noneYet');
  if (!isFiltered) return city ? t('noneWithTermIn', { term, city }) : t('noneWithTerm', { term });
  return city ? t('noneFilteredWithTermIn', { term, city }) : t('noneFilteredWithTerm', { term });
}
