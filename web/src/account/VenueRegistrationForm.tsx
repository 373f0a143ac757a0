import { registerVenueRules } from '@mandap/api/rules/venue/register';
import { useState } from 'react';
import { useSubmit } from '../lib/useSubmit';
import { Button } from '../ui/Button';
import { FormGrid } from '../ui/FormGrid';
import { Input } from '../ui/Input';
import { Notice } from '../ui/Notice';
import { PasswordInput } from '../ui/PasswordInput';
import { Textarea } from '../ui/Textarea';
import { useToast } from '../ui/useToast';
import { AgreeToTerms } from './AgreeToTerms';
import { RegisterVenueDocument } from './BusinessRegistration.generated';
import { CityInput } from './CityInput';
import styles from './form.module.css';
import { REGISTRATION_FAILED, troubleOf } from './registrationTrouble';

interface RegistrationFormProps {
  cities: readonly string[];
  onRegistered: () => void;
}

/** Makes a venue owner's account and the listing, which waits for an admin. */
export function VenueRegistrationForm({ cities, onRegistered }: RegistrationFormProps) {
  const toast = useToast();
  const [trouble, setTrouble] = useState<string>();
  const failed = () => toast.show({ status: 'error', text: REGISTRATION_FAILED });
  const { field, busy, form } = useSubmit({
    initial: { businessName: '', city: '', yourName: '', phone: '', email: '', password: '', comments: '' },
    rules: registerVenueRules.omit(['foodPackages']),
    mutation: RegisterVenueDocument,
    variables: (input) => ({ input }),
    payload: ({ registerVenue }) => registerVenue,
    onDone: () => {
      toast.show({ status: 'success', text: 'Successfully Registered' });
      onRegistered();
    },
    onRefused: failed,
    onFailure: (failure) => {
      setTrouble(troubleOf(failure));
      return failed();
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
      <FormGrid>
        <Input {...field('businessName')} label="Business Name" autoComplete="organization" span="phoneRow" />
        <CityInput {...field('city')} label="City" cities={cities} span="phoneRow" />
        <Input {...field('yourName')} label="Your Name" autoComplete="name" span="phoneRow" />
        <Input
          {...field('phone')}
          label="Contact"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          span="phoneRow"
        />
        <Input {...field('email')} label="Email" type="email" autoComplete="email" span="row" />
        <PasswordInput
          {...field('password')}
          label="Password"
          autoComplete="new-password"
          hint="At least 6 characters"
          span="row"
        />
        <Textarea {...field('comments')} label="Comments (optional)" rows={3} span="row" />
      </FormGrid>
      <AgreeToTerms action="registering" />
      <Button type="submit" variant="primary" size="large" wide busy={busy} busyLabel="Registering…">
        Register Venue
      </Button>
      {trouble && <Notice tone="bad">{trouble}</Notice>}
    </form>
  );
}
