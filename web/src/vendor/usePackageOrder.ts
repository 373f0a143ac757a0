import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { failureOf } from '../lib/errors';
import { useToast } from '../ui/useToast';
import { t } from './owner.messages.generated';
import { ReorderPackagesDocument, type OwnPackageFragment } from './OwnPackages.generated';
import { moveButton } from './PackageRow';

/** Moves a package up or down, and announces its new position. */
export function usePackageOrder(packages: readonly OwnPackageFragment[]) {
  const [reorder, { loading }] = useMutation(ReorderPackagesDocument);
  const toast = useToast();
  const [announcement, setAnnouncement] = useState('');

  const move = async (offer: OwnPackageFragment, by: -1 | 1) => {
    const ids = packages.map(({ id }) => id);
    const from = ids.indexOf(offer.id);
    const [neighbour = ''] = ids.splice(from + by, 1, offer.id);
    ids[from] = neighbour;
    let problem: string | undefined;
    try {
      const { data } = await reorder({ variables: { ids } });
      problem = data?.reorderPackages.userErrors[0]?.message;
    } catch (error) {
      problem = failureOf(error).message;
    }
    if (problem) toast.show({ status: 'error', text: t('orderNotSaved', { refusal: problem }) });
    else setAnnouncement(t('orderSaved', { name: offer.name, from: from + by + 1, count: ids.length }));
    // React moved the row in the DOM, which lost the focus.
    requestAnimationFrame(() => document.getElementById(moveButton(offer.id, by))?.focus());
  };
  return { move, busy: loading, announcement };
}
