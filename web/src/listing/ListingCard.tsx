import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { loginAndBack } from '../app/paths';
import { useViewer } from '../app/useViewer';
import { dialLink, placeName, spacedPhone } from '../lib/format';
import { CARD_SIZES } from '../ui/CardGrid';
import { Carousel } from '../ui/Carousel';
import { Icon } from '../ui/Icon';
import { Rating } from '../ui/Rating';
import type { ListingCardFragment } from './ListingCard.generated';
import { CONTACT_LIMIT_REACHED } from './contactLimit';
import styles from './ListingCard.module.css';

const INTERVAL_MS = 6000;

/** What a list says of the cards in it. */
export interface CardProps {
  /** At the top right of the picture: the heart, for those who have a wishlist. */
  action?: ReactNode;
  /** Its picture is among the first that are seen. */
  priority?: boolean;
  headingLevel?: 2 | 3;
}

interface ListingCardProps extends CardProps {
  listing: ListingCardFragment;
  /** Path of its page. */
  to: string;
  /** After the place, such as how many it takes. */
  fact?: ReactNode;
  prices: ReactNode;
}

/** A venue or vendor in a list. The whole card leads to its page, in a new tab; what can be pressed besides lies above that. */
export function ListingCard({
  listing,
  to,
  fact,
  prices,
  action,
  priority,
  headingLevel = 3,
}: ListingCardProps) {
  const { name, city, state, summary, contact, pictures } = listing;
  const Heading = `h${headingLevel}` as const;
  const here = useLocation();
  const viewer = useViewer();
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
        <Link to={to} target="_blank" rel="noopener" className={styles.link}>
          {name}
          <span className="visually-hidden"> (opens in a new tab)</span>
        </Link>
      </Heading>
      <p className={`${styles.facts} tabular`}>
        <span>{placeName(city, state)}</span>
        {fact && <span>{fact}</span>}
      </p>
      <Rating value={listing.ratingAverage} count={listing.ratingCount} className={styles.rating} />
      <p className={styles.summary}>{summary || 'Details coming soon!'}</p>
      <p className={`${styles.prices} tabular`}>{prices}</p>
      {contact?.phone ? (
        <a className={styles.contact} href={dialLink(contact.phone)}>
          <Icon name="phone" size="small" />
          {spacedPhone(contact.phone)}
        </a>
      ) : contact ? (
        <span className={styles.contact}>
          <Icon name="phone" size="small" />
          Phone number not available
        </span>
      ) : viewer ? (
        <span className={styles.contact} title={CONTACT_LIMIT_REACHED}>
          <Icon name="phone" size="small" />
          Contact limit reached for today
        </span>
      ) : (
        <Link className={styles.contact} to={loginAndBack(here.pathname + here.search)}>
          <Icon name="phone" size="small" />
          Log in to view contact
        </Link>
      )}
    </article>
  );
}
