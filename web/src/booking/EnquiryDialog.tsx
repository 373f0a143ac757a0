import { useQuery } from '@apollo/client/react';
import { useLocation } from 'react-router-dom';
import { loginAndBack } from '../app/paths';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { LinkButton } from '../ui/LinkButton';
import { ENQUIRE_HASH } from './enquireHash';
import { enquiryDraft } from './enquiryDraft';
import { EnquirerDocument } from './EnquiryDialog.generated';
import { EnquiryForm, type EnquiryListing, type SentBooking } from './EnquiryForm';

interface EnquiryDialogProps {
  listing: EnquiryListing;
  open: boolean;
  onClose: () => void;
  onSent: (booking: SentBooking) => void;
}

/**
 * The enquiry to a venue or vendor: the form for couples, and for others what stands in the way. Load it lazily: it
 * brings the form library, the rules and MUI's dialog.
 */
export default function EnquiryDialog({ listing, open, onClose, onSent }: EnquiryDialogProps) {
  const { data } = useQuery(EnquirerDocument);
  const { pathname, search } = useLocation();
  if (!data) return null;

  const { me } = data;
  if (me?.role === 'USER')
    return <EnquiryForm listing={listing} me={me} open={open} onClose={onClose} onSent={onSent} />;
  const close = (
    <Button variant="text" size="large" onClick={onClose}>
      Close
    </Button>
  );
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Send Enquiry"
      size="small"
      actions={
        <>
          {close}
          <LinkButton variant="primary" size="large" to={loginAndBack(pathname + search + ENQUIRE_HASH)}>
            Log In
          </LinkButton>
        </>
      }
    >
      <p>
        {me
          ? `Enquiries come from couples and visitors. Log in with a user account to write to ${listing.name}.`
          : 'You must be logged in to send an enquiry'}
      </p>
      {!me && enquiryDraft.exists(listing.id) && <p>What you wrote is kept until you are back.</p>}
    </Dialog>
  );
}
