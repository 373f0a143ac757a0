import { loginTargetRules } from '@mandap/api/rules/account';
import { useState } from 'react';
import type { Role } from '../gql/types';
import { useSubmit } from '../lib/useSubmit';
import { Button } from '../ui/Button';
import { Input } from '../ui/Input';
import { Notice } from '../ui/Notice';
import { Select } from '../ui/Select';
import styles from './form.module.css';
import { RequestLoginLinkDocument } from './LoginLink.generated';
import type { LoginTarget } from './loginTarget';
import { ROLE_OPTIONS } from './roleOptions';

interface LoginLinkFormProps {
  initial: LoginTarget;
  /** Path to continue at after the login. */
  next: string | null;
  /** The focus must not be lost with what was here before. */
  autoFocus: boolean;
  onSent: (target: LoginTarget) => void;
}

/** Requests a login link by email. The answer is the same whether there is such an account or not. */
export function LoginLinkForm({ initial, next, autoFocus, onSent }: LoginLinkFormProps) {
  const [trouble, setTrouble] = useState<string>();
  const { field, values, busy, form } = useSubmit({
    initial: { ...initial },
    rules: loginTargetRules,
    mutation: RequestLoginLinkDocument,
    variables: ({ email, role }) => ({ input: { email, role: role.toUpperCase() as Role, next } }),
    payload: ({ requestLoginLink }) => requestLoginLink,
    onDone: () => {
      onSent({ email: values.email.trim(), role: values.role });
    },
    onFailure: ({ message }) => {
      setTrouble(message);
      return undefined;
    },
  });
  return (
    <form
      className={styles.form}
      {...form}
      onSubmit={(event) => {
        setTrouble(undefined);
        form.onSubmit(event);
      }}
    >
      <Input {...field('email')} label="Email" type="email" autoComplete="username" autoFocus={autoFocus} />
      <Select {...field('role')} label="Role">
        {ROLE_OPTIONS.map((role) => (
          <option key={role}>{role}</option>
        ))}
      </Select>
      <Button type="submit" variant="primary" size="large" wide busy={busy} busyLabel="Sending…">
        Email me a login link
      </Button>
      {trouble && <Notice tone="bad">{trouble}</Notice>}
    </form>
  );
}
