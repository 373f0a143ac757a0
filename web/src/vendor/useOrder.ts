import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { failureOf } from '../lib/errors';
import { useToast } from '../ui/useToast';
import { OrderPackagesDocument, type OwnPackageFragment } from './OwnPackages.generated';
import { moveButton } from './PackageRow';

/** Moves a package one place up or down, and says where it is then. */
export function useOrder(packages: readonly OwnPackageFragment[]) {
  const [order, { loading }] = useMutation(OrderPackagesDocument);
  const toast = useToast();
  const [news, setNews] = useState('');

  const move = async (offer: OwnPackageFragment, by: -1 | 1) => {
    const ids = packages.map(({ id }) => id);
    const from = ids.indexOf(offer.id);
    const [neighbour = ''] = ids.splice(from + by, 1, offer.id);
    ids[from] = neighbour;
    let refusal: string | undefined;
    try {
      const { data } = await order({ variables: { ids } });
      refusal = data?.orderPackages.userErrors[0]?.message;
    } catch (error) {
      refusal = failureOf(error).message;
    }
    if (refusal) toast.show({ status: 'error', text: `The order was not saved. ${refusal}` });
    else setNews(`${offer.name} is now ${from + by + 1} of ${ids.length}.`);
    // The row has changed its place in the page, and lost the focus by it.
    requestAnimationFrame(() => document.getElementById(moveButton(offer.id, by))?.focus());
  };
  return { move, busy: loading, news };
}
