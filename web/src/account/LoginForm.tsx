import { useApolloClient } from '@apollo/client/react';
import { invalidCredentials, loginRules } from '@mandap/api/rules/account';
import { paths } from '../app/paths';
import type { Role } from '../gql/types';
import { clockTime } from '../lib/format';
import { useSubmit, type SubmitFailure } from '../lib/useSubmit';
import { useToast } from '../ui/useToast';
import { LoginDocument } from './Login.generated';
import { withLoginTarget } from './loginTarget';
import { renewSession } from './renewSession';
import { ROLE_OPTIONS } from './roleOptions';
import { useNextPath } from './useNextPath';
import { Button } from '../ui/mui/Button';
import { TextField } from '../ui/fields/TextField';
import { LinkButton } from '../ui/mui/LinkButton';
import { Notice } from '../ui/mui/Notice';
import { PasswordField } from '../ui/fields/PasswordField';
import { SelectField } from '../ui/fields/SelectField';
import { Form } from '../ui/fields/Form';
import { t } from './auth.messages.generated';

interface LoginFormProps {
  /** The role selected initially. */
  initialRole: Lowercase<Role>;
  onLoggedIn: (role: Role) => void;
}

/**
 * Email, password and role. Every failure shows a toast; failures unrelated to the credentials also appear below the
 * form.
 */
export function LoginForm({ initialRole, onLoggedIn }: LoginFormProps) {
  const apollo = useApolloClient();
  const toast = useToast();
  const { withNext } = useNextPath();

  const { field, values, busy, form, problem } = useSubmit({
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
    problemOf,
    onFailure: () =>
      toast.show({
        status: 'error',
        text: invalidCredentials(),
        position: 'bottom-right',
        duration: 3000,
      }),
  });

  return (
    <Form {...form}>
      <TextField {...field('email')} label={t('email')} type="email" autoComplete="username" />
      <PasswordField {...field('password')} label={t('password')} autoComplete="current-password" />
      <SelectField {...field('role')} label={t('role')}>
        {ROLE_OPTIONS.map((role) => (
          <option key={role}>{role}</option>
        ))}
      </SelectField>
      <Button type="submit" variant="primary" size="large" fullWidth busy={busy} busyLabel={t('loggingIn')}>
        {t('login')}
      </Button>
      {problem && <Notice tone="error">{problem}</Notice>}
      <LinkButton
        to={withNext(paths.loginLink)}
        state={withLoginTarget({ email: values.email, role: values.role })}
        variant={problem ? 'outlined' : 'text'}
        fullWidth
      >
        {t('emailMeALoginLink')}
      </LinkButton>
    </Form>
  );
}

/**
 * Returns the message below the form: how long to wait, or that the server is unreachable. Undefined for wrong
 * credentials.
 */
function problemOf({ code, status, message, retryAfter }: SubmitFailure): string | undefined {
  if (code === 'TOO_MANY_REQUESTS' && retryAfter) {
    const retryAt = Date.now() + retryAfter * 1000;
    // A time of day is ambiguous for longer waits.
    return retryAfter < HALF_A_DAY
      ? t('tooManyLogins', { message, time: clockTime(retryAt) })
      : t('tooManyLoginsToday', { message });
  }
  return status && code !== 'UNAUTHENTICATED' ? message : undefined;
}

const HALF_A_DAY = 12 * 60 * 60;
