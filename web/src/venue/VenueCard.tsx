import { paths } from '../app/paths';
import { indianNumber, onRequest, rupees } from '../lib/format';
import { ListingCard, type CardProps } from '../listing/ListingCard';
import { FoodMark } from '../ui/FoodMark';
import { t } from './messages.generated';
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
          <span className="visually-hidden">{t('veg')}</span>
          <b>{rupees(vegPrice)}</b>
        </span>
        <span className={styles.price}>
          <FoodMark kind="nonveg" />
          <span className="visually-hidden">{t('nonVeg')}</span>
          <b>{rupees(nonVegPrice)}</b>
        </span>
        <small className={styles.unit}>{t('perPlate')}</small>
      </>
    );
  return (
    <ListingCard
      {...card}
      listing={venue}
      to={paths.venue(id)}
      fact={maxGuests !== null && t('capacityPax', { maxGuests: indianNumber(maxGuests) })}
      prices={prices}
    />
  );
}
