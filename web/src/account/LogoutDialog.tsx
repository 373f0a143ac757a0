import { ConfirmDialog } from '../ui/ConfirmDialog';
import { useLogout } from './useLogout';

interface LogoutDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Asks before it logs out. */
export function LogoutDialog({ open, onClose }: LogoutDialogProps) {
  const { logOut, busy } = useLogout();
  return (
    <ConfirmDialog
      open={open}
      title="Confirm Logout"
      confirmLabel="Logout"
      busy={busy}
      onConfirm={logOut}
      onClose={onClose}
    >
      Are you sure you want to log out?
    </ConfirmDialog>
  );
}
