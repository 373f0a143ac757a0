import { updateVendorRules } from '@mandap/api/rules/vendor';
import { OwnerContactForm } from '../listing/OwnerContactForm';
import { UpdateVendorContactDocument } from './VendorContactForm.generated';

const RULES = updateVendorRules.pick(['ownerName', 'email', 'phone']);

interface VendorContactFormProps {
  initial: { ownerName: string; email: string; phone: string };
  stacked?: boolean;
  onClose: () => void;
}

/** Changes the contact details of the own vendor listing. */
export const VendorContactForm = (props: VendorContactFormProps) => (
  <OwnerContactForm
    {...props}
    rules={RULES}
    mutation={UpdateVendorContactDocument}
    payload={({ updateVendor }) => updateVendor}
  />
);
