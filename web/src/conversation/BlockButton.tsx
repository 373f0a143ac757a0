import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { failureOf } from '../lib/errors';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { Button } from '../ui/mui/Button';
import { useToast } from '../ui/useToast';
import {
  BlockConversationDocument,
  UnblockConversationDocument,
  type ConversationBlockFragment,
} from './BlockButton.generated';
import { t } from './messages.generated';

interface BlockButtonProps {
  booking: ConversationBlockFragment;
  /** Name of the other party. */
  name: string;
}

/** Blocks the other party after a confirmation, or unblocks them. */
export function BlockButton({ booking: { id, blockedByMe }, name }: BlockButtonProps) {
  const apollo = useApolloClient();
  const toast = useToast();
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);

  const change = async () => {
    setBusy(true);
    let problem: string | undefined;
    try {
      const { data } = await apollo.mutate({
        mutation: blockedByMe ? UnblockConversationDocument : BlockConversationDocument,
        variables: { bookingId: id },
      });
      problem = data?.changed.userErrors[0]?.message;
    } catch (error) {
      problem = failureOf(error).message;
    }
    setBusy(false);
    setOpen(false);
    if (problem) toast.show({ status: 'error', text: problem });
  };

  return blockedByMe ? (
    <Button size="small" busy={busy} onClick={() => void change()}>
      {t('unblock', { name })}
    </Button>
  ) : (
    <>
      <Button variant="text" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('block', { name })}
      </Button>
      <ConfirmDialog
        open={open}
        title={t('blockTitle', { name })}
        confirmLabel={t('confirmBlock')}
        destructive
        busy={busy}
        onConfirm={() => void change()}
        onClose={() => setOpen(false)}
      >
        {t('blockEffect', { name })}
      </ConfirmDialog>
    </>
  );
}
