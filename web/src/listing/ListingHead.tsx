import { useContext, type ReactNode } from 'react';
import { SiteContext } from '../app/site';
import { rich } from '../lib/rich';
import { whatsAppShareUrl } from '../lib/share';
import { buttonClass } from '../ui/buttonClass';
import { visuallyHidden } from '../ui/visuallyHidden';
import { Icon } from '../ui/Icon';
import { Rating } from '../ui/Rating';
import { ResponseLine } from './ResponseLine';
import { fullResponseText } from './responseText';
import styles from './ListingHead.module.css';
import type { ListingHeadFragment } from './ListingHead.generated';
import { t } from './detail.messages.generated';

interface ListingHeadProps {
  listing: ListingHeadFragment;
  /** Kind of listing for the share text: "a wedding venue". */
  kind: string;
  /** Path of the listing page. */
  path: string;
  /** Facts after the rating. */
  facts?: ReactNode;
  /** Actions before Share: the wishlist button, for users with a wishlist. */
  actions?: ReactNode;
}

/** Header of a listing page: name, key facts and actions. */
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
          <ResponseLine>{fullResponseText(listing.response)}</ResponseLine>
          <span>
            <Icon name="map-pin" size="small" />
            {address.includes(city) ? address : [address, city].filter(Boolean).join(', ')}
          </span>
          {pictureCount > 0 && (
            <span>
              <Icon name="image" size="small" />
              {t('photoCount', { count: pictureCount })}
            </span>
          )}
        </div>
      </div>
      <div className={styles.actions}>
        {actions}
        <a
          className={buttonClass({ variant: 'text' })}
          href={whatsAppShareUrl(t('placeInCity', { name, kind, city }), origin + path)}
          target="_blank"
          rel="noopener noreferrer"
        >
          <Icon name="share" />
          {rich(t, 'shareOnWhatsApp', { hidden: visuallyHidden })}
        </a>
      </div>
    </div>
  );
}
