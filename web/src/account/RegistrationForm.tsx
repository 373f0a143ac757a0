import type { ReactNode } from 'react';
import type { useSubmit } from '../lib/useSubmit';
import type { FieldBinding } from '../ui/fields/FieldBinding';
import { Form } from '../ui/fields/Form';
import { PasswordField } from '../ui/fields/PasswordField';
import { TextField } from '../ui/fields/TextField';
import { FormGrid } from '../ui/FormGrid';
import { Button } from '../ui/mui/Button';
import { Notice } from '../ui/mui/Notice';
import { AgreeToTerms } from './AgreeToTerms';
import { t } from './auth.messages.generated';

/** Props of each business registration form. */
export interface BusinessRegistrationProps {
  cities: readonly string[];
  onRegistered: () => void;
}

interface RegistrationFormProps extends Pick<ReturnType<typeof useSubmit>, 'form' | 'busy' | 'problem'> {
  submitLabel: string;
  children: ReactNode;
}

/** A form around the fields of a business registration. */
export const RegistrationForm = ({ form, busy, problem, submitLabel, children }: RegistrationFormProps) => (
  <Form {...form}>
    <FormGrid>{children}</FormGrid>
    <AgreeToTerms action="registration" />
    <Button type="submit" variant="primary" size="large" fullWidth busy={busy} busyLabel={t('registering')}>
      {submitLabel}
    </Button>
    {problem && <Notice tone="error">{problem}</Notice>}
  </Form>
);

interface BusinessAccountFieldsProps {
  field: (name: 'email' | 'password') => FieldBinding<string>;
}

/** A business's login credentials. */
export const BusinessAccountFields = ({ field }: BusinessAccountFieldsProps) => (
  <>
    <TextField {...field('email')} label={t('email')} type="email" autoComplete="email" span="row" />
    <PasswordField
      {...field('password')}
      label={t('password')}
      autoComplete="new-password"
      hint={t('passwordHint')}
      span="row"
    />
  </>
);
