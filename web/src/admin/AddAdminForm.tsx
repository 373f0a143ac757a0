import { registerAdminRules } from '@mandap/api/rules/admin';
import { useSubmit } from '../lib/useSubmit';
import { Dialog } from '../ui/Dialog';
import { FormGrid } from '../ui/FormGrid';
import { AddAdminDocument } from './AddAdmin.generated';
import { Button } from '../ui/mui/Button';
import { PhoneField } from '../ui/fields/PhoneField';
import { TextField } from '../ui/fields/TextField';
import { PasswordField } from '../ui/fields/PasswordField';
import { t } from './messages.generated';

interface AddAdminFormProps {
  open: boolean;
  onClose: () => void;
  onAdded: (name: string) => void;
}

/** Form for a new admin; every field is required. */
export function AddAdminForm({ open, onClose, onAdded }: AddAdminFormProps) {
  const { field, busy, form } = useSubmit({
    initial: { name: '', email: '', contact: '', password: '', city: '', address: '' },
    rules: registerAdminRules,
    mutation: AddAdminDocument,
    variables: (input) => ({ input }),
    payload: ({ registerAdmin }) => registerAdmin,
    onDone: ({ admin }) => onAdded(admin?.name ?? t('yourColleague')),
  });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('addAdmin')}
      onSubmit={form.onSubmit}
      actions={
        <>
          <Button variant="text" size="large" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" variant="primary" size="large" busy={busy} busyLabel={t('adding')}>
            {t('addAdmin')}
          </Button>
        </>
      }
    >
      <FormGrid>
        <TextField {...field('name')} label={t('name')} autoComplete="off" span="phoneRow" autoFocus />
        <TextField {...field('email')} label={t('email')} type="email" autoComplete="off" span="phoneRow" />
        <PhoneField {...field('contact')} label={t('contact')} national autoComplete="off" span="phoneRow" />
        <TextField {...field('city')} label={t('city')} autoComplete="off" span="phoneRow" />
        <TextField {...field('address')} label={t('address')} autoComplete="off" span="row" />
        <PasswordField
          {...field('password')}
          label={t('password')}
          autoComplete="new-password"
          hint={t('adminPasswordHint')}
          span="row"
        />
      </FormGrid>
    </Dialog>
  );
}
