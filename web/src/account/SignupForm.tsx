import Box from '@mui/material/Box';
import { useApolloClient } from '@apollo/client/react';
import { PASSWORD_RULES } from '@mandap/api/rules/account';
import { signupFormRules } from '@mandap/api/rules/user';
import { paths } from '../app/paths';
import { useSubmit } from '../lib/useSubmit';
import { PasswordChecklist } from '../ui/PasswordChecklist';
import { AgreeToTerms } from './AgreeToTerms';
import { renewSession } from './renewSession';
import { SignupDocument } from './Signup.generated';
import { Button } from '../ui/mui/Button';
import { PhoneField } from '../ui/fields/PhoneField';
import { TextField } from '../ui/fields/TextField';
import { LinkButton } from '../ui/mui/LinkButton';
import { PasswordField } from '../ui/fields/PasswordField';
import { Form } from '../ui/fields/Form';
import { t } from './auth.messages.generated';

interface SignupFormProps {
  onRegistered: () => void;
}

/** Creates a user account and logs in. */
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
    <Form {...form}>
      <TextField {...field('fullName')} label={t('name')} autoComplete="name" />
      <TextField {...field('email')} label={t('email')} type="email" autoComplete="email" />
      <PhoneField {...field('phone')} label={t('mobileNumber')} national />
      <PasswordField
        {...field('password')}
        label={t('password')}
        autoComplete="new-password"
        hint={<PasswordChecklist rules={PASSWORD_RULES} value={values.password} />}
      />
      <PasswordField {...field('confirmPassword')} label={t('confirmPassword')} autoComplete="new-password" />
      <AgreeToTerms action="signup" />
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 2fr', gap: 2 }}>
        <LinkButton to={paths.home} size="large">
          {t('cancel')}
        </LinkButton>
        <Button type="submit" variant="primary" size="large" busy={busy} busyLabel={t('signingUp')}>
          {t('signUp')}
        </Button>
      </Box>
    </Form>
  );
}
