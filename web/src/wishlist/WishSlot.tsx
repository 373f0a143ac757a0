import Box from '@mui/material/Box';
import { useState } from 'react';
import { rich } from '../lib/rich';
import { Button } from '../ui/mui/Button';
import { visuallyHidden } from '../ui/visuallyHidden';
import { t } from './messages.generated';
import { useWishlist } from './useWishlist';
import { WishCard, type WishCardDetails } from './WishCard';

/**
 * A listing on the wishlist. Removing it here shows an Undo button until the list is opened again; if it was removed
 * elsewhere, it disappears.
 */
export function WishSlot(details: WishCardDetails) {
  const { listing } = details;
  const { toggle } = useWishlist(listing, listing.__typename);
  const [touched, setTouched] = useState(false);
  const change = () => {
    setTouched(true);
    void toggle();
  };
  if (listing.wishlisted) return <WishCard {...details} onRemove={change} autoFocus={touched} />;
  if (!touched) return null;
  return (
    <Box sx={removedSx}>
      <p>{t('removed', { name: listing.name })}</p>
      <Button icon="reset" autoFocus onClick={change}>
        {rich(t, 'undo', { name: listing.name, hidden: visuallyHidden })}
      </Button>
    </Box>
  );
}

const removedSx = {
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: 4,
  height: '100%',
  minHeight: 220,
  padding: 6,
  border: '1px dashed var(--edge)',
  borderRadius: 'var(--r-media)',
  color: 'text.secondary',
  textAlign: 'center',
  '& h2': {
    fontSize: 'var(--t-card)',
    lineHeight: 1.15,
    overflowWrap: 'anywhere',
  },
};
