import { Button } from '../ui/Button';
import { IconButton } from '../ui/IconButton';
import { t } from './messages.generated';
import { useWishlist } from './useWishlist';
import type { WishlistedFragment } from './WishlistButton.generated';
import styles from './WishlistButton.module.css';

interface WishlistButtonProps {
  listing: WishlistedFragment;
  type?: 'Venue' | 'Vendor';
}

/** The heart on a card. Only for people who have a wishlist. */
export function WishlistHeart({ listing, type = 'Venue' }: WishlistButtonProps) {
  const toggle = useWishlist(listing, type);
  return (
    <IconButton
      raised
      icon="heart"
      label={t('addNamed', { name: listing.name })}
      aria-pressed={listing.wishlisted}
      onClick={() => void toggle()}
    />
  );
}

/** The button of a detail page; its words say where the listing stands. */
export function WishlistButton({ listing, type = 'Venue' }: WishlistButtonProps) {
  const toggle = useWishlist(listing, type);
  return (
    <Button
      variant="text"
      icon="heart"
      className={styles.button}
      aria-pressed={listing.wishlisted}
      onClick={() => void toggle()}
    >
      {t(listing.wishlisted ? 'added' : 'add')}
    </Button>
  );
}
