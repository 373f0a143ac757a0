import type { TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { moveFocusToMain } from '../lib/moveFocusToMain';
import { refusalOf } from '../lib/refusalOf';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { useToast } from '../ui/useToast';
import { ignoreFailure } from '../lib/ignoreFailure';
import { t } from './messages.generated';

type Answer = Record<'answer', { id: string | null; userErrors: readonly { message: string }[] }>;

interface DeleteDialogProps {
  /** Kind of record, as shown in the question: "Venue". */
  kind: 'admin' | 'Vendor' | 'Venue' | 'User' | 'Blog';
  id: string;
  name: string;
  mutation: TypedDocumentNode<Answer, { id: string }>;
  /** Details on what else will be deleted or kept. */
  children?: ReactNode;
  open: boolean;
  onClose: () => void;
  /** Called after the deletion, to refetch what shows the record. */
  onDeleted: () => Promise<unknown>;
}

/** Asks for confirmation and deletes a record. */
export function DeleteDialog({
  kind,
  id,
  name,
  mutation,
  children,
  open,
  onClose,
  onDeleted,
}: DeleteDialogProps) {
  const toast = useToast();
  const [deleteRecord, { loading: busy }] = useMutation(mutation);
  const remove = async () => {
    const problem = await refusalOf(deleteRecord({ variables: { id } }));
    onClose();
    if (problem) {
      toast.show({ status: 'error', text: t('notDeleted', { name, problem }) });
      return;
    }
    toast.show({ status: 'success', text: t('deleted', { name }) });
    await ignoreFailure(onDeleted());
    moveFocusToMain();
  };
  return (
    <ConfirmDialog
      open={open}
      title={t('deleteNamed', { name })}
      confirmLabel={t('delete')}
      destructive
      busy={busy}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      {t('deleteQuestion', { kind })}
      {children && (
        <>
          <br />
          {children}
        </>
      )}
    </ConfirmDialog>
  );
}
