import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import type { FieldsOf } from '../lib/fieldsOf';
import { refusalOf } from '../lib/refusalOf';
import { rich } from '../lib/rich';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { Button } from '../ui/mui/Button';
import { useToast } from '../ui/useToast';
import { visuallyHidden } from '../ui/visuallyHidden';
import {
  BlockConversationDocument,
  UnblockConversationDocument,
  type ConversationBlockFragment,
} from './BlockButton.generated';
import { t } from './messages.generated';

interface BlockButtonProps {
  booking: FieldsOf<ConversationBlockFragment>;
  /** Name of the other party. */
  name: string;
}

/** Blocks the other party after a confirmation, or unblocks them. */
export function BlockButton({ booking: { id, blockedByMe }, name }: BlockButtonProps) {
  const toast = useToast();
  const [open, setOpen] = useState(false);
  const [changeBlock, { loading: busy }] = useMutation(
    blockedByMe ? UnblockConversationDocument : BlockConversationDocument,
  );

  const change = async () => {
    if (busy) return;
    const problem = await refusalOf(changeBlock({ variables: { bookingId: id } }));
    setOpen(false);
    if (problem) toast.show({ status: 'error', text: problem });
  };

  // One button for both, never disabled: it keeps the focus.
  return (
    <>
      <Button
        variant={blockedByMe ? 'outlined' : 'text'}
        size="small"
        aria-haspopup={blockedByMe ? undefined : 'dialog'}
        aria-busy={busy || undefined}
        onClick={() => (blockedByMe ? void change() : setOpen(true))}
      >
        {rich(t, blockedByMe ? 'unblock' : 'block', { hidden: visuallyHidden, name })}
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
