import type { AccountDialogProps } from './AccountDialogProps';
import { ChangeEmailDialog } from './ChangeEmailDialog';
import { ChangePasswordDialog } from './ChangePasswordDialog';
import { DeleteAccountDialog } from './DeleteAccountDialog';

const DIALOGS = {
  email: ChangeEmailDialog,
  password: ChangePasswordDialog,
  deletion: DeleteAccountDialog,
};

/** One of the account dialogs. They share one chunk, which loads with the first one. */
export default function AccountDialog({
  about,
  ...rest
}: AccountDialogProps & { about: keyof typeof DIALOGS }) {
  const Dialog = DIALOGS[about];
  return <Dialog {...rest} />;
}
