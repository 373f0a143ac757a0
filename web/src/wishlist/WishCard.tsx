import { placeName } from '../lib/format';
import { Carousel } from '../ui/Carousel';
import { IconButton } from '../ui/IconButton';
import { LinkButton } from '../ui/LinkButton';
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
          label={`Pictures of ${name}`}
        />
      ) : (
        <div className={styles.noPictures}>No images available</div>
      )}
      <IconButton
        raised
        icon="heart"
        label={`Take ${name} off your wishlist`}
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
        View {listing.__typename}
        <span className="visually-hidden">: {name}</span>
      </LinkButton>
    </article>
  );
}
