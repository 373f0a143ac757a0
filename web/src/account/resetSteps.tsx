import { RESET_MESSAGES } from '@mandap/api/constants/account';
import { newPasswordRules, resetCodeRules, resetEmailRules } from '@mandap/api/rules/account';
import { useSubmit } from '../lib/useSubmit';
import { Button } from '../ui/Button';
import { Input } from '../ui/Input';
import { OtpInput } from '../ui/OtpInput';
import { PasswordInput } from '../ui/PasswordInput';
import { useToast } from '../ui/useToast';
import {
  RequestPasswordResetDocument,
  ResetPasswordDocument,
  VerifyPasswordResetDocument,
} from './ForgotPassword.generated';
import styles from './form.module.css';

interface EmailStepProps {
  /** What was typed before. */
  email: string;
  /** The form came back here: the focus must not be lost with the step before. */
  autoFocus: boolean;
  onSent: (email: string) => void;
}

/** Asks for a code by mail. The answer is the same whether the address is known or not. */
export function EmailStep({ email, autoFocus, onSent }: EmailStepProps) {
  const toast = useToast();
  const { field, values, busy, form } = useSubmit({
    initial: { email },
    rules: resetEmailRules,
    mutation: RequestPasswordResetDocument,
    variables: (input) => input,
    payload: ({ requestPasswordReset }) => requestPasswordReset,
    onDone: ({ message }) => {
      toast.show({ status: 'success', text: message ?? RESET_MESSAGES.sent });
      onSent(values.email.trim());
    },
  });
  return (
    <form className={styles.form} {...form}>
      <Input {...field('email')} label="Email" type="email" autoComplete="username" autoFocus={autoFocus} />
      <Button type="submit" variant="primary" size="large" wide busy={busy}>
        Send OTP
      </Button>
    </form>
  );
}

interface CodeStepProps {
  email: string;
  onVerified: (ticket: string) => void;
  /** Another address, or another code. */
  onBack: () => void;
}

/** Exchanges the mailed code for the right to set a password. */
export function CodeStep({ email, onVerified, onBack }: CodeStepProps) {
  const toast = useToast();
  const { field, busy, form } = useSubmit({
    initial: { code: '' },
    rules: resetCodeRules,
    mutation: VerifyPasswordResetDocument,
    variables: ({ code }) => ({ email, code }),
    payload: ({ verifyPasswordReset }) => verifyPasswordReset,
    onDone: ({ message, ticket }) => {
      toast.show({ status: 'success', text: message ?? RESET_MESSAGES.verified });
      if (ticket) onVerified(ticket);
    },
  });
  return (
    <form className={styles.form} {...form}>
      <OtpInput {...field('code')} label="OTP" autoFocus />
      <Button type="submit" variant="primary" size="large" wide busy={busy} busyLabel="Checking…">
        Verify OTP
      </Button>
      <Button variant="text" wide onClick={onBack}>
        Use another email or send a new code
      </Button>
    </form>
  );
}

interface PasswordStepProps {
  ticket: string;
  /** The password is set, or the ticket is not good any more: either way, from the beginning. */
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
      toast.show({ status: 'success', text: message ?? RESET_MESSAGES.done });
      onOver();
    },
    onFailure: ({ code, message }) => {
      if (code === 'INVALID') onOver();
      return toast.show({ status: 'error', text: message });
    },
  });
  return (
    <form className={styles.form} {...form}>
      <PasswordInput
        {...field('password')}
        label="New password"
        autoComplete="new-password"
        hint="At least 8 characters. It is set for every account of your email address."
        autoFocus
      />
      <Button type="submit" variant="primary" size="large" wide busy={busy}>
        Reset Password
      </Button>
    </form>
  );
}
