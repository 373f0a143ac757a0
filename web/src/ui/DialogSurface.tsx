import MuiDialog from '@mui/material/Dialog';
import { useId, type FormEventHandler, type ReactNode } from 'react';
import { useBackCloses } from '../lib/useBackCloses';
import { cx } from './cx';
import styles from './dialog.module.css';
import { IconButton } from './IconButton';
import { t } from './messages.generated';
import { MuiProvider } from './MuiProvider';

export interface DialogProps {
  open: boolean;
  /** Esc, the cross and the ground behind ask for this. */
  onClose: () => void;
  title: string;
  /** A line under the title: whom it is about. */
  lead?: ReactNode;
  children?: ReactNode;
  /** Secondary, then primary. Always in view. */
  actions?: ReactNode;
  /** Makes the dialog a form, which its actions can submit. */
  onSubmit?: FormEventHandler<HTMLFormElement>;
  /** 440 pixels wide, or 680. */
  size?: 'small' | 'medium';
  /** An alert interrupts; it asks for a decision. */
  role?: 'dialog' | 'alertdialog';
}

/** The dialog itself: centred, and a sheet at the bottom of a phone. Use it through `Dialog`, which loads it lazily. */
export function DialogSurface({
  open,
  onClose,
  title,
  lead,
  children,
  actions,
  onSubmit,
  size = 'medium',
  role = 'dialog',
}: DialogProps) {
  const id = useId();
  useBackCloses(open, onClose);
  const content = (
    <>
      <header className={styles.header}>
        <div>
          <h2 id={`${id}-title`}>{title}</h2>
          {lead && (
            <p id={`${id}-lead`} className={styles.lead}>
              {lead}
            </p>
          )}
        </div>
        <IconButton icon="close" label={t('close')} onClick={onClose} />
      </header>
      <div className={styles.body}>{children}</div>
      {actions && <footer className={styles.footer}>{actions}</footer>}
    </>
  );
  return (
    <MuiProvider>
      <MuiDialog
        open={open}
        onClose={onClose}
        role={role}
        aria-labelledby={`${id}-title`}
        aria-describedby={lead ? `${id}-lead` : undefined}
        transitionDuration={220}
        slotProps={{
          container: { className: styles.container },
          paper: { className: cx(styles.paper, size === 'small' && styles.small) },
        }}
      >
        {onSubmit ? (
          <form className={styles.frame} noValidate onSubmit={onSubmit}>
            {content}
          </form>
        ) : (
          <div className={styles.frame}>{content}</div>
        )}
      </MuiDialog>
    </MuiProvider>
  );
}
