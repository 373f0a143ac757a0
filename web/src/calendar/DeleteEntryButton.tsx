import type { TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useState, type ReactNode } from 'react';
import { failureOf } from '../lib/errors';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { Button } from '../ui/mui/Button';
import { useToast } from '../ui/useToast';

interface DeleteEntryButtonProps {
  mutation: TypedDocumentNode<{ deleted: { userErrors: readonly { message: string }[] } }, { id: string }>;
  id: string;
  title: string;
  /** What deleting it does. */
  effect: string;
  confirmLabel: string;
  deletedMessage: string;
  /** Says that it was not deleted, and why. */
  failureMessage: (message: string) => string;
  onChanged: () => void;
  children: ReactNode;
}

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
  const apollo = useApolloClient();
  const toast = useToast();
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    let problem: string | undefined;
    try {
      const { data } = await apollo.mutate({ mutation, variables: { id } });
      problem = data?.deleted.userErrors[0]?.message;
    } catch (error) {
      problem = failureOf(error).message;
    }
    setBusy(false);
    setOpen(false);
    toast.show(
      problem
        ? { status: 'error', text: failureMessage(problem) }
        : { status: 'success', text: deletedMessage },
    );
    onChanged();
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
