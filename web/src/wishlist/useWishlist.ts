import { useApolloClient } from '@apollo/client/react';
import { failureOf } from '../lib/errors';
import { useToast } from '../ui/useToast';
import { t } from './messages.generated';
import {
  AddToWishlistDocument,
  RemoveFromWishlistDocument,
  type WishlistedFragment,
} from './WishlistButton.generated';

/**
 * Puts a listing on the wishlist, or takes it off. The change shows at once, and is undone when the server refuses it.
 */
export function useWishlist(
  { id, wishlisted }: WishlistedFragment,
  type: 'Venue' | 'Vendor',
): () => Promise<void> {
  const apollo = useApolloClient();
  const toast = useToast();

  return async () => {
    const next = !wishlisted;
    let refusal: string | undefined;
    let ended = false;
    try {
      const { data } = await apollo.mutate({
        mutation: next ? AddToWishlistDocument : RemoveFromWishlistDocument,
        variables: { listingId: id },
        // Pressed twice, the second is what was meant; and a page that is left just after still gets it sent.
        context: { inTurn: `wishlist ${id}`, fetchOptions: { keepalive: true } },
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
    // The bar and the hearts are of somebody who is no longer logged in.
    if (ended) await apollo.refetchQueries({ include: ['Me'] }).catch(() => undefined);
    if (refusal) toast.show({ status: 'error', text: t('unchanged', { reason: refusal }) });
  };
}
