import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { failureOf } from '../lib/errors';
import { keepFocus } from '../lib/keepFocus';
import { useToast } from '../ui/useToast';
import { DecideListingsDocument, type ManagedListingFragment } from './ManagedListing.generated';

export type Decidable = Pick<ManagedListingFragment, 'id' | 'kind' | 'name'>;

/**
 * Approves or rejects pending listings, says how it went and names those that stayed as they were.
 *
 * @param onDecided fetches what is shown anew
 */
export function useDecide(onDecided: () => Promise<unknown>) {
  const apollo = useApolloClient();
  const toast = useToast();
  const [busy, setBusy] = useState(false);

  /** @returns what was wrong with the reason, or why nothing was done; undefined when it was */
  const decide = async (
    listings: readonly Decidable[],
    approve: boolean,
    reason?: string,
  ): Promise<string | undefined> => {
    const word = approve ? 'approved' : 'rejected';
    setBusy(true);
    try {
      const { data } = await apollo.mutate({
        mutation: DecideListingsDocument,
        variables: { ids: listings.map(({ id }) => id), approve, reason },
      });
      const { decided = [], left = [], userErrors = [] } = data?.decideListings ?? {};
      if (userErrors[0]) return userErrors[0].message;
      for (const listing of listings)
        if (decided?.includes(listing.id))
          apollo.cache.modify({
            id: apollo.cache.identify({
              __typename: listing.kind === 'VENUE' ? 'Venue' : 'Vendor',
              id: listing.id,
            }),
            fields: { status: () => (approve ? 'APPROVED' : 'REJECTED') },
          });
      const done = listings.filter(({ id }) => decided?.includes(id));
      if (done.length) toast.show({ status: 'success', text: `${subject(done)} ${word}.` });
      if (left?.length)
        toast.show({
          status: 'warning',
          text: `Not ${word}: ${left.map(({ name, message }) => (name ? `${name}. ${message}` : message)).join(' ')}`,
        });
      await onDecided().catch(() => undefined);
      keepFocus();
      return undefined;
    } catch (error) {
      return failureOf(error).message;
    } finally {
      setBusy(false);
    }
  };
  return { decide, busy };
}

function subject(listings: readonly Decidable[]): string {
  const [first] = listings;
  if (listings.length === 1 && first) return `${first.name} is`;
  return `${listings.length} ${first?.kind === 'VENUE' ? 'venues' : 'vendors'} are`;
}
