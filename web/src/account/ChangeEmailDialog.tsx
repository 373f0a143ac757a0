import Stack from '@mui/material/Stack';
import { emailChangeRules, resetCodeRules } from '@mandap/api/rules/account';
import { useState } from 'react';
import { useSubmit } from '../lib/useSubmit';
import { Dialog } from '../ui/Dialog';
import { useToast } from '../ui/useToast';
import type { AccountDialogProps } from './AccountDialogProps';
import { ConfirmEmailChangeDocument, RequestEmailChangeDocument } from './AccountSettings.generated';
import { Button } from '../ui/mui/Button';
import { TextField } from '../ui/fields/TextField';
import { CodeField } from '../ui/fields/CodeField';
import { PasswordField } from '../ui/fields/PasswordField';
import { t } from './dialog.messages.generated';

/** Changes the account's email address. An emailed code confirms the new one. */
export function ChangeEmailDialog({ account, open, onClose }: AccountDialogProps) {
  const toast = useToast();
  const [sentTo, setSentTo] = useState<string>();
  const requestForm = useSubmit({
    initial: { email: '', password: '' },
    rules: emailChangeRules,
    mutation: RequestEmailChangeDocument,
    variables: ({ email, password }) => ({ email, password }),
    payload: ({ requestEmailChange }) => requestEmailChange,
    onDone: () => {
      setSentTo(requestForm.values.email.trim());
    },
  });
  const codeForm = useSubmit({
    initial: { code: '' },
    rules: resetCodeRules,
    mutation: ConfirmEmailChangeDocument,
    variables: ({ code }) => ({ code }),
    payload: ({ confirmEmailChange }) => confirmEmailChange,
    onDone: ({ me }) => {
      toast.show({ status: 'success', text: t('emailChanged', { email: me?.email ?? sentTo ?? '' }) });
      onClose();
    },
  });
  const startOver = () => {
    codeForm.reset();
    setSentTo(undefined);
  };
  const { busy, form } = sentTo ? codeForm : requestForm;
  const business = account.role === 'VENUE' || account.role === 'VENDOR';
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('changeEmail')}
      subtitle={sentTo ? t('codeSentTo', { sentTo }) : t('currentEmail', { email: account.email })}
      size="small"
      onSubmit={form.onSubmit}
      actions={
        sentTo ? (
          <>
            <Button variant="text" size="large" onClick={startOver}>
              {t('startOver')}
            </Button>
            <Button type="submit" variant="primary" size="large" busy={busy} busyLabel={t('checking')}>
              {t('changeEmail')}
            </Button>
          </>
        ) : (
          <>
            <Button variant="text" size="large" onClick={onClose}>
              {t('cancel')}
            </Button>
            <Button type="submit" variant="primary" size="large" busy={busy} busyLabel={t('sending')}>
              {t('sendOTP')}
            </Button>
          </>
        )
      }
    >
      {sentTo ? (
        <CodeField {...codeForm.field('code')} label={t('otp')} autoFocus />
      ) : (
        <Stack sx={{ gap: 4 }}>
          <TextField
            {...requestForm.field('email')}
            label={t('newEmail')}
            type="email"
            autoComplete="email"
            hint={business ? t('newEmailHint') : undefined}
            autoFocus
          />
          <PasswordField
            {...requestForm.field('password')}
            label={t('password')}
            autoComplete="current-password"
          />
        </Stack>
      )}
    </Dialog>
  );
}
