import { VENDOR_CATEGORIES, vendorCategoryName } from '@mandap/api/constants/vendor';
import { registerVendorRules } from '@mandap/api/rules/vendor/register';
import { useState } from 'react';
import { useSubmit } from '../lib/useSubmit';
import { Button } from '../ui/Button';
import { FormGrid } from '../ui/FormGrid';
import { Input } from '../ui/Input';
import { Notice } from '../ui/Notice';
import { PasswordInput } from '../ui/PasswordInput';
import { Select } from '../ui/Select';
import { useToast } from '../ui/useToast';
import { AgreeToTerms } from './AgreeToTerms';
import { RegisterVendorDocument } from './BusinessRegistration.generated';
import { CityInput } from './CityInput';
import styles from './form.module.css';
import { REGISTRATION_FAILED, troubleOf } from './registrationTrouble';

interface RegistrationFormProps {
  cities: readonly string[];
  onRegistered: () => void;
}

/** Makes a vendor's account and their listing, which waits for an admin. */
export function VendorRegistrationForm({ cities, onRegistered }: RegistrationFormProps) {
  const toast = useToast();
  const [trouble, setTrouble] = useState<string>();
  const { field, busy, form } = useSubmit({
    initial: { name: '', email: '', password: '', phone: '', city: '', category: '', businessName: '' },
    rules: registerVendorRules,
    mutation: RegisterVendorDocument,
    variables: ({ category, ...input }) => ({ input: { ...input, category: vendorCategoryName(category) } }),
    payload: ({ registerVendor }) => registerVendor,
    onDone: () => {
      toast.show({ status: 'success', text: 'Registration successful' });
      toast.show({ status: 'success', text: 'You Have Successfully Registered' });
      onRegistered();
    },
    onRefused: (message) => toast.show({ status: 'error', text: message }),
    onFailure: (failure) => {
      setTrouble(troubleOf(failure));
      return toast.show({ status: 'error', text: REGISTRATION_FAILED });
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
        <Input {...field('name')} label="Name" autoComplete="name" span="row" />
        <Input {...field('email')} label="Email" type="email" autoComplete="email" span="row" />
        <PasswordInput
          {...field('password')}
          label="Password"
          autoComplete="new-password"
          hint="At least 6 characters"
          span="row"
        />
        <Input
          {...field('phone')}
          label="Contact Number"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          span="phoneRow"
        />
        <CityInput {...field('city')} label="City" cities={cities} span="phoneRow" />
        <Select {...field('category')} label="Type of Business" span="phoneRow">
          <option value="">Select</option>
          {Object.entries(VENDOR_CATEGORIES).map(([key, title]) => (
            <option key={key} value={key}>
              {title}
            </option>
          ))}
        </Select>
        <Input {...field('businessName')} label="Business Name" autoComplete="organization" span="phoneRow" />
      </FormGrid>
      <AgreeToTerms action="registering" />
      <Button type="submit" variant="primary" size="large" wide busy={busy} busyLabel="Registering…">
        Register Vendor
      </Button>
      {trouble && <Notice tone="bad">{trouble}</Notice>}
    </form>
  );
}
