import Box from '@mui/material/Box';
import MuiDialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useId, type FormEventHandler, type ReactNode } from 'react';
import { useCloseOnBack } from '../lib/useCloseOnBack';
import { t } from './messages.generated';
import { IconButton } from './mui/IconButton';
import { MuiProvider } from './MuiProvider';
import { usePrefetchedToasts } from './Toasts';

export interface DialogProps {
  open: boolean;
  /** Called on Esc, the close button and a click on the backdrop. */
  onClose: () => void;
  title: string;
  /** A line under the title that names the subject. */
  subtitle?: ReactNode;
  children?: ReactNode;
  /** Secondary action first, then the primary one. Always in view. */
  actions?: ReactNode;
  /** Makes the dialog a form that its actions can submit. */
  onSubmit?: FormEventHandler<HTMLFormElement>;
  /** 440 or 680 pixels wide. */
  size?: 'small' | 'medium';
  /** Use `alertdialog` for messages that require a decision. */
  role?: 'dialog' | 'alertdialog';
}

/** The dialog itself: centred, or a bottom sheet on phones. Use `Dialog`, which loads it lazily. */
export function DialogSurface({
  open,
  onClose,
  title,
  subtitle,
  children,
  actions,
  onSubmit,
  size = 'medium',
  role = 'dialog',
}: DialogProps) {
  const id = useId();
  useCloseOnBack(open, onClose, true);
  usePrefetchedToasts();
  const content = (
    <>
      <Box component="header" sx={headerSx}>
        <Box sx={titleSx}>
          <h2 id={`${id}-title`}>{title}</h2>
          {subtitle && (
            <Typography
              id={`${id}-lead`}
              sx={{ marginTop: 1, color: 'var(--ink-2)', fontSize: 'var(--t-ui)' }}
            >
              {subtitle}
            </Typography>
          )}
        </Box>
        <IconButton icon="close" label={t('close')} sx={{ flex: 'none', mt: '-6px' }} onClick={onClose} />
      </Box>
      <DialogContent>{children}</DialogContent>
      {actions && <DialogActions>{actions}</DialogActions>}
    </>
  );
  return (
    <MuiProvider>
      <MuiDialog
        open={open}
        onClose={onClose}
        role={role}
        aria-labelledby={`${id}-title`}
        aria-describedby={subtitle ? `${id}-lead` : undefined}
        transitionDuration={220}
        maxWidth={size === 'small' ? 'xs' : 'sm'}
        fullWidth
      >
        {onSubmit ? (
          <Box component="form" sx={frameSx} noValidate onSubmit={onSubmit}>
            {content}
          </Box>
        ) : (
          <Box sx={frameSx}>{content}</Box>
        )}
      </MuiDialog>
    </MuiProvider>
  );
}

/** Long names wrap; otherwise they would push the button to close the dialog off a phone's screen. */
const frameSx = {
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  minWidth: 0,
  minHeight: 0,
  overflowWrap: 'break-word',
};
const titleSx = { minWidth: 0, overflowWrap: 'anywhere' };

const headerSx = {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'start',
  gap: 4,
  flex: 'none',
  padding: { xs: '20px 8px 0 20px', sm: '28px 20px 0 32px' },
};
