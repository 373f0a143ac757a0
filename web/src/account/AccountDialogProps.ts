import type { AccountSettingsFragment } from './AccountSettings.generated';

/** Props of each account dialog. */
export interface AccountDialogProps {
  account: AccountSettingsFragment;
  open: boolean;
  onClose: () => void;
}
