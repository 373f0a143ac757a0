import { useQuery } from '@apollo/client/react';
import { useViewer } from '../../app/useViewer';
import { HomeSection } from '../../home/HomeSection';
import { ListingCardSkeletons } from '../../listing/ListingCardSkeletons';
import { CardGrid } from '../../ui/CardGrid';
import { NO_SEARCH, venueListPath } from '../../venue/filters';
import { VenueCard } from '../../venue/VenueCard';
import { WishlistHeart } from '../../wishlist/WishlistButton';
import { TopVenuesDocument, type TopVenuesQueryVariables } from './HomePage.generated';
import styles from './TopRated.module.css';

/** Variables of the section's query. Whatever its rank, a venue needs a good rating to be in it. */
export const topVariables = (city: string | null): TopVenuesQueryVariables => ({
  filter: { ratings: ['FROM_4'], ...(city && { city }) },
});

const CARDS = 8;

/** The venues that the editors rank highest, in the chosen city or in all of India. */
export function TopRated({ city }: { city: string | null }) {
  const isUser = useViewer()?.role === 'USER';
  const { data, error, refetch } = useQuery(TopVenuesDocument, { variables: topVariables(city) });
  return (
    <HomeSection
      id="top-rated"
      title={city ? `Top Rated Venues in ${city}` : 'Top Rated Venues'}
      link={{ to: venueListPath({ ...NO_SEARCH, city: city ?? '' }), label: 'View More Venues' }}
      items={data?.venues.nodes}
      error={error}
      onRetry={() => void refetch()}
      waiting={<ListingCardSkeletons count={CARDS} />}
      none={{
        title: 'No Venue found',
        help: `No venue in ${city ?? 'India'} is rated 4 or higher yet. Choose another city above, or see all venues.`,
      }}
    >
      {(venues) => (
        <CardGrid className={styles.cards}>
          {venues.map((venue) => (
            <li key={venue.id}>
              <VenueCard venue={venue} action={isUser && <WishlistHeart listing={venue} />} />
            </li>
          ))}
        </CardGrid>
      )}
    </HomeSection>
  );
}
