import { useState } from 'react';
import { Button } from '../ui/Button';
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
      <p>{listing.name} is no longer on your wishlist.</p>
      <Button icon="reset" autoFocus onClick={change}>
        Undo<span className="visually-hidden">: put {listing.name} back</span>
      </Button>
    </div>
  );
}
