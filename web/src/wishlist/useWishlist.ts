import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { afterPaint } from '../lib/afterPaint';
import { failureOf } from '../lib/errors';
import type { FieldsOf } from '../lib/fieldsOf';
import { useToast } from '../ui/useToast';
import { t } from './messages.generated';
import {
  AddToWishlistDocument,
  RemoveFromWishlistDocument,
  type WishlistedFragment,
} from './WishlistButton.generated';
import { refetchViewer } from '../app/refetchViewer';

interface Wish {
  /** Whether the listing is on the wishlist; right after a press, whether it will be. */
  wishlisted: boolean;
  toggle: () => Promise<void>;
}

/** Toggles a listing on the wishlist. Updates optimistically and rolls back on an error. */
export function useWishlist(
  { id, wishlisted: stored }: FieldsOf<WishlistedFragment>,
  type: 'Venue' | 'Vendor',
): Wish {
  const apollo = useApolloClient();
  const toast = useToast();
  const [pressed, setPressed] = useState<boolean>();
  const wishlisted = pressed ?? stored;

  const toggle = async () => {
    const next = !wishlisted;
    setPressed(next);
    // The update of the cache renders the whole list.
    await afterPaint();
    let refusal: string | undefined;
    let ended = false;
    try {
      const { data } = await apollo.mutate({
        mutation: next ? AddToWishlistDocument : RemoveFromWishlistDocument,
        variables: { listingId: id },
        // Serialise clicks, so that the last one wins, and let requests outlive the page.
        context: { serializationKey: `wishlist ${id}`, fetchOptions: { keepalive: true } },
        optimisticResponse: { change: { listingId: id, wishlisted: next, userErrors: [] } },
        update(cache, { data: answer }) {
          if (!answer || answer.change.userErrors.length) return;
          cache.modify({
            id: cache.identify({ __typename: type, id }),
            fields: { wishlisted: () => answer.change.wishlisted ?? next },
          });
        },
      });
      refusal = data?.change.userErrors[0]?.message;
    } catch (error) {
      const { message, code } = failureOf(error);
      refusal = message;
      ended = code === 'UNAUTHENTICATED';
    }
    setPressed(undefined);
    // The session has ended, so the navigation bar and hearts must update.
    if (ended) await refetchViewer(apollo);
    if (refusal) toast.show({ status: 'error', text: t('unchanged', { reason: refusal }) });
  };
  return { wishlisted, toggle };
}
