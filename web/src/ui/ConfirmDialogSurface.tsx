import type { ReactNode } from 'react';
import { Button } from './mui/Button';
import { DialogSurface } from './DialogSurface';
import { t } from './messages.generated';

export interface ConfirmDialogProps {
  open: boolean;
  title: string;
  /** The question to confirm. */
  children: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  /** For irreversible actions: the confirm button is outlined in red. */
  destructive?: boolean;
  busy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** The dialog itself. Use `ConfirmDialog`, which loads it lazily. */
export function ConfirmDialogSurface({
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
    <DialogSurface
      open={open}
      onClose={onClose}
      title={title}
      size="small"
      role="alertdialog"
      actions={
        <>
          <Button
            variant="text"
            size="large"
            autoFocus
            // Shows also after a click which button Enter presses.
            sx={{ '&:focus': { boxShadow: 'var(--focus)' } }}
            onClick={onClose}
          >
            {cancelLabel}
          </Button>
          <Button
            variant={destructive ? 'outlined' : 'primary'}
            tone={destructive ? 'error' : undefined}
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
    </DialogSurface>
  );
}
