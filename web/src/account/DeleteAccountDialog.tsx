import Stack from '@mui/material/Stack';
import { useApolloClient } from '@apollo/client/react';
import { ownPasswordRules } from '@mandap/api/rules/account';
import { useNavigate } from 'react-router-dom';
import { paths } from '../app/paths';
import { outboxStore } from '../conversation/outboxStore';
import type { Role } from '../gql/types';
import { clearDrafts } from '../lib/formDraft';
import { useSubmit } from '../lib/useSubmit';
import { Dialog } from '../ui/Dialog';
import { useToast } from '../ui/useToast';
import type { AccountDialogProps } from './AccountDialogProps';
import { DeleteAccountDocument } from './AccountSettings.generated';
import { renewSession } from './renewSession';
import { Button } from '../ui/mui/Button';
import { PasswordField } from '../ui/fields/PasswordField';
import { t } from './dialog.messages.generated';

/** What will be deleted and what stays. */
const CONSEQUENCES = {
  USER: 'deletion.user',
  VENUE: 'deletion.business',
  VENDOR: 'deletion.business',
  ADMIN: 'deletion.admin',
} as const satisfies Record<Role, string>;

/** Deletes the account. Requires its password. */
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
      outboxStore.clear(account.id);
      await renewSession(apollo);
      await navigate(paths.home);
      toast.show({ status: 'success', text: t('accountDeleted') });
    },
  });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('deleteAccountTitle')}
      size="small"
      role="alertdialog"
      onSubmit={form.onSubmit}
      actions={
        <>
          <Button variant="text" size="large" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" tone="error" size="large" busy={busy} busyLabel={t('deleting')}>
            {t('deleteAccount')}
          </Button>
        </>
      }
    >
      <Stack sx={{ gap: 4 }}>
        <p>{t(CONSEQUENCES[account.role])}</p>
        <PasswordField
          {...field('password')}
          label={t('password')}
          autoComplete="current-password"
          autoFocus
        />
      </Stack>
    </Dialog>
  );
}
