import { useState } from 'react';
import { rich } from '../lib/rich';
import { Button } from '../ui/Button';
import { hidden } from '../ui/hidden';
import { t } from './messages.generated';
import { useWishlist } from './useWishlist';
import { WishCard, type WishCardDetails } from './WishCard';
import styles from './WishCard.module.css';

/**
 * A place in the wishlist. What is taken off leaves its place behind, where it can be put back without hurry, until the
 * list is shown anew; what was taken off elsewhere has none.
 */
export function WishSlot(details: WishCardDetails) {
  const { listing } = details;
  const toggle = useWishlist(listing, listing.__typename);
  const [touched, setTouched] = useState(false);
  const change = () => {
    setTouched(true);
    void toggle();
  };
  if (listing.wishlisted) return <WishCard {...details} onRemove={change} autoFocus={touched} />;
  if (!touched) return null;
  return (
    <div className={styles.removed}>
      <p>{t('removed', { name: listing.name })}</p>
      <Button icon="reset" autoFocus onClick={change}>
        {rich(t, 'undo', { name: listing.name, hidden })}
      </Button>
    </div>
  );
}
