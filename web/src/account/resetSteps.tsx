import { newPasswordRules, resetCodeRules, resetEmailRules, resetMessages } from '@mandap/api/rules/account';
import { useSubmit } from '../lib/useSubmit';
import { useToast } from '../ui/useToast';
import {
  RequestPasswordResetDocument,
  ResetPasswordDocument,
  VerifyPasswordResetDocument,
} from './ForgotPassword.generated';
import { Button } from '../ui/mui/Button';
import { TextField } from '../ui/fields/TextField';
import { CodeField } from '../ui/fields/CodeField';
import { PasswordField } from '../ui/fields/PasswordField';
import { Form } from '../ui/fields/Form';
import { t } from './auth.messages.generated';

interface EmailStepProps {
  /** The address typed before. */
  email: string;
  /** Set when returning from the next step, to keep the focus in the form. */
  autoFocus: boolean;
  onSent: (email: string) => void;
}

/** Requests a code by email. The response doesn't reveal whether the account exists. */
export function EmailStep({ email, autoFocus, onSent }: EmailStepProps) {
  const toast = useToast();
  const { field, values, busy, form } = useSubmit({
    initial: { email },
    rules: resetEmailRules,
    mutation: RequestPasswordResetDocument,
    variables: (input) => input,
    payload: ({ requestPasswordReset }) => requestPasswordReset,
    onDone: ({ message }) => {
      toast.show({ status: 'success', text: message ?? resetMessages.sent() });
      onSent(values.email.trim());
    },
  });
  return (
    <Form {...form}>
      <TextField
        {...field('email')}
        label={t('email')}
        type="email"
        autoComplete="username"
        autoFocus={autoFocus}
      />
      <Button type="submit" variant="primary" size="large" fullWidth busy={busy}>
        {t('sendOTP')}
      </Button>
    </Form>
  );
}

interface CodeStepProps {
  email: string;
  onVerified: (ticket: string) => void;
  /** Goes back to change the address or request another code. */
  onBack: () => void;
}

/** Exchanges the emailed code for a ticket that allows setting a password. */
export function CodeStep({ email, onVerified, onBack }: CodeStepProps) {
  const toast = useToast();
  const { field, busy, form } = useSubmit({
    initial: { code: '' },
    rules: resetCodeRules,
    mutation: VerifyPasswordResetDocument,
    variables: ({ code }) => ({ email, code }),
    payload: ({ verifyPasswordReset }) => verifyPasswordReset,
    onDone: ({ message, ticket }) => {
      toast.show({ status: 'success', text: message ?? resetMessages.verified() });
      if (ticket) onVerified(ticket);
    },
  });
  return (
    <Form {...form}>
      <CodeField {...field('code')} label={t('otp')} autoFocus />
      <Button type="submit" variant="primary" size="large" fullWidth busy={busy} busyLabel={t('checking')}>
        {t('verifyOTP')}
      </Button>
      <Button variant="text" fullWidth onClick={onBack}>
        {t('startOver')}
      </Button>
    </Form>
  );
}

interface PasswordStepProps {
  ticket: string;
  /** The password is set or the ticket has expired: start over either way. */
  onOver: () => void;
}

/** Sets the new password. */
export function PasswordStep({ ticket, onOver }: PasswordStepProps) {
  const toast = useToast();
  const { field, busy, form } = useSubmit({
    initial: { password: '' },
    rules: newPasswordRules,
    mutation: ResetPasswordDocument,
    variables: ({ password }) => ({ ticket, password }),
    payload: ({ resetPassword }) => resetPassword,
    onDone: ({ message }) => {
      toast.show({ status: 'success', text: message ?? resetMessages.done() });
      onOver();
    },
    onFailure: ({ code, message }) => {
      if (code === 'INVALID') onOver();
      return toast.show({ status: 'error', text: message });
    },
  });
  return (
    <Form {...form}>
      <PasswordField
        {...field('password')}
        label={t('newPassword')}
        autoComplete="new-password"
        hint={t('resetPasswordHint')}
        autoFocus
      />
      <Button type="submit" variant="primary" size="large" fullWidth busy={busy}>
        {t('resetPassword')}
      </Button>
    </Form>
  );
}
