import { useEffect } from 'react';
import { object, string } from 'yup';
import { useSubmit } from '../lib/useSubmit';
import { Button } from '../ui/Button';
import { FormGrid } from '../ui/FormGrid';
import { Input } from '../ui/Input';
import { useToast } from '../ui/useToast';
import { UpdateProfileDocument } from './ProfileEdit.generated';
import styles from './ProfileEdit.module.css';
import type { OwnProfileFragment } from './ProfilePanel.generated';

/** The form enforces nothing; what the server finds wrong it says at the fields. */
const anything = object({
  fullName: string().default(''),
  phone: string().default(''),
  city: string().default(''),
  address: string().default(''),
});

interface ProfileFormProps {
  profile: OwnProfileFragment;
  /** Whether it differs from what is saved. */
  onChanged: (changed: boolean) => void;
  onCancel: () => void;
  onSaved: () => void;
}

/** Name, phone number, city and address. Empty fields are marked and may be sent. */
export function ProfileForm({ profile, onChanged, onCancel, onSaved }: ProfileFormProps) {
  const toast = useToast();
  const { name, phone, city, address } = profile;
  const initial = { fullName: name, phone: phone ?? '', city: city ?? '', address: address ?? '' };
  const { field, form, busy, values } = useSubmit({
    initial,
    rules: anything,
    mutation: UpdateProfileDocument,
    variables: (input) => ({ input }),
    payload: ({ updateUser }) => updateUser,
    update(cache, { user }) {
      if (user)
        cache.modify({
          id: cache.identify({ __typename: 'Me', id: user.id }),
          fields: {
            name: () => user.fullName,
            phone: () => user.phone,
            city: () => user.city,
            address: () => user.address,
          },
        });
    },
    onDone: () => {
      toast.show({ status: 'success', text: 'Your profile is saved.' });
      onSaved();
    },
  });
  const control = (name: Parameters<typeof field>[0]) => {
    const properties = field(name);
    return { ...properties, inputClassName: properties.value.trim() ? undefined : styles.empty };
  };

  const changed = (['fullName', 'phone', 'city', 'address'] as const).some(
    (each) => values[each] !== initial[each],
  );
  useEffect(() => onChanged(changed), [onChanged, changed]);

  return (
    <form className={styles.form} {...form}>
      <FormGrid>
        <Input {...control('fullName')} label="Name" autoComplete="name" span="phoneRow" />
        <Input
          {...control('phone')}
          label="Phone number"
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          span="phoneRow"
        />
        <Input {...control('city')} label="City" autoComplete="address-level2" span="phoneRow" />
        <Input {...control('address')} label="Address" autoComplete="street-address" span="phoneRow" />
      </FormGrid>
      <div className={styles.actions}>
        <Button variant="text" size="large" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" variant="primary" size="large" busy={busy} busyLabel="Saving…">
          Save
        </Button>
      </div>
    </form>
  );
}
