import { useMutation } from '@apollo/client/react';
import { refusalOf } from '../lib/refusalOf';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { useToast } from '../ui/useToast';
import { t } from './owner.messages.generated';
import { RemovePackageDocument, type OwnPackageFragment } from './OwnPackages.generated';

interface RemovePackageDialogProps {
  offer: OwnPackageFragment;
  open: boolean;
  onClose: () => void;
  onRemoved: () => void;
}

/** Asks for confirmation before a package is deleted. */
export function RemovePackageDialog({ offer, open, onClose, onRemoved }: RemovePackageDialogProps) {
  const toast = useToast();
  const [removePackage, { loading: busy }] = useMutation(RemovePackageDocument);

  const remove = async () => {
    const refusal = await refusalOf(removePackage({ variables: { id: offer.id } }));
    onClose();
    if (refusal) {
      toast.show({ status: 'error', text: t('packageNotDeleted', { refusal }) });
      return;
    }
    toast.show({ status: 'info', text: t('packageDeleted', { name: offer.name }) });
    // Wait for the closing animation, after which the dialog would return the focus to a deleted button.
    setTimeout(onRemoved, 300);
  };

  return (
    <ConfirmDialog
      open={open}
      title={t('deletePackageTitle')}
      confirmLabel={t('delete')}
      destructive
      busy={busy}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      {t('deletePackageEffect', { name: offer.name })}
    </ConfirmDialog>
  );
}
