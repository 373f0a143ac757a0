import { placeName } from '../lib/format';
import { rich } from '../lib/rich';
import { Carousel } from '../ui/Carousel';
import { hidden } from '../ui/hidden';
import { IconButton } from '../ui/IconButton';
import { LinkButton } from '../ui/LinkButton';
import { t } from './messages.generated';
import type { WishCardFragment } from './WishCard.generated';
import styles from './WishCard.module.css';

const INTERVAL_MS = 3000;
const FADE_MS = 200;
const SIZES = '(min-width: 1280px) 380px, (min-width: 600px) 46vw, 94vw';

/** What a page knows of a listing besides. */
export interface WishCardDetails {
  listing: WishCardFragment;
  /** Path of its page. */
  to: string;
  /** Beside the place: how many guests it takes, or what the vendor does. */
  fact: string;
}

interface WishCardProps extends WishCardDetails {
  onRemove: () => void;
  /** It was just put back: the focus goes on from where it was. */
  autoFocus?: boolean;
}

/** A venue or vendor on the own wishlist. */
export function WishCard({ listing, to, fact, onRemove, autoFocus }: WishCardProps) {
  const { id, name, city, state, pictures } = listing;
  return (
    <article className={styles.card} aria-labelledby={`wish-${id}`} data-slides>
      {pictures.length > 0 ? (
        <Carousel
          className={styles.pictures}
          pictures={pictures}
          sizes={SIZES}
          interval={INTERVAL_MS}
          fade={FADE_MS}
          label={t('pictures', { name })}
        />
      ) : (
        <div className={styles.noPictures}>{t('noPictures')}</div>
      )}
      <IconButton
        raised
        icon="heart"
        label={t('removeNamed', { name })}
        className={styles.heart}
        autoFocus={autoFocus}
        onClick={onRemove}
      />
      <h2 id={`wish-${id}`}>{name}</h2>
      <p className={`${styles.facts} tabular`}>
        <span>{placeName(city, state)}</span>
        <span>{fact}</span>
      </p>
      <LinkButton to={to} className={styles.view}>
        {rich(t, listing.__typename === 'Venue' ? 'viewVenue' : 'viewVendor', { name, hidden })}
      </LinkButton>
    </article>
  );
}
