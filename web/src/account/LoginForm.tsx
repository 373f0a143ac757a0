import { useApolloClient } from '@apollo/client/react';
import { INVALID_CREDENTIALS } from '@mandap/api/constants/account';
import { loginRules } from '@mandap/api/rules/account';
import { useState } from 'react';
import { paths } from '../app/paths';
import type { Role } from '../gql/types';
import { clockTime } from '../lib/format';
import { useSubmit, type SubmitFailure } from '../lib/useSubmit';
import { Button } from '../ui/Button';
import { Input } from '../ui/Input';
import { LinkButton } from '../ui/LinkButton';
import { Notice } from '../ui/Notice';
import { PasswordInput } from '../ui/PasswordInput';
import { Select } from '../ui/Select';
import { useToast } from '../ui/useToast';
import styles from './form.module.css';
import { LoginDocument } from './Login.generated';
import { withLoginTarget } from './loginTarget';
import { renewSession } from './renewSession';
import { ROLE_OPTIONS } from './roleOptions';
import { useNextPath } from './useNextPath';

interface LoginFormProps {
  /** The role that is chosen at first. */
  initialRole: Lowercase<Role>;
  onLoggedIn: (role: Role) => void;
}

/** E-mail, password and role. Every failure is one toast; what has nothing to do with them is said under the form too. */
export function LoginForm({ initialRole, onLoggedIn }: LoginFormProps) {
  const apollo = useApolloClient();
  const toast = useToast();
  const { keep } = useNextPath();
  const [trouble, setTrouble] = useState<string>();

  const fail = (failure: SubmitFailure) => {
    setTrouble(troubleOf(failure));
    return toast.show({
      status: 'error',
      text: INVALID_CREDENTIALS,
      position: 'bottom-right',
      duration: 3000,
    });
  };
  const { field, values, busy, form } = useSubmit({
    initial: { email: '', password: '', role: initialRole },
    rules: loginRules,
    mutation: LoginDocument,
    variables: ({ email, password, role }) => ({
      input: { email, password, role: role.toUpperCase() as Role },
    }),
    payload: ({ login }) => login,
    onDone: async ({ role }) => {
      await renewSession(apollo);
      if (role) onLoggedIn(role);
    },
    onFailure: fail,
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
      <Input {...field('email')} label="Email" type="email" autoComplete="username" />
      <PasswordInput {...field('password')} label="Password" autoComplete="current-password" />
      <Select {...field('role')} label="Role">
        {ROLE_OPTIONS.map((role) => (
          <option key={role}>{role}</option>
        ))}
      </Select>
      <Button type="submit" variant="primary" size="large" wide busy={busy} busyLabel="Logging in...">
        Login
      </Button>
      {trouble && <Notice tone="bad">{trouble}</Notice>}
      <LinkButton
        to={keep(paths.loginLink)}
        state={withLoginTarget({ email: values.email, role: values.role })}
        variant={trouble ? 'outlined' : 'text'}
        wide
      >
        Email me a login link
      </LinkButton>
    </form>
  );
}

/** What to say under the form: how long to wait, or that the server was not reached. Nothing about credentials. */
function troubleOf({ code, status, message, retryAfter }: SubmitFailure): string | undefined {
  if (code === 'TOO_MANY_REQUESTS' && retryAfter) {
    const moment = Date.now() + retryAfter * 1000;
    // A time of day says nothing about a longer wait.
    const until = retryAfter < HALF_A_DAY ? ` You can try again at ${clockTime(moment)}.` : '';
    return `${message}${until} You can log in now with a link that we email you.`;
  }
  return status && code !== 'UNAUTHENTICATED' ? message : undefined;
}

const HALF_A_DAY = 12 * 60 * 60;
