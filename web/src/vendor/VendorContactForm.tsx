import { updateVendorRules } from '@mandap/api/rules/vendor';
import { OwnerContactForm } from '../listing/OwnerContactForm';
import { UpdateVendorContactDocument } from './VendorContactForm.generated';

const RULES = updateVendorRules.pick(['ownerName', 'email', 'phone']);

interface VendorContactFormProps {
  initial: { ownerName: string; email: string; phone: string };
  stacked?: boolean;
  onClose: () => void;
}

/** Edits the contact details of the owner's vendor. */
export const VendorContactForm = (props: VendorContactFormProps) => (
  <OwnerContactForm
    {...props}
    rules={RULES}
    mutation={UpdateVendorContactDocument}
    payload={({ updateVendor }) => updateVendor}
  />
);
