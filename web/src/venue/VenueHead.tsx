import { RANK_MAX } from '@mandap/api/constants/listing';
import { useContext, type ReactNode } from 'react';
import { paths } from '../app/paths';
import { SiteContext } from '../app/site';
import { shareByWhatsApp } from '../lib/share';
import { buttonClass } from '../ui/buttonClass';
import { Icon } from '../ui/Icon';
import { Rating } from '../ui/Rating';
import styles from './VenueHead.module.css';
import type { VenueHeadFragment } from './VenueHead.generated';

interface VenueHeadProps {
  venue: VenueHeadFragment;
  /** Before Share: the wishlist, for those who have one. */
  actions?: ReactNode;
}

/** The venue's name with the facts that people look for first, and what can be done with the page. */
export function VenueHead({ venue, actions }: VenueHeadProps) {
  const { id, name, city, address, rank, pictureCount } = venue;
  const { origin } = useContext(SiteContext);
  return (
    <div className={styles.head}>
      <div>
        <h1>{name}</h1>
        <div className={`${styles.facts} tabular`}>
          <Rating value={venue.ratingAverage} count={venue.ratingCount} />
          <span>
            Editor&apos;s rank {rank}/{RANK_MAX}
          </span>
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
          href={shareByWhatsApp(`${name}, a wedding venue in ${city}`, origin + paths.venue(id))}
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
