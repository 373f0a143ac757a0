import { updateVenueRules } from '@mandap/api/rules/venue';
import { useSubmit } from '../lib/useSubmit';
import { useUnsavedChanges } from '../lib/useUnsavedChanges';
import { FormActions } from '../ui/FormActions';
import { FormGrid } from '../ui/FormGrid';
import { Input } from '../ui/Input';
import { useToast } from '../ui/useToast';
import { UpdateVenueContactDocument } from './VenueContactForm.generated';

const RULES = updateVenueRules.pick(['ownerName', 'email', 'phone']);

interface VenueContactFormProps {
  ownerName: string;
  email: string;
  phone: string;
  onClose: () => void;
}

/** Changes who keeps the venue, and how couples reach them. */
export function VenueContactForm({ ownerName, email, phone, onClose }: VenueContactFormProps) {
  const toast = useToast();
  const { field, busy, form, changed } = useSubmit({
    initial: { ownerName, email, phone },
    rules: RULES,
    mutation: UpdateVenueContactDocument,
    variables: (input) => ({ input }),
    payload: ({ updateVenue }) => updateVenue,
    onDone: () => {
      release();
      toast.show({ status: 'success', text: 'Your profile was updated.' });
      onClose();
    },
    onFailure: ({ message }) =>
      toast.show({ status: 'error', text: `Your profile was not updated. ${message}` }),
  });
  const { warning, release, leave } = useUnsavedChanges(changed);
  return (
    <form {...form} aria-label="Edit profile">
      <FormGrid>
        <Input {...field('ownerName')} label="Name" autoComplete="name" autoFocus span="row" />
        <Input
          {...field('email')}
          label="Email"
          type="email"
          autoComplete="email"
          hint="Logged-in couples see it, and enquiries are mailed to it."
          span="phoneRow"
        />
        <Input
          {...field('phone')}
          label="Phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          hint="Logged-in couples see it."
          span="phoneRow"
        />
      </FormGrid>
      <FormActions submitLabel="Update" busyLabel="Updating…" busy={busy} onCancel={() => leave(onClose)} />
      {warning}
    </form>
  );
}
