import { rich } from '../lib/rich';
import { Dialog } from '../ui/Dialog';
import { Button } from '../ui/mui/Button';
import { LinkButton } from '../ui/mui/LinkButton';
import { visuallyHidden } from '../ui/visuallyHidden';
import { t } from './messages.generated';

interface EndedSessionDialogProps {
  open: boolean;
  onClose: () => void;
  /** Path of the login that leads back to this page. */
  login: string;
}

/** Explains how to continue with unsaved changes after the session has ended. */
export const EndedSessionDialog = ({ open, onClose, login }: EndedSessionDialogProps) => (
  <Dialog
    open={open}
    onClose={onClose}
    title={t('sessionEnded')}
    size="small"
    actions={
      <>
        <Button variant="text" size="large" onClick={onClose}>
          {t('close')}
        </Button>
        <LinkButton
          to={login}
          variant="primary"
          size="large"
          target="_blank"
          rel="noopener"
          onClick={onClose}
        >
          {rich(t, 'logInInNewTab', { hidden: visuallyHidden })}
        </LinkButton>
      </>
    }
  >
    {t('draftStays')}
  </Dialog>
);
