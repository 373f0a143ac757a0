import type { TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useState, type ReactNode } from 'react';
import { failureOf } from '../lib/errors';
import { keepFocus } from '../lib/keepFocus';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { useToast } from '../ui/useToast';

interface Answer {
  answer: { id: string | null; userErrors: readonly { message: string }[] };
}

interface DeleteDialogProps {
  /** In the question: "Venue". */
  what: 'admin' | 'Vendor' | 'Venue' | 'User' | 'Blog';
  id: string;
  name: string;
  mutation: TypedDocumentNode<Answer, { id: string }>;
  /** What else goes, or stays. */
  children?: ReactNode;
  open: boolean;
  onClose: () => void;
  /** It has gone: what shows it is to be fetched anew. */
  onDeleted: () => Promise<unknown>;
}

/** Asks the specification's question, and deletes. */
export function DeleteDialog({
  what,
  id,
  name,
  mutation,
  children,
  open,
  onClose,
  onDeleted,
}: DeleteDialogProps) {
  const apollo = useApolloClient();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    let problem: string | undefined;
    try {
      const { data } = await apollo.mutate({ mutation, variables: { id } });
      problem = data?.answer.userErrors[0]?.message;
    } catch (error) {
      problem = failureOf(error).message;
    }
    setBusy(false);
    onClose();
    if (problem) {
      toast.show({ status: 'error', text: `${name} was not deleted. ${problem}` });
      return;
    }
    toast.show({ status: 'success', text: `${name} was deleted.` });
    await onDeleted().catch(() => undefined);
    keepFocus();
  };
  return (
    <ConfirmDialog
      open={open}
      title={`Delete ${name}`}
      confirmLabel="Delete"
      destructive
      busy={busy}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      Are you sure you want to delete this {what}?
      {children && (
        <>
          <br />
          {children}
        </>
      )}
    </ConfirmDialog>
  );
}
