import { Button } from '../ui/Button';
import { IconButton } from '../ui/IconButton';
import type { FieldsOf } from '../lib/fieldsOf';
import { t } from './messages.generated';
import { useWishlist } from './useWishlist';
import type { WishlistedFragment } from './WishlistButton.generated';
import styles from './WishlistButton.module.css';

interface WishlistButtonProps {
  listing: FieldsOf<WishlistedFragment>;
  type?: 'Venue' | 'Vendor';
}

/** Heart on a card, for users with a wishlist. */
export function WishlistHeart({ listing, type = 'Venue' }: WishlistButtonProps) {
  const { wishlisted, toggle } = useWishlist(listing, type);
  return (
    <IconButton
      raised
      icon="heart"
      label={t('addNamed', { name: listing.name })}
      aria-pressed={wishlisted}
      onClick={() => void toggle()}
    />
  );
}

/** Wishlist button of a detail page; its label says whether the listing is on the wishlist. */
export function WishlistButton({ listing, type = 'Venue' }: WishlistButtonProps) {
  const { wishlisted, toggle } = useWishlist(listing, type);
  return (
    <Button
      variant="text"
      icon="heart"
      className={styles.button}
      aria-pressed={wishlisted}
      onClick={() => void toggle()}
    >
      {t(wishlisted ? 'added' : 'add')}
    </Button>
  );
}
