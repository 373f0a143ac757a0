import { spacedPhone } from '../lib/format';
import { rich } from '../lib/rich';
import { visuallyHidden } from '../ui/visuallyHidden';
import { Button } from '../ui/mui/Button';
import { Panel } from '../ui/mui/Panel';
import { Email } from '../ui/Email';
import { TermList } from '../ui/TermList';
import { t } from './owner.messages.generated';
import type { OwnVendorFragment } from './OwnVendor.generated';
import type { EditablePanel } from './useEditing';
import { VendorContactForm } from './VendorContactForm';

interface PersonalPanelProps extends EditablePanel {
  vendor: OwnVendorFragment;
}

/** The owner's name and contact details, to view and edit. */
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
      title={t('personalData')}
      actions={
        !editing && (
          <Button ref={editButton} icon="pencil" disabled={disabled} onClick={onEdit}>
            {rich(t, 'edit.personal', { hidden: visuallyHidden })}
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
            { term: t('name'), value: ownerName || t('nameNotAvailable') },
            {
              term: t('email'),
              value: contact?.email ? <Email address={contact.email} /> : t('emailNotAvailable'),
            },
            {
              term: t('phone'),
              value: contact?.phone ? spacedPhone(contact.phone) : t('phoneNumberNotAvailable'),
            },
          ]}
        />
      )}
    </Panel>
  );
}
