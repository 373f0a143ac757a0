import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { loginAndBack, paths } from '../app/paths';
import { indianNumber, placeName, rupees, spacedPhone } from '../lib/format';
import { CARD_SIZES } from '../ui/CardGrid';
import { Carousel } from '../ui/Carousel';
import { FoodMark } from '../ui/FoodMark';
import { Icon } from '../ui/Icon';
import { Rating } from '../ui/Rating';
import styles from './VenueCard.module.css';
import type { VenueCardFragment } from './VenueCard.generated';

const INTERVAL_MS = 6000;

interface VenueCardProps {
  venue: VenueCardFragment;
  /** At the top right of the picture: the heart, for those who have a wishlist. */
  action?: ReactNode;
  /** Its picture is among the first that are seen. */
  priority?: boolean;
  headingLevel?: 2 | 3;
}

/** A venue in a list. The whole card leads to its page, in a new tab; what can be pressed besides lies above that. */
export function VenueCard({ venue, action, priority, headingLevel = 3 }: VenueCardProps) {
  const { id, name, city, state, maxGuests, summary, contact, pictures } = venue;
  const Heading = `h${headingLevel}` as const;
  const here = useLocation();
  return (
    <article className={styles.card} data-slides>
      {pictures.length > 0 ? (
        <Carousel
          className={styles.pictures}
          pictures={pictures}
          sizes={CARD_SIZES}
          interval={INTERVAL_MS}
          priority={priority}
        />
      ) : (
        <div className={styles.noPictures}>No images available</div>
      )}
      {action && <div className={styles.action}>{action}</div>}
      <Heading className={styles.name}>
        <Link to={paths.venue(id)} target="_blank" rel="noopener" className={styles.link}>
          {name}
          <span className="visually-hidden"> (opens in a new tab)</span>
        </Link>
      </Heading>
      <p className={`${styles.facts} tabular`}>
        <span>{placeName(city, state)}</span>
        {maxGuests !== null && <span>{indianNumber(maxGuests)} pax</span>}
      </p>
      <Rating value={venue.ratingAverage} count={venue.ratingCount} className={styles.rating} />
      <p className={styles.summary}>{summary || 'Details coming soon!'}</p>
      <p className={`${styles.prices} tabular`}>
        <span className={styles.price}>
          <FoodMark kind="veg" />
          <span className="visually-hidden">Veg</span>
          <b>{rupees(venue.vegPrice)}</b>
        </span>
        <span className={styles.price}>
          <FoodMark kind="nonveg" />
          <span className="visually-hidden">Non-veg</span>
          <b>{rupees(venue.nonVegPrice)}</b>
        </span>
        <small>per plate</small>
      </p>
      {contact ? (
        <a className={styles.contact} href={`tel:+91${contact.phone}`}>
          <Icon name="phone" size="small" />
          {contact.phone ? spacedPhone(contact.phone) : 'Phone number not available'}
        </a>
      ) : (
        <Link className={styles.contact} to={loginAndBack(here.pathname + here.search)}>
          <Icon name="phone" size="small" />
          Log in to view contact
        </Link>
      )}
    </article>
  );
}
