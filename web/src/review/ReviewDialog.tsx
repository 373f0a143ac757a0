import { useQuery } from '@apollo/client/react';
import Skeleton from '@mui/material/Skeleton';
import { useId, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { loginAndBack } from '../app/paths';
import { useViewer } from '../app/useViewer';
import { failureOf } from '../lib/errors';
import { indianDate } from '../lib/format';
import { moveFocusToMain } from '../lib/moveFocusToMain';
import { Button } from '../ui/mui/Button';
import { Dialog } from '../ui/Dialog';
import { LinkButton } from '../ui/mui/LinkButton';
import { Notice } from '../ui/mui/Notice';
import { ListingPicker } from './ListingPicker';
import { t } from './dialog.messages.generated';
import type { ReviewListing } from './ReviewContext';
import { MyReviewDocument } from './ReviewDialog.generated';
import { REVIEW_HASH, reviewedListing, reviewDraft } from './reviewDraft';
import { ReviewForm } from './ReviewForm';

interface ReviewDialogProps {
  /** Omit it to show a listing picker. */
  listing: ReviewListing | undefined;
  open: boolean;
  onClose: () => void;
}

/**
 * Form to review a venue or vendor. Visitors can write; to submit they log in, and their draft is restored. Load it
 * lazily: it brings the form library, the rules and MUI's dialog.
 */
export default function ReviewDialog({ listing: given, open, onClose }: ReviewDialogProps) {
  const formId = useId();
  const { pathname, search } = useLocation();
  const me = useViewer();
  const isUser = me?.role === 'USER';
  const [listing, setListing] = useState(given);
  const [busy, setBusy] = useState(false);
  const { data, error, refetch } = useQuery(MyReviewDocument, {
    variables: { listingId: listing?.id ?? '' },
    skip: !listing || !isUser,
  });
  // Keep the data from when the dialog opened: submitting changes it just before closing.
  const [before, setBefore] = useState(data);
  if (data && !before) setBefore(data);
  const known = !isUser || before !== undefined;
  const mine = before?.myReview ?? null;
  const eventDay = before?.reviewableAfter;

  const content = () => {
    if (!listing) return <ListingPicker onChoose={setListing} />;
    if (me && !isUser) return <p>{t('usersOnly', { name: listing.name })}</p>;
    if (eventDay) return <p>{t('tooEarly', { name: listing.name, eventDay: indianDate(eventDay) })}</p>;
    if (known)
      return (
        <ReviewForm
          id={formId}
          listing={listing}
          me={me}
          mine={mine}
          // The listing picker had the focus and is gone.
          autoFocus={!given}
          onBusy={setBusy}
          onDone={() => {
            onClose();
            // The button that asked for the review may be gone.
            moveFocusToMain();
          }}
        />
      );
    if (error)
      return (
        <Notice tone="error">
          {failureOf(error).message}{' '}
          <Button variant="text" size="small" onClick={() => void refetch()}>
            {t('tryAgain')}
          </Button>
        </Notice>
      );
    return <Skeleton height={320} />;
  };

  const close = (
    <Button variant="text" size="large" onClick={onClose}>
      {t('close')}
    </Button>
  );
  const next = () => {
    if (!listing || eventDay) return close;
    if (isUser)
      return (
        <>
          {close}
          <Button
            type="submit"
            form={formId}
            variant="primary"
            size="large"
            busy={busy}
            busyLabel={t('sending')}
            disabled={!known}
          >
            {mine?.status === 'REJECTED' ? t('resubmit') : mine ? t('save') : t('send')}
          </Button>
        </>
      );
    const back = pathname + search + REVIEW_HASH;
    return (
      <>
        {close}
        <LinkButton
          variant="primary"
          size="large"
          to={loginAndBack(back)}
          onClick={() => {
            reviewedListing.save(listing);
            reviewDraft.markForLogin(listing.id, back);
          }}
        >
          {t('logIn')}
        </LinkButton>
      </>
    );
  };

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={mine ? t('editYourReview') : t('writeAReview')}
      subtitle={
        listing
          ? t('ofListing', { value: [listing.name, listing.place].filter(Boolean).join(', ') })
          : t('whichListing')
      }
      actions={next()}
    >
      {content()}
    </Dialog>
  );
}
