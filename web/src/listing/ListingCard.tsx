import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { loginAndBack, withDate } from '../app/paths';
import type { FieldsOf } from '../lib/fieldsOf';
import { dialLink, placeName, spacedPhone } from '../lib/format';
import { CARD_SIZES } from '../ui/CardGrid';
import { Carousel } from '../ui/Carousel';
import { Icon } from '../ui/Icon';
import { Rating } from '../ui/Rating';
import type { ListingCardFragment } from './ListingCard.generated';
import { t } from './messages.generated';
import { ResponseLine } from './ResponseLine';
import { responseText } from './responseText';
import styles from './ListingCard.module.css';

const INTERVAL_MS = 6000;

/** What a list passes to its cards. */
export interface CardProps {
  /** Visitors see a link to the login in place of the phone number. */
  loggedIn: boolean;
  /** Top right of the picture: the heart, for users with a wishlist. */
  action?: ReactNode;
  /** Loads the picture eagerly, for cards above the fold. */
  priority?: boolean;
  headingLevel?: 2 | 3;
  /** The date searched for, `YYYY-MM-DD` or ''. */
  date?: string;
}

interface ListingCardProps extends CardProps {
  listing: FieldsOf<ListingCardFragment>;
  /** Path of the listing page. */
  to: string;
  /** A fact after the city, such as the guest capacity. */
  fact?: ReactNode;
  prices: ReactNode;
}

/** A venue or vendor in a list. The whole card links to its page in a new tab; other controls lie above that link. */
export function ListingCard({
  listing,
  to,
  fact,
  prices,
  loggedIn,
  action,
  priority,
  headingLevel = 3,
  date = '',
}: ListingCardProps) {
  const { name, city, state, excerpt, contact, pictures } = listing;
  const Heading = `h${headingLevel}` as const;
  const here = useLocation();
  return (
    <article className={`${styles.card} zoom`} data-slides>
      {pictures.length > 0 ? (
        <Carousel
          className={styles.pictures}
          pictures={pictures}
          sizes={CARD_SIZES}
          interval={INTERVAL_MS}
          priority={priority}
        />
      ) : (
        <div className={styles.noPictures}>{t('noImages')}</div>
      )}
      {action && <div className={styles.action}>{action}</div>}
      <Heading className={styles.name}>
        <Link to={withDate(to, date)} target="_blank" rel="noopener" className={styles.link}>
          {name}
          <span className="visually-hidden"> {t('opensInANewTab')}</span>
        </Link>
      </Heading>
      <p className={`${styles.facts} tabular`}>
        <span>{placeName(city, state)}</span>
        {fact && <span>{fact}</span>}
      </p>
      <Rating value={listing.ratingAverage} count={listing.ratingCount} className={styles.rating} />
      <p className={styles.response}>
        <ResponseLine>{responseText(listing.response)}</ResponseLine>
      </p>
      <p className={styles.summary}>{excerpt || t('detailsComingSoon')}</p>
      <p className={`${styles.prices} tabular`}>{prices}</p>
      {contact?.phone ? (
        <a className={styles.contact} href={dialLink(contact.phone)}>
          <Icon name="phone" size="small" />
          {spacedPhone(contact.phone)}
        </a>
      ) : contact ? (
        <span className={styles.contact}>
          <Icon name="phone" size="small" />
          {t('phoneMissing')}
        </span>
      ) : loggedIn ? (
        <span className={styles.contact} title={t('contactLimitHint')}>
          <Icon name="phone" size="small" />
          {t('contactLimitReached')}
        </span>
      ) : (
        <Link className={styles.contact} to={loginAndBack(here.pathname + here.search)}>
          <Icon name="phone" size="small" />
          {t('logInToViewContact')}
        </Link>
      )}
    </article>
  );
}
