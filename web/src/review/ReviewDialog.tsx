import { useQuery } from '@apollo/client/react';
import { useId, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { loginAndBack } from '../app/paths';
import { useViewer } from '../app/useViewer';
import { failureOf } from '../lib/errors';
import { indianDate } from '../lib/format';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { LinkButton } from '../ui/LinkButton';
import { Notice } from '../ui/Notice';
import { Skeleton } from '../ui/Skeleton';
import { ListingPicker } from './ListingPicker';
import type { ReviewListing } from './ReviewContext';
import { MyReviewDocument } from './ReviewDialog.generated';
import styles from './ReviewDialog.module.css';
import { REVIEW_HASH, reviewAbout, reviewDraft } from './reviewDraft';
import { ReviewForm } from './ReviewForm';

interface ReviewDialogProps {
  /** Without one, the dialog asks for it. */
  listing: ReviewListing | undefined;
  open: boolean;
  onClose: () => void;
}

/**
 * A review of a venue or vendor. It opens for everyone; who is not logged in is led to the login and back, and what
 * they wrote is kept. Load it lazily: it brings the form library, the rules and MUI's dialog.
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
  // As it was when the dialog opened: what is sent changes it just before the dialog goes.
  const [before, setBefore] = useState(data);
  if (data && !before) setBefore(data);
  const known = !isUser || before !== undefined;
  const mine = before?.myReview ?? null;
  const eventDay = before?.reviewableAfter;

  const content = () => {
    if (!listing) return <ListingPicker onChoose={setListing} />;
    if (me && !isUser)
      return (
        <p>Reviews come from couples and visitors. Log in with a user account to review {listing.name}.</p>
      );
    if (eventDay)
      return (
        <p>
          Your event at {listing.name} is on {indianDate(eventDay)}. Please write your review after it: other
          couples want to read how it went.
        </p>
      );
    if (known)
      return (
        <ReviewForm
          id={formId}
          listing={listing}
          me={me}
          mine={mine}
          // What had the focus, the field for the listing, has gone.
          autoFocus={!given}
          onBusy={setBusy}
          onDone={onClose}
        />
      );
    if (error)
      return (
        <Notice tone="bad">
          {failureOf(error).message}{' '}
          <Button variant="text" size="small" onClick={() => void refetch()}>
            Try again
          </Button>
        </Notice>
      );
    return <Skeleton className={styles.waiting} />;
  };

  const close = (
    <Button variant="text" size="large" onClick={onClose}>
      Close
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
            busyLabel="Sending…"
            disabled={!known}
          >
            {mine?.status === 'REJECTED' ? 'Resubmit' : mine ? 'Save' : 'Send'}
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
            reviewAbout.keep(listing);
            reviewDraft.leadToLogin(listing.id, back);
          }}
        >
          Log In
        </LinkButton>
      </>
    );
  };

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={mine ? 'Edit your Review' : 'Write a Review'}
      lead={
        listing
          ? `of ${[listing.name, listing.place].filter(Boolean).join(', ')}`
          : 'Which venue or vendor is it about?'
      }
      actions={next()}
    >
      {content()}
    </Dialog>
  );
}
