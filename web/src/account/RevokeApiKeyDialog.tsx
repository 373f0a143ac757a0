import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { failureOf } from '../lib/errors';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { useToast } from '../ui/useToast';
import { RevokeApiKeyDocument, type ApiKeyRowFragment } from './ApiKeys.generated';

interface RevokeApiKeyDialogProps {
  apiKey: ApiKeyRowFragment;
  open: boolean;
  onClose: () => void;
}

/** Asks before a key stops working. */
export function RevokeApiKeyDialog({ apiKey, open, onClose }: RevokeApiKeyDialogProps) {
  const apollo = useApolloClient();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const revoke = async () => {
    setBusy(true);
    try {
      const { data } = await apollo.mutate({ mutation: RevokeApiKeyDocument, variables: { id: apiKey.id } });
      const refusal = data?.revokeApiKey.userErrors[0]?.message;
      if (refusal) toast.show({ status: 'error', text: `The key was not revoked. ${refusal}` });
      else toast.show({ status: 'success', text: `The key “${apiKey.name}” is revoked.` });
      onClose();
    } catch (error) {
      toast.show({ status: 'error', text: `The key was not revoked. ${failureOf(error).message}` });
    }
    setBusy(false);
  };
  return (
    <ConfirmDialog
      open={open}
      title="Revoke this key?"
      confirmLabel="Revoke key"
      destructive
      busy={busy}
      onConfirm={() => void revoke()}
      onClose={onClose}
    >
      Programs that use “{apiKey.name}” ({apiKey.hint}…) stop working at once. This can’t be undone.
    </ConfirmDialog>
  );
}
