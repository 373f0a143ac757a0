import type { ReactNode } from 'react';
import { Button } from './Button';
import { Dialog } from './Dialog';
import { t } from './messages.generated';

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  /** The exact question. */
  children: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  /** What can't be undone is confirmed by an outlined red button. */
  destructive?: boolean;
  busy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something happens. The focus starts on the way out. */
export function ConfirmDialog({
  open,
  title,
  children,
  confirmLabel,
  cancelLabel = t('cancel'),
  destructive,
  busy,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      size="small"
      role="alertdialog"
      actions={
        <>
          <Button variant="text" size="large" autoFocus onClick={onClose}>
            {cancelLabel}
          </Button>
          <Button
            variant={destructive ? 'outlined' : 'primary'}
            tone={destructive ? 'bad' : undefined}
            size="large"
            busy={busy}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <p>{children}</p>
    </Dialog>
  );
}
