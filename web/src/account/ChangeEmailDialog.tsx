import { emailChangeRules, resetCodeRules } from '@mandap/api/rules/account';
import { useState } from 'react';
import { useSubmit } from '../lib/useSubmit';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { Input } from '../ui/Input';
import { OtpInput } from '../ui/OtpInput';
import { PasswordInput } from '../ui/PasswordInput';
import { useToast } from '../ui/useToast';
import type { AccountDialogProps } from './AccountDialogProps';
import styles from './accountDialog.module.css';
import { ConfirmEmailChangeDocument, RequestEmailChangeDocument } from './AccountSettings.generated';

/** Another address for the account: the code that is mailed there proves that it is theirs. */
export function ChangeEmailDialog({ account, open, onClose }: AccountDialogProps) {
  const toast = useToast();
  const [sentTo, setSentTo] = useState<string>();
  const asking = useSubmit({
    initial: { email: '', password: '' },
    rules: emailChangeRules,
    mutation: RequestEmailChangeDocument,
    variables: ({ email, password }) => ({ email, password }),
    payload: ({ requestEmailChange }) => requestEmailChange,
    onDone: () => {
      setSentTo(asking.values.email.trim());
    },
  });
  const proving = useSubmit({
    initial: { code: '' },
    rules: resetCodeRules,
    mutation: ConfirmEmailChangeDocument,
    variables: ({ code }) => ({ code }),
    payload: ({ confirmEmailChange }) => confirmEmailChange,
    onDone: ({ me }) => {
      toast.show({ status: 'success', text: `Your email is now ${me?.email ?? sentTo}.` });
      onClose();
    },
  });
  const { busy, form } = sentTo ? proving : asking;
  const business = account.role === 'VENUE' || account.role === 'VENDOR';
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Change email"
      lead={
        sentTo
          ? `We have sent six digits to ${sentTo}. They are good for 10 minutes.`
          : `Now ${account.email}`
      }
      size="small"
      onSubmit={form.onSubmit}
      actions={
        sentTo ? (
          <>
            <Button variant="text" size="large" onClick={() => setSentTo(undefined)}>
              Use another email or send a new code
            </Button>
            <Button type="submit" variant="primary" size="large" busy={busy} busyLabel="Checking…">
              Change email
            </Button>
          </>
        ) : (
          <>
            <Button variant="text" size="large" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" variant="primary" size="large" busy={busy} busyLabel="Sending…">
              Send OTP
            </Button>
          </>
        )
      }
    >
      {sentTo ? (
        <OtpInput {...proving.field('code')} label="OTP" autoFocus />
      ) : (
        <div className={styles.stack}>
          <Input
            {...asking.field('email')}
            label="New email"
            type="email"
            autoComplete="email"
            hint={
              business ? 'You log in with it. The contact email of your listing stays as it is.' : undefined
            }
            autoFocus
          />
          <PasswordInput {...asking.field('password')} label="Password" autoComplete="current-password" />
        </div>
      )}
    </Dialog>
  );
}
