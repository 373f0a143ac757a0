import Stack from '@mui/material/Stack';
import { useEffect } from 'react';
import { object, string } from 'yup';
import { useSubmit } from '../lib/useSubmit';
import { FormGrid } from '../ui/FormGrid';
import { useToast } from '../ui/useToast';
import { t } from './messages.generated';
import { UpdateProfileDocument } from './ProfileEdit.generated';
import type { OwnProfileFragment } from './ProfilePanel.generated';
import { Button } from '../ui/mui/Button';
import { PhoneField } from '../ui/fields/PhoneField';
import { TextField } from '../ui/fields/TextField';
import { Form } from '../ui/fields/Form';

/** Accepts everything: the server validates, and the form shows its field errors. */
const hasValue = object({
  fullName: string().default(''),
  phone: string().default(''),
  city: string().default(''),
  address: string().default(''),
});

interface ProfileFormProps {
  profile: OwnProfileFragment;
  /** Reports whether the values differ from the saved ones. */
  onChanged: (changed: boolean) => void;
  onCancel: () => void;
  onSaved: () => void;
}

/** Form for name, phone number, city and address. Empty fields are highlighted but allowed. */
export function ProfileForm({ profile, onChanged, onCancel, onSaved }: ProfileFormProps) {
  const toast = useToast();
  const { name, phone, city, address } = profile;
  const initial = { fullName: name, phone: phone ?? '', city: city ?? '', address: address ?? '' };
  const { field, form, busy, changed } = useSubmit({
    initial,
    rules: hasValue,
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
      toast.show({ status: 'success', text: t('profileSaved') });
      onSaved();
    },
  });
  const control = (name: Parameters<typeof field>[0]) => {
    const properties = field(name);
    return { ...properties, sx: properties.value.trim() || properties.error ? undefined : emptySx };
  };

  useEffect(() => onChanged(changed), [onChanged, changed]);

  return (
    <Form {...form}>
      <FormGrid>
        <TextField {...control('fullName')} label={t('name')} autoComplete="name" span="phoneRow" />
        <PhoneField {...control('phone')} label={t('phoneNumber')} national span="phoneRow" />
        <TextField {...control('city')} label={t('city')} autoComplete="address-level2" span="phoneRow" />
        <TextField
          {...control('address')}
          label={t('address')}
          autoComplete="street-address"
          span="phoneRow"
        />
      </FormGrid>
      <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'end', gap: '8px 12px' }}>
        <Button variant="text" size="large" onClick={onCancel}>
          {t('cancel')}
        </Button>
        <Button type="submit" variant="primary" size="large" busy={busy} busyLabel={t('saving')}>
          {t('save')}
        </Button>
      </Stack>
    </Form>
  );
}

/** Highlights empty fields without blocking the form. */
const emptySx = {
  '& .MuiOutlinedInput-root': { boxShadow: 'inset 0 -2px 0 var(--error)' },
};
