import { spacedPhone } from '../lib/format';
import { Button } from '../ui/Button';
import { Panel } from '../ui/Panel';
import { TermList } from '../ui/TermList';
import type { OwnVendorFragment } from './OwnVendor.generated';
import type { EditablePanel } from './useEditing';
import { VendorContactForm } from './VendorContactForm';

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
        <VendorContactForm
          stacked
          initial={{
            ownerName: ownerName ?? '',
            email: contact?.email ?? '',
            phone: contact?.phone ?? '',
          }}
          onClose={onClose}
        />
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
