import type { TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { useState, type ReactNode } from 'react';
import { moveFocusTo } from '../lib/moveFocusToMain';
import { refusalOf } from '../lib/refusalOf';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { Button } from '../ui/mui/Button';
import { useToast } from '../ui/useToast';

interface DeleteEntryButtonProps {
  mutation: TypedDocumentNode<
    Record<'deleted', { userErrors: readonly { message: string }[] }>,
    { id: string }
  >;
  id: string;
  title: string;
  /** What deleting it does. */
  effect: string;
  confirmLabel: string;
  deletedMessage: string;
  /** Says that it was not deleted, and why. */
  failureMessage: (message: string) => string;
  onChanged: () => Promise<void>;
  children: ReactNode;
}

/** ID of the text that says how full the day is. */
export const DAY_STATUS_ID = 'day-status';

/** Deletes an entry of the calendar after a confirmation. */
export function DeleteEntryButton({
  mutation,
  id,
  title,
  effect,
  confirmLabel,
  deletedMessage,
  failureMessage,
  onChanged,
  children,
}: DeleteEntryButtonProps) {
  const toast = useToast();
  const [open, setOpen] = useState(false);
  const [deleteEntry, { loading: busy }] = useMutation(mutation);
  const remove = async () => {
    const problem = await refusalOf(deleteEntry({ variables: { id } }));
    setOpen(false);
    toast.show(
      problem
        ? { status: 'error', text: failureMessage(problem) }
        : { status: 'success', text: deletedMessage },
    );
    await onChanged();
    moveFocusTo(`#${DAY_STATUS_ID}`);
  };
  return (
    <>
      <Button variant="text" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {children}
      </Button>
      <ConfirmDialog
        open={open}
        title={title}
        confirmLabel={confirmLabel}
        destructive
        busy={busy}
        onConfirm={() => void remove()}
        onClose={() => setOpen(false)}
      >
        {effect}
      </ConfirmDialog>
    </>
  );
}
