import { ConfirmDialog } from '../ui/ConfirmDialog';
import { useViewer } from '../app/useViewer';
import { useUnsentMessages } from '../conversation/outboxStore';
import { t } from './messages.generated';
import { useLogout } from './useLogout';

interface LogoutDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Confirms logging out, which deletes messages that aren’t sent yet. */
export function LogoutDialog({ open, onClose }: LogoutDialogProps) {
  const { logOut, busy } = useLogout();
  const count = useUnsentMessages(useViewer()?.id).length;
  return (
    <ConfirmDialog
      open={open}
      title={t('confirmLogout')}
      confirmLabel={t('logout')}
      busy={busy}
      onConfirm={logOut}
      onClose={onClose}
    >
      {t('logoutTitle')}
      {count > 0 && <p>{t('unsentMessages', { count })}</p>}
    </ConfirmDialog>
  );
}
