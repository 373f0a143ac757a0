import { adminProfileRules } from '@mandap/api/rules/admin';
import { useEffect } from 'react';
import { useSubmit } from '../lib/useSubmit';
import { Button } from '../ui/Button';
import { FormGrid } from '../ui/FormGrid';
import { Input } from '../ui/Input';
import { PasswordInput } from '../ui/PasswordInput';
import { useToast } from '../ui/useToast';
import { UpdateAdminDocument, type AdminProfileFragment } from './AdminProfile.generated';
import styles from './AdminProfileForm.module.css';

interface AdminProfileFormProps {
  profile: AdminProfileFragment;
  onDirty: (dirty: boolean) => void;
  onCancel: () => void;
  onSaved: () => void;
}

/** Name, contact, city and address; and a new password, where one is typed. */
export function AdminProfileForm({ profile, onDirty, onCancel, onSaved }: AdminProfileFormProps) {
  const toast = useToast();
  const { id, name, phone, city, address } = profile;
  const initial = {
    ...{ name, contact: phone ?? '', city: city ?? '', address: address ?? '' },
    ...{ password: '', current: '' },
  };
  const { field, form, busy, values } = useSubmit({
    initial,
    rules: adminProfileRules,
    mutation: UpdateAdminDocument,
    variables: ({ password, current, ...input }) => ({
      input: password ? { ...input, password, current } : input,
    }),
    payload: ({ updateAdmin }) => updateAdmin,
    update(cache, { admin }) {
      if (admin)
        cache.modify({
          id: cache.identify({ __typename: 'Me', id }),
          fields: {
            name: () => admin.name,
            phone: () => admin.contact,
            city: () => admin.city,
            address: () => admin.address,
          },
        });
    },
    onDone: () => {
      toast.show({
        status: 'success',
        text: values.password
          ? 'Your profile and your password are saved. Every other device is logged out.'
          : 'Your profile is saved.',
      });
      onSaved();
    },
  });
  const dirty = Object.entries(initial).some(([key, value]) => values[key as keyof typeof initial] !== value);
  useEffect(() => onDirty(dirty), [onDirty, dirty]);

  return (
    <form className={styles.form} {...form}>
      <FormGrid>
        <Input {...field('name')} label="Name" autoComplete="name" span="phoneRow" autoFocus />
        <Input
          {...field('contact')}
          label="Contact"
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          span="phoneRow"
        />
        <Input {...field('city')} label="City" autoComplete="address-level2" span="phoneRow" />
        <Input {...field('address')} label="Address" autoComplete="street-address" span="phoneRow" />
        <PasswordInput
          {...field('password')}
          label="Password"
          autoComplete="new-password"
          hint="Empty, it stays as it is. A new one has at least 8 characters."
          span="phoneRow"
        />
        {values.password && (
          <PasswordInput
            {...field('current')}
            label="Current password"
            autoComplete="current-password"
            span="phoneRow"
          />
        )}
      </FormGrid>
      <div className={styles.actions}>
        <Button variant="text" size="large" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" variant="primary" size="large" busy={busy} busyLabel="Saving…">
          Update
        </Button>
      </div>
    </form>
  );
}
