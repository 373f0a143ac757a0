import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { failureOf } from '../lib/errors';
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
  const apollo = useApolloClient();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const revoke = async () => {
    setBusy(true);
    try {
      const { data } = await apollo.mutate({ mutation: RevokeApiKeyDocument, variables: { id: apiKey.id } });
      const refusal = data?.revokeApiKey.userErrors[0]?.message;
      if (refusal) toast.show({ status: 'error', text: t('keyNotRevoked', { message: refusal }) });
      else toast.show({ status: 'success', text: t('keyRevoked', { name: apiKey.name }) });
      onClose();
    } catch (error) {
      toast.show({ status: 'error', text: t('keyNotRevoked', { message: failureOf(error).message }) });
    }
    setBusy(false);
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
