import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { failureOf } from '../lib/errors';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { useToast } from '../ui/useToast';
import { RemovePackageDocument, type OwnPackageFragment } from './OwnPackages.generated';

interface RemovePackageDialogProps {
  offer: OwnPackageFragment;
  open: boolean;
  onClose: () => void;
  onRemoved: () => void;
}

/** Asks before a package is deleted. */
export function RemovePackageDialog({ offer, open, onClose, onRemoved }: RemovePackageDialogProps) {
  const apollo = useApolloClient();
  const toast = useToast();
  const [busy, setBusy] = useState(false);

  const remove = async () => {
    setBusy(true);
    let refusal: string | undefined;
    try {
      const { data } = await apollo.mutate({ mutation: RemovePackageDocument, variables: { id: offer.id } });
      refusal = data?.removePackage.userErrors[0]?.message;
    } catch (error) {
      refusal = failureOf(error).message;
    }
    setBusy(false);
    onClose();
    if (refusal) {
      toast.show({ status: 'error', text: `The package was not deleted. ${refusal}` });
      return;
    }
    toast.show({ status: 'info', text: `${offer.name} was deleted.` });
    // Once the dialog, which gives the focus back to a button that is gone, has faded.
    setTimeout(onRemoved, 300);
  };

  return (
    <ConfirmDialog
      open={open}
      title="Delete this package?"
      confirmLabel="Delete"
      destructive
      busy={busy}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      {offer.name} disappears from your public page. Bookings that were made for it stay as they are.
    </ConfirmDialog>
  );
}
