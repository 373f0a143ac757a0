import { useMutation } from '@apollo/client/react';
import Box from '@mui/material/Box';
import { removeFromList } from '../lib/removeFromList';
import { moveFocusToMain } from '../lib/moveFocusToMain';
import { rich } from '../lib/rich';
import { refusalOf } from '../lib/refusalOf';
import { Button } from '../ui/mui/Button';
import { visuallyHidden } from '../ui/visuallyHidden';
import { useToast } from '../ui/useToast';
import { t } from './messages.generated';
import type { UnavailableWishFragment } from './UnavailableWish.generated';
import { RemoveFromWishlistDocument } from './WishlistButton.generated';

/** A suspended listing on the wishlist. Once removed, it can't be added again until it's public. */
export function UnavailableWish({ listing: { id, name, city } }: { listing: UnavailableWishFragment }) {
  const toast = useToast();
  const [removeWish, { loading: busy }] = useMutation(RemoveFromWishlistDocument);

  const remove = async () => {
    const refusal = await refusalOf(
      removeWish({
        variables: { listingId: id },
        update: (cache, { data }) => {
          if (data?.change.userErrors.length === 0)
            removeFromList(cache, 'wishlist', { __typename: 'WishlistItem', id });
        },
      }),
    );
    if (refusal) {
      toast.show({ status: 'error', text: t('unchanged', { reason: refusal }) });
      return;
    }
    moveFocusToMain();
  };
  return (
    <Box component="article" sx={removedSx} aria-labelledby={`wish-${id}`}>
      <h2 id={`wish-${id}`}>{name}</h2>
      <p>{t('unavailable', { city })}</p>
      <Button busy={busy} onClick={() => void remove()}>
        {rich(t, 'remove', { name, hidden: visuallyHidden })}
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
