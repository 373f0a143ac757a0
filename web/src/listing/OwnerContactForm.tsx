import type { TypedDocumentNode } from '@apollo/client';
import type { ObjectSchema } from 'yup';
import { useSubmit } from '../lib/useSubmit';
import { useUnsavedChanges } from '../lib/useUnsavedChanges';
import { FormActions } from '../ui/FormActions';
import { FormGrid } from '../ui/FormGrid';
import { Input } from '../ui/Input';
import { useToast } from '../ui/useToast';

interface OwnerContact {
  ownerName?: string;
  email?: string;
  phone?: string;
}

interface OwnerContactFormProps<Data> {
  initial: Required<OwnerContact>;
  /** The rules of the kind of listing. */
  rules: ObjectSchema<OwnerContact>;
  mutation: TypedDocumentNode<Data, { input: OwnerContact }>;
  payload: (data: Data) => {
    userErrors: readonly { code: string; field: string | null; message: string }[];
  };
  /** In a narrow panel: one field a row. */
  stacked?: boolean;
  onClose: () => void;
}

/** Changes who keeps a listing, and how couples reach them. */
export function OwnerContactForm<Data>({
  initial,
  rules,
  mutation,
  payload,
  stacked,
  onClose,
}: OwnerContactFormProps<Data>) {
  const toast = useToast();
  const { field, busy, form, changed } = useSubmit({
    initial,
    rules,
    mutation,
    variables: (input) => ({ input }),
    payload,
    onDone: () => {
      release();
      toast.show({ status: 'success', text: 'Your profile was updated.' });
      onClose();
    },
    onFailure: ({ message }) =>
      toast.show({ status: 'error', text: `Your profile was not updated. ${message}` }),
  });
  const span = stacked ? 'row' : 'phoneRow';
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
          hint="Logged-in couples see it. We send enquiries to this address."
          span={span}
        />
        <Input
          {...field('phone')}
          label="Phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          hint="Logged-in couples see it."
          span={span}
        />
      </FormGrid>
      <FormActions submitLabel="Update" busyLabel="Updating…" busy={busy} onCancel={() => leave(onClose)} />
      {warning}
    </form>
  );
}
