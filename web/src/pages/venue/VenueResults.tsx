import { useQuery } from '@apollo/client/react';
import { VENUE_PAGE_SIZE } from '@mandap/api/constants/venue';
import { useViewer } from '../../app/useViewer';
import { countText } from '../../lib/format';
import { pagesOf } from '../../lib/pageNumber';
import { ListingCardSkeletons } from '../../listing/ListingCardSkeletons';
import { CardGrid } from '../../ui/CardGrid';
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
import { VenueCountDocument, type VenueListQuery } from './VenueListPage.generated';
import styles from './VenueListPage.module.css';

interface VenueResultsProps {
  search: VenueSearch;
  cityName: string;
  /** Undefined while they are fetched. */
  venues: VenueListQuery['venues']['nodes'] | undefined;
  total: number;
  /** Why they could not be fetched. */
  error: unknown;
  onRetry: () => void;
}

/** The cards and the pages, or what shows in their place. */
export function VenueResults({ search, cityName, venues, total, error, onRetry }: VenueResultsProps) {
  const isUser = useViewer()?.role === 'USER';
  if (error) return <ErrorState title="Error while loading data" error={error} onRetry={onRetry} />;
  if (!venues) return <ListingCardSkeletons count={VENUE_PAGE_SIZE} />;
  if (!venues.length) return <Nothing search={search} cityName={cityName} total={total} />;
  return (
    <>
      <CardGrid>
        {venues.map((venue, index) => (
          <li key={venue.id}>
            <VenueCard
              venue={venue}
              headingLevel={2}
              priority={index === 0}
              action={isUser && <WishlistHeart listing={venue} />}
            />
          </li>
        ))}
      </CardGrid>
      <Pager
        className={styles.pager}
        page={search.page}
        pages={pagesOf(total, VENUE_PAGE_SIZE)}
        to={(page) => venueListPath({ ...search, page })}
      />
    </>
  );
}

function Nothing({ search, cityName, total }: Pick<VenueResultsProps, 'search' | 'cityName' | 'total'>) {
  const beyond = total > 0;
  const { data } = useQuery(VenueCountDocument, {
    variables: allCitiesVariables(search),
    skip: beyond || !search.city,
  });
  const elsewhere = data?.venues.totalCount ?? 0;
  const term = search.q || cityName;
  const filtered = isNarrowed({ ...search, q: '' });
  const where = search.q && cityName ? ` in ${cityName}` : '';
  const nothing = term ? `Nothing matches “${term}”${where}` : 'No venue matches all of these filters';
  const words = beyond
    ? `The list has fewer than ${search.page} pages.`
    : filtered
      ? `${nothing}${term ? ' with these filters' : ''}. Take one away.`
      : `${nothing}. Check the spelling, or search for a city or a state.`;
  return (
    <EmptyState
      title="No Venue found"
      actions={
        <>
          {elsewhere > 0 && (
            <div className={styles.way}>
              <LinkButton variant="primary" to={venueListPath({ ...search, city: '', page: 1 })}>
                Search in all cities ({countText(elsewhere)})
              </LinkButton>
            </div>
          )}
          {!beyond && <AppliedFilters search={search} cityName={cityName} />}
          <div className={styles.way}>
            {beyond ? (
              <LinkButton to={venueListPath({ ...search, page: 1 })}>First page</LinkButton>
            ) : (
              <LinkButton to={venueListPath(NO_SEARCH)}>Reset filters</LinkButton>
            )}
            {search.q && (
              <LinkButton to={vendorListPath({ ...listOf(null), q: search.q, city: search.city })}>
                Search vendors instead
              </LinkButton>
            )}
          </div>
        </>
      }
    >
      {words}
    </EmptyState>
  );
}
