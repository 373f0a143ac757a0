import type { TypedDocumentNode } from '@apollo/client';
import type { ObjectSchema } from 'yup';
import { useSubmit } from '../lib/useSubmit';
import { useUnsavedChanges } from '../lib/useUnsavedChanges';
import { FormActions } from '../ui/FormActions';
import { FormGrid } from '../ui/FormGrid';
import { useToast } from '../ui/useToast';
import { t } from './owner.messages.generated';
import { PhoneField } from '../ui/fields/PhoneField';
import { TextField } from '../ui/fields/TextField';
import { Form } from '../ui/fields/Form';

interface OwnerContact {
  ownerName?: string;
  email?: string;
  phone?: string;
}

interface OwnerContactFormProps<Data> {
  initial: Required<OwnerContact>;
  /** Validation rules for this kind of listing. */
  rules: ObjectSchema<OwnerContact>;
  mutation: TypedDocumentNode<Data, { input: OwnerContact }>;
  payload: (data: Data) => {
    userErrors: readonly { code: string; field: string | null; message: string }[];
  };
  /** One field per row, for narrow panels. */
  stacked?: boolean;
  onClose: () => void;
}

/** Edits the owner's name and contact details. */
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
      allowLeaving();
      toast.show({ status: 'success', text: t('profileUpdated') });
      onClose();
    },
    onFailure: ({ message }) => toast.show({ status: 'error', text: t('profileNotUpdated', { message }) }),
  });
  const span = stacked ? 'row' : 'phoneRow';
  const { warning, allowLeaving, leave } = useUnsavedChanges(changed);
  return (
    <Form gap={0} {...form} aria-label={t('editProfile')}>
      <FormGrid>
        <TextField {...field('ownerName')} label={t('name')} autoComplete="name" autoFocus span="row" />
        <TextField
          {...field('email')}
          label={t('email')}
          type="email"
          autoComplete="email"
          hint={t('ownerEmailHint')}
          span={span}
        />
        <PhoneField {...field('phone')} label={t('phone')} hint={t('ownerPhoneHint')} span={span} />
      </FormGrid>
      <FormActions
        submitLabel={t('update')}
        busyLabel={t('updating')}
        busy={busy}
        onCancel={() => leave(onClose)}
      />
      {warning}
    </Form>
  );
}
