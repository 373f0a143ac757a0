import { registerAdminRules } from '@mandap/api/rules/admin';
import { useSubmit } from '../lib/useSubmit';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { FormGrid } from '../ui/FormGrid';
import { Input } from '../ui/Input';
import { PasswordInput } from '../ui/PasswordInput';
import { AddAdminDocument } from './AddAdmin.generated';

interface AddAdminFormProps {
  open: boolean;
  onClose: () => void;
  onAdded: (name: string) => void;
}

/** Another admin; all of it is required. */
export function AddAdminForm({ open, onClose, onAdded }: AddAdminFormProps) {
  const { field, busy, form } = useSubmit({
    initial: { name: '', email: '', contact: '', password: '', city: '', address: '' },
    rules: registerAdminRules,
    mutation: AddAdminDocument,
    variables: (input) => ({ input }),
    payload: ({ registerAdmin }) => registerAdmin,
    onDone: ({ admin }) => onAdded(admin?.name ?? 'Your colleague'),
  });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Add Admin"
      onSubmit={form.onSubmit}
      actions={
        <>
          <Button variant="text" size="large" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="primary" size="large" busy={busy} busyLabel="Adding…">
            Add Admin
          </Button>
        </>
      }
    >
      <FormGrid>
        <Input {...field('name')} label="Name" autoComplete="off" span="phoneRow" autoFocus />
        <Input {...field('email')} label="Email" type="email" autoComplete="off" span="phoneRow" />
        <Input
          {...field('contact')}
          label="Contact"
          type="tel"
          inputMode="numeric"
          autoComplete="off"
          span="phoneRow"
        />
        <Input {...field('city')} label="City" autoComplete="off" span="phoneRow" />
        <Input {...field('address')} label="Address" autoComplete="off" span="row" />
        <PasswordInput
          {...field('password')}
          label="Password"
          autoComplete="new-password"
          hint="At least 8 characters. Hand it over yourself: it stands in no mail."
          span="row"
        />
      </FormGrid>
    </Dialog>
  );
}
