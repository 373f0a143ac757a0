import { useQuery } from '@apollo/client/react';
import { useLocation } from 'react-router-dom';
import { loginAndBack } from '../app/paths';
import { Button } from '../ui/mui/Button';
import { Dialog } from '../ui/Dialog';
import { ErrorState } from '../ui/ErrorState';
import { RetryButton } from '../ui/mui/RetryButton';
import { LinkButton } from '../ui/mui/LinkButton';
import { ENQUIRE_HASH } from './enquireHash';
import { enquiryDraft } from './enquiryDraft';
import { EnquirerDocument } from './EnquiryDialog.generated';
import { EnquiryForm, type SentBooking } from './EnquiryForm';
import type { EnquiryListing } from './EnquiryListing';
import { t } from './enquiry.messages.generated';

interface EnquiryDialogProps {
  listing: EnquiryListing;
  open: boolean;
  onClose: () => void;
  onSent: (booking: SentBooking) => void;
}

/**
 * The enquiry dialog: the form for couples, an explanation for everybody else. Load it lazily: it brings the form
 * library, the validation rules and MUI's dialog.
 */
export default function EnquiryDialog({ listing, open, onClose, onSent }: EnquiryDialogProps) {
  const { data, error, refetch } = useQuery(EnquirerDocument);
  const { pathname, search } = useLocation();
  if (!data)
    return error ? (
      <Dialog open={open} onClose={onClose} title={t('sendEnquiry')} size="small">
        <ErrorState
          title={t('notLoaded')}
          error={error}
          headingLevel={3}
          action={<RetryButton onRetry={refetch} />}
        />
      </Dialog>
    ) : null;

  const { me } = data;
  if (me?.role === 'USER')
    return <EnquiryForm listing={listing} me={me} open={open} onClose={onClose} onSent={onSent} />;
  const close = (
    <Button variant="text" size="large" onClick={onClose}>
      {t('close')}
    </Button>
  );
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('sendEnquiry')}
      size="small"
      actions={
        <>
          {close}
          <LinkButton variant="primary" size="large" to={loginAndBack(pathname + search + ENQUIRE_HASH)}>
            {t('logIn')}
          </LinkButton>
        </>
      }
    >
      <p>{me ? t('usersOnly', { name: listing.name }) : t('loginNeeded')}</p>
      {!me && enquiryDraft.exists(listing.id) && <p>{t('draftKept')}</p>}
    </Dialog>
  );
}
