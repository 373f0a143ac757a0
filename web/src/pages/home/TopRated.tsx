import { useQuery } from '@apollo/client/react';
import { useViewer } from '../../app/useViewer';
import { HomeSection } from '../../home/HomeSection';
import { ListingCardSkeletons } from '../../listing/ListingCardSkeletons';
import { CardGrid, GridCard } from '../../ui/CardGrid';
import { NO_SEARCH, venueListPath } from '../../venue/filters';
import { VenueCard } from '../../venue/VenueCard';
import { WishlistHeart } from '../../wishlist/WishlistButton';
import { TopVenuesDocument, type TopVenuesQueryVariables } from './HomePage.generated';
import { t } from './messages.generated';
import styles from './TopRated.module.css';

/** Variables of the section's query. The minimum rating applies whatever a venue's rank. */
export const topVariables = (city: string | null): TopVenuesQueryVariables => ({
  filter: { ratings: ['FROM_4'], ...(city && { city }) },
});

const CARDS = 8;

/** The venues with the highest editorial rank in the chosen city, or in all of India. */
export function TopRated({ city }: { city: string | null }) {
  const viewer = useViewer();
  const { data, error, refetch } = useQuery(TopVenuesDocument, { variables: topVariables(city) });
  return (
    <HomeSection
      id="top-rated"
      title={city ? t('topRatedIn', { city }) : t('topRatedVenues')}
      link={{ to: venueListPath({ ...NO_SEARCH, city: city ?? '' }), label: t('viewMore') }}
      items={data?.venues.nodes}
      error={error}
      onRetry={refetch}
      waiting={<ListingCardSkeletons count={CARDS} className={styles.cards} />}
      none={{
        title: t('noVenueFound'),
        help: city ? t('noneInCity', { city }) : t('noneInIndia'),
      }}
    >
      {(venues) => (
        <CardGrid className={styles.cards}>
          {venues.map((venue) => (
            <GridCard key={venue.id}>
              <VenueCard
                venue={venue}
                loggedIn={viewer !== null}
                action={viewer?.role === 'USER' && <WishlistHeart listing={venue} />}
              />
            </GridCard>
          ))}
        </CardGrid>
      )}
    </HomeSection>
  );
}
