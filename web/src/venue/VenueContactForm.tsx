import { updateVenueRules } from '@mandap/api/rules/venue';
import { OwnerContactForm } from '../listing/OwnerContactForm';
import { UpdateVenueContactDocument } from './VenueContactForm.generated';

const RULES = updateVenueRules.pick(['ownerName', 'email', 'phone']);

interface VenueContactFormProps {
  initial: { ownerName: string; email: string; phone: string };
  onClose: () => void;
}

/** Edits the contact details of the owner's venue. */
export const VenueContactForm = (props: VenueContactFormProps) => (
  <OwnerContactForm
    {...props}
    rules={RULES}
    mutation={UpdateVenueContactDocument}
    payload={({ updateVenue }) => updateVenue}
  />
);
