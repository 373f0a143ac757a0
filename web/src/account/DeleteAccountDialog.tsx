import { useApolloClient } from '@apollo/client/react';
import { ownPasswordRules } from '@mandap/api/rules/account';
import { useNavigate } from 'react-router-dom';
import { paths } from '../app/paths';
import type { Role } from '../gql/types';
import { clearDrafts } from '../lib/formDraft';
import { useSubmit } from '../lib/useSubmit';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { PasswordInput } from '../ui/PasswordInput';
import { useToast } from '../ui/useToast';
import type { AccountDialogProps } from './AccountDialogProps';
import styles from './accountDialog.module.css';
import { DeleteAccountDocument } from './AccountSettings.generated';
import { renewSession } from './renewSession';

const BUSINESS =
  'Your listing goes, with its pictures and reviews. Couples keep the bookings they have with you, and those with one to come are told.';

/** What goes and what stays. */
const CONSEQUENCES: Record<Role, string> = {
  USER: 'Your profile and your wishlist go. Enquiries that nobody has answered are withdrawn. Approved bookings, reviews and stories stay, without your name.',
  VENUE: BUSINESS,
  VENDOR: BUSINESS,
  ADMIN: 'Your profile goes. What you have decided stays, and stays in the audit log.',
};

/** Deletes the account, for who knows its password. */
export function DeleteAccountDialog({ account, open, onClose }: AccountDialogProps) {
  const apollo = useApolloClient();
  const navigate = useNavigate();
  const toast = useToast();
  const { field, busy, form } = useSubmit({
    initial: { password: '' },
    rules: ownPasswordRules,
    mutation: DeleteAccountDocument,
    variables: ({ password }) => ({ password }),
    payload: ({ deleteAccount }) => deleteAccount,
    onDone: async () => {
      onClose();
      clearDrafts();
      await renewSession(apollo);
      await navigate(paths.home);
      toast.show({ status: 'success', text: 'Your account is deleted.' });
    },
  });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Delete your account?"
      size="small"
      role="alertdialog"
      onSubmit={form.onSubmit}
      actions={
        <>
          <Button variant="text" size="large" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" tone="bad" size="large" busy={busy} busyLabel="Deleting…">
            Delete account
          </Button>
        </>
      }
    >
      <div className={styles.stack}>
        <p>{CONSEQUENCES[account.role]} This can’t be undone.</p>
        <PasswordInput {...field('password')} label="Password" autoComplete="current-password" autoFocus />
      </div>
    </Dialog>
  );
}
