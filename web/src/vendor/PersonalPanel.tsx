import { updateVendorRules } from '@mandap/api/rules/vendor';
import { useState } from 'react';
import { spacedPhone } from '../lib/format';
import { useSubmit } from '../lib/useSubmit';
import { useUnsavedChanges } from '../lib/useUnsavedChanges';
import { Button } from '../ui/Button';
import { FormActions } from '../ui/FormActions';
import { Input } from '../ui/Input';
import { Panel } from '../ui/Panel';
import { TermList } from '../ui/TermList';
import { useToast } from '../ui/useToast';
import { UpdateVendorDocument, type OwnVendorFragment } from './OwnVendor.generated';
import styles from './OwnVendor.module.css';
import type { EditablePanel } from './useEditing';

interface PersonalPanelProps extends EditablePanel {
  vendor: OwnVendorFragment;
}

/** Who keeps the listing and how couples reach them. */
export function PersonalPanel({
  vendor,
  editing,
  disabled,
  editButton,
  onEdit,
  onClose,
}: PersonalPanelProps) {
  const { ownerName, contact } = vendor;
  return (
    <Panel
      title="Personal data"
      actions={
        !editing && (
          <Button ref={editButton} icon="pencil" disabled={disabled} onClick={onEdit}>
            Edit<span className="visually-hidden"> personal data</span>
          </Button>
        )
      }
    >
      {editing ? (
        <PersonalForm vendor={vendor} onClose={onClose} />
      ) : (
        <TermList
          stacked
          terms={[
            { term: 'Name', value: ownerName || 'Name not available' },
            { term: 'Email', value: contact?.email || 'Email not available' },
            {
              term: 'Phone',
              value: contact?.phone ? spacedPhone(contact.phone) : 'Phone number not available',
            },
          ]}
        />
      )}
    </Panel>
  );
}

const RULES = updateVendorRules.pick(['ownerName', 'phone']);

function PersonalForm({ vendor, onClose }: { vendor: OwnVendorFragment; onClose: () => void }) {
  const toast = useToast();
  const [initial] = useState(() => ({
    ownerName: vendor.ownerName ?? '',
    phone: vendor.contact?.phone ?? '',
  }));
  const { field, busy, form, changed } = useSubmit({
    initial,
    rules: RULES,
    mutation: UpdateVendorDocument,
    variables: (input) => ({ input }),
    payload: ({ updateVendor }) => updateVendor,
    onDone: () => {
      release();
      toast.show({ status: 'success', text: 'Your personal data was saved.' });
      onClose();
    },
    onFailure: ({ message }) =>
      toast.show({ status: 'error', text: `Your personal data was not saved. ${message}` }),
  });
  const { warning, release, leave } = useUnsavedChanges(changed);

  return (
    <form {...form} className={styles.form} aria-label="Edit personal data">
      <Input {...field('ownerName')} label="Name" autoComplete="name" autoFocus />
      <Input {...field('phone')} label="Phone" type="tel" inputMode="tel" autoComplete="tel" />
      <TermList stacked terms={[{ term: 'Email', value: vendor.contact?.email || 'Email not available' }]} />
      <FormActions submitLabel="Save" busyLabel="Saving…" busy={busy} onCancel={() => leave(onClose)} />
      {warning}
    </form>
  );
}
