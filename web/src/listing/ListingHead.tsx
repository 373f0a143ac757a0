import { useContext, type ReactNode } from 'react';
import { SiteContext } from '../app/site';
import { shareByWhatsApp } from '../lib/share';
import { buttonClass } from '../ui/buttonClass';
import { Icon } from '../ui/Icon';
import { Rating } from '../ui/Rating';
import styles from './ListingHead.module.css';
import type { ListingHeadFragment } from './ListingHead.generated';

interface ListingHeadProps {
  listing: ListingHeadFragment;
  /** "a wedding venue", as whoever it is shared with reads it. */
  kind: string;
  /** Path of its page. */
  path: string;
  /** After the rating. */
  facts?: ReactNode;
  /** Before Share: the wishlist, for those who have one. */
  actions?: ReactNode;
}

/** A listing's name with the facts that people look for first, and what can be done with the page. */
export function ListingHead({ listing, kind, path, facts, actions }: ListingHeadProps) {
  const { name, city, address, pictureCount } = listing;
  const { origin } = useContext(SiteContext);
  return (
    <div className={styles.head}>
      <div>
        <h1>{name}</h1>
        <div className={`${styles.facts} tabular`}>
          <Rating value={listing.ratingAverage} count={listing.ratingCount} />
          {facts}
          <span>
            <Icon name="map-pin" size="small" />
            {address.includes(city) ? address : [address, city].filter(Boolean).join(', ')}
          </span>
          <span>
            <Icon name="image" size="small" />
            {pictureCount} {pictureCount === 1 ? 'photo' : 'photos'}
          </span>
        </div>
      </div>
      <div className={styles.actions}>
        {actions}
        <a
          className={buttonClass({ variant: 'text' })}
          href={shareByWhatsApp(`${name}, ${kind} in ${city}`, origin + path)}
          target="_blank"
          rel="noopener noreferrer"
        >
          <Icon name="share" />
          Share
          <span className="visually-hidden"> on WhatsApp (opens in a new tab)</span>
        </a>
      </div>
    </div>
  );
}
