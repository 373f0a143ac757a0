import { ConfirmDialog } from '../ui/ConfirmDialog';
import { t } from './messages.generated';
import { useLogout } from './useLogout';

interface LogoutDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Confirms logging out. */
export function LogoutDialog({ open, onClose }: LogoutDialogProps) {
  const { logOut, busy } = useLogout();
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
    </ConfirmDialog>
  );
}
