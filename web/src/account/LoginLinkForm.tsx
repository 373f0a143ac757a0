import { loginTargetRules } from '@mandap/api/rules/account';
import type { Role } from '../gql/types';
import { useSubmit } from '../lib/useSubmit';
import { RequestLoginLinkDocument } from './LoginLink.generated';
import type { LoginTarget } from './loginTarget';
import { ROLE_OPTIONS } from './roleOptions';
import { Button } from '../ui/mui/Button';
import { TextField } from '../ui/fields/TextField';
import { Notice } from '../ui/mui/Notice';
import { SelectField } from '../ui/fields/SelectField';
import { Form } from '../ui/fields/Form';
import { t } from './auth.messages.generated';

interface LoginLinkFormProps {
  initial: LoginTarget;
  /** The path to continue at after the login. */
  next: string | null;
  /** Set if the form replaces another one that had the focus. */
  autoFocus: boolean;
  onSent: (target: LoginTarget) => void;
}

/** Requests a login link by email. The response doesn't reveal whether the account exists. */
export function LoginLinkForm({ initial, next, autoFocus, onSent }: LoginLinkFormProps) {
  const { field, values, busy, form, problem } = useSubmit({
    initial: { ...initial },
    rules: loginTargetRules,
    mutation: RequestLoginLinkDocument,
    variables: ({ email, role }) => ({ input: { email, role: role.toUpperCase() as Role, next } }),
    payload: ({ requestLoginLink }) => requestLoginLink,
    onDone: () => {
      onSent({ email: values.email.trim(), role: values.role });
    },
    problemOf: ({ message }) => message,
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
      <SelectField {...field('role')} label={t('role')}>
        {ROLE_OPTIONS.map((role) => (
          <option key={role}>{role}</option>
        ))}
      </SelectField>
      <Button type="submit" variant="primary" size="large" fullWidth busy={busy} busyLabel={t('sending')}>
        {t('emailMeALoginLink')}
      </Button>
      {problem && <Notice tone="error">{problem}</Notice>}
    </Form>
  );
}
