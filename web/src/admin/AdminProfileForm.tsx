import Stack from '@mui/material/Stack';
import { adminProfileRules } from '@mandap/api/rules/admin';
import { useEffect } from 'react';
import { useSubmit } from '../lib/useSubmit';
import { FormGrid } from '../ui/FormGrid';
import { useToast } from '../ui/useToast';
import { UpdateAdminDocument, type AdminProfileFragment } from './AdminProfile.generated';
import { Button } from '../ui/mui/Button';
import { PhoneField } from '../ui/fields/PhoneField';
import { TextField } from '../ui/fields/TextField';
import { PasswordField } from '../ui/fields/PasswordField';
import { Form } from '../ui/fields/Form';
import { t } from './messages.generated';

interface AdminProfileFormProps {
  profile: AdminProfileFragment;
  onDirty: (dirty: boolean) => void;
  onCancel: () => void;
  onSaved: () => void;
}

/** Form for name, contact, city and address, with an optional new password. */
export function AdminProfileForm({ profile, onDirty, onCancel, onSaved }: AdminProfileFormProps) {
  const toast = useToast();
  const { id, name, phone, city, address } = profile;
  const initial = {
    ...{ name, contact: phone ?? '', city: city ?? '', address: address ?? '' },
    ...{ password: '', current: '' },
  };
  const { field, form, busy, values, changed } = useSubmit({
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
        text: values.password ? t('profileAndPasswordSaved') : t('profileSaved'),
      });
      onSaved();
    },
  });
  useEffect(() => onDirty(changed), [onDirty, changed]);

  return (
    <Form gap={6} {...form}>
      <FormGrid>
        <TextField {...field('name')} label={t('name')} autoComplete="name" span="phoneRow" autoFocus />
        <PhoneField {...field('contact')} label={t('contact')} national span="phoneRow" />
        <TextField {...field('city')} label={t('city')} autoComplete="address-level2" span="phoneRow" />
        <TextField {...field('address')} label={t('address')} autoComplete="street-address" span="phoneRow" />
        <PasswordField
          {...field('password')}
          label={t('password')}
          autoComplete="new-password"
          hint={t('newPasswordHint')}
          span="phoneRow"
        />
        {values.password && (
          <PasswordField
            {...field('current')}
            label={t('currentPassword')}
            autoComplete="current-password"
            span="phoneRow"
          />
        )}
      </FormGrid>
      <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'end', gap: '8px 12px' }}>
        <Button variant="text" size="large" onClick={onCancel}>
          {t('cancel')}
        </Button>
        <Button type="submit" variant="primary" size="large" busy={busy} busyLabel={t('saving')}>
          {t('update')}
        </Button>
      </Stack>
    </Form>
  );
}
