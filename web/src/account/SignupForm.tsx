import { useApolloClient } from '@apollo/client/react';
import { PASSWORD_RULES } from '@mandap/api/constants/account';
import { signupFormRules } from '@mandap/api/rules/user';
import { paths } from '../app/paths';
import { useSubmit } from '../lib/useSubmit';
import { Button } from '../ui/Button';
import { Input } from '../ui/Input';
import { LinkButton } from '../ui/LinkButton';
import { PasswordChecklist } from '../ui/PasswordChecklist';
import { PasswordInput } from '../ui/PasswordInput';
import { AgreeToTerms } from './AgreeToTerms';
import styles from './form.module.css';
import { renewSession } from './renewSession';
import { SignupDocument } from './Signup.generated';

interface SignupFormProps {
  onRegistered: () => void;
}

/** Creates a user's account, which is then logged in. */
export function SignupForm({ onRegistered }: SignupFormProps) {
  const apollo = useApolloClient();
  const { field, values, busy, form } = useSubmit({
    initial: { fullName: '', email: '', phone: '', password: '', confirmPassword: '' },
    rules: signupFormRules,
    mutation: SignupDocument,
    variables: ({ fullName, email, phone, password }) => ({ input: { fullName, email, phone, password } }),
    payload: ({ registerUser }) => registerUser,
    onDone: async () => {
      await renewSession(apollo);
      onRegistered();
    },
  });
  return (
    <form className={styles.form} {...form}>
      <Input {...field('fullName')} label="Name" autoComplete="name" />
      <Input {...field('email')} label="Email" type="email" autoComplete="email" />
      <Input
        {...field('phone')}
        label="Mobile number"
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
      />
      <PasswordInput
        {...field('password')}
        label="Password"
        autoComplete="new-password"
        hint={<PasswordChecklist rules={PASSWORD_RULES} value={values.password} />}
      />
      <PasswordInput {...field('confirmPassword')} label="Confirm password" autoComplete="new-password" />
      <AgreeToTerms action="signing up" />
      <div className={styles.actions}>
        <LinkButton to={paths.home} size="large">
          Cancel
        </LinkButton>
        <Button type="submit" variant="primary" size="large" busy={busy} busyLabel="Signing Up...">
          Sign Up
        </Button>
      </div>
    </form>
  );
}
