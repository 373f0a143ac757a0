import type { AccountSettingsFragment } from './AccountSettings.generated';

/** Of each of the account's forms. */
export interface AccountDialogProps {
  account: AccountSettingsFragment;
  open: boolean;
  onClose: () => void;
}
