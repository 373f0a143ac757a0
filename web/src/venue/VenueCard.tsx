import { paths } from '../app/paths';
import { indianNumber, onRequest, rupees } from '../lib/format';
import { ListingCard, type CardProps } from '../listing/ListingCard';
import { FoodMark } from '../ui/FoodMark';
import type { VenueCardFragment } from './VenueCard.generated';
import styles from './VenueCard.module.css';

interface VenueCardProps extends CardProps {
  venue: VenueCardFragment;
}

/** A venue in a list. */
export function VenueCard({ venue, ...card }: VenueCardProps) {
  const { id, maxGuests, vegPrice, nonVegPrice } = venue;
  const prices =
    vegPrice === null && nonVegPrice === null ? (
      <b>{onRequest()}</b>
    ) : (
      <>
        <span className={styles.price}>
          <FoodMark kind="veg" />
          <span className="visually-hidden">Veg</span>
          <b>{rupees(vegPrice)}</b>
        </span>
        <span className={styles.price}>
          <FoodMark kind="nonveg" />
          <span className="visually-hidden">Non-veg</span>
          <b>{rupees(nonVegPrice)}</b>
        </span>
        <small className={styles.unit}>per plate</small>
      </>
    );
  return (
    <ListingCard
      {...card}
      listing={venue}
      to={paths.venue(id)}
      fact={maxGuests !== null && `${indianNumber(maxGuests)} pax`}
      prices={prices}
    />
  );
}
