import { useMutation } from '@apollo/client/react';
import { refusalOf } from '../lib/refusalOf';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { useToast } from '../ui/useToast';
import { RevokeApiKeyDocument, type ApiKeyRowFragment } from './ApiKeys.generated';
import { t } from './apiKey.messages.generated';

interface RevokeApiKeyDialogProps {
  apiKey: ApiKeyRowFragment;
  open: boolean;
  onClose: () => void;
}

/** Confirms revoking an API key. */
export function RevokeApiKeyDialog({ apiKey, open, onClose }: RevokeApiKeyDialogProps) {
  const toast = useToast();
  const [revokeApiKey, { loading: busy }] = useMutation(RevokeApiKeyDocument);
  const revoke = async () => {
    const message = await refusalOf(revokeApiKey({ variables: { id: apiKey.id } }));
    onClose();
    if (message) toast.show({ status: 'error', text: t('keyNotRevoked', { message }) });
    else toast.show({ status: 'success', text: t('keyRevoked', { name: apiKey.name }) });
  };
  return (
    <ConfirmDialog
      open={open}
      title={t('revokeTitle')}
      confirmLabel={t('revokeKey')}
      destructive
      busy={busy}
      onConfirm={() => void revoke()}
      onClose={onClose}
    >
      {t('revokeEffect', { name: apiKey.name, prefix: apiKey.prefix })}
    </ConfirmDialog>
  );
}
