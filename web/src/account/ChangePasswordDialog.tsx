import { PASSWORD_RULES } from '@mandap/api/constants/account';
import { changePasswordRules } from '@mandap/api/rules/account';
import { useMemo } from 'react';
import type { Role } from '../app/paths';
import { useSubmit } from '../lib/useSubmit';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { PasswordChecklist } from '../ui/PasswordChecklist';
import { PasswordInput } from '../ui/PasswordInput';
import { useToast } from '../ui/useToast';
import type { AccountDialogProps } from './AccountDialogProps';
import styles from './accountDialog.module.css';
import { ChangePasswordDocument } from './AccountSettings.generated';

/** A new password, for who knows the one that the account has. */
export function ChangePasswordDialog({ account, open, onClose }: AccountDialogProps) {
  const toast = useToast();
  const role = account.role.toLowerCase() as Role;
  const { field, values, busy, form } = useSubmit({
    initial: { current: '', password: '' },
    rules: useMemo(() => changePasswordRules(role), [role]),
    mutation: ChangePasswordDocument,
    variables: ({ current, password }) => ({ current, password }),
    payload: ({ changePassword }) => changePassword,
    onDone: () => {
      toast.show({
        status: 'success',
        text: 'Your password is changed. Every other device is logged out.',
      });
      onClose();
    },
  });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Change password"
      size="small"
      onSubmit={form.onSubmit}
      actions={
        <>
          <Button variant="text" size="large" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="primary" size="large" busy={busy} busyLabel="Changing…">
            Change password
          </Button>
        </>
      }
    >
      <div className={styles.stack}>
        <PasswordInput
          {...field('current')}
          label="Current password"
          autoComplete="current-password"
          autoFocus
        />
        <PasswordInput
          {...field('password')}
          label="New password"
          autoComplete="new-password"
          hint={
            role === 'user' ? (
              <PasswordChecklist rules={PASSWORD_RULES} value={values.password} />
            ) : (
              `At least ${role === 'admin' ? 8 : 6} characters`
            )
          }
        />
      </div>
    </Dialog>
  );
}
