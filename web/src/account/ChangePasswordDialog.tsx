import Stack from '@mui/material/Stack';
import { changePasswordRules, PASSWORD_RULES } from '@mandap/api/rules/account';
import { useMemo } from 'react';
import type { Role } from '../app/paths';
import { useSubmit } from '../lib/useSubmit';
import { Dialog } from '../ui/Dialog';
import { PasswordChecklist } from '../ui/PasswordChecklist';
import { useToast } from '../ui/useToast';
import type { AccountDialogProps } from './AccountDialogProps';
import { ChangePasswordDocument } from './AccountSettings.generated';
import { Button } from '../ui/mui/Button';
import { PasswordField } from '../ui/fields/PasswordField';
import { t } from './dialog.messages.generated';

/** Changes the password. Requires the current one. */
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
        text: t('passwordChanged'),
      });
      onClose();
    },
  });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('changePassword')}
      size="small"
      onSubmit={form.onSubmit}
      actions={
        <>
          <Button variant="text" size="large" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" variant="primary" size="large" busy={busy} busyLabel={t('changing')}>
            {t('changePassword')}
          </Button>
        </>
      }
    >
      <Stack sx={{ gap: 4 }}>
        <PasswordField
          {...field('current')}
          label={t('currentPassword')}
          autoComplete="current-password"
          autoFocus
        />
        <PasswordField
          {...field('password')}
          label={t('newPassword')}
          autoComplete="new-password"
          hint={
            role === 'user' ? (
              <PasswordChecklist rules={PASSWORD_RULES} value={values.password} />
            ) : (
              t('atLeastCharacters', { count: role === 'admin' ? 8 : 6 })
            )
          }
        />
      </Stack>
    </Dialog>
  );
}
