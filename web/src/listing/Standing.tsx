import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { paths } from '../app/paths';
import { failureOf } from '../lib/errors';
import { indianDate } from '../lib/format';
import { keepFocus } from '../lib/keepFocus';
import { Button } from '../ui/Button';
import { Notice } from '../ui/Notice';
import { TextLink } from '../ui/TextLink';
import { useToast } from '../ui/useToast';
import styles from './Standing.module.css';
import { ResubmitListingDocument, type StandingFragment } from './Standing.generated';

interface StandingProps {
  listing: StandingFragment;
  /** Asks for the listing again. */
  onResubmitted: () => Promise<unknown>;
}

/** What the state of a listing means for its owner; one that was turned down can be handed in again. */
export function Standing({ listing, onResubmitted }: StandingProps) {
  const { status, rejectionReason, resubmittedAt, suspensionReason, suspendedAt } = listing;
  if (status === 'APPROVED')
    return <Notice tone="ok">Your listing is approved. Enquiries for it come to your notifications.</Notice>;
  if (status === 'REJECTED') return <TurnedDown reason={rejectionReason} onResubmitted={onResubmitted} />;
  if (status === 'SUSPENDED')
    return (
      <Notice tone="bad">
        <p>
          <b>Your listing is suspended{suspendedAt && ` since ${indianDate(suspendedAt)}`}.</b>
        </p>
        <p className={styles.reason}>{suspensionReason}</p>
        <p>
          Couples can’t find it or send new enquiries. Your open enquiries and bookings continue. Once you
          have changed what we asked for, write to us and we’ll reinstate it.
        </p>
      </Notice>
    );
  return (
    <Notice tone="warn">
      {resubmittedAt && `You handed your listing in again on ${indianDate(resubmittedAt)}. `}
      Our team looks at your listing. Visitors see it once it is approved.
    </Notice>
  );
}

function TurnedDown({
  reason,
  onResubmitted,
}: {
  reason: string | null;
  onResubmitted: StandingProps['onResubmitted'];
}) {
  const apollo = useApolloClient();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const resubmit = async () => {
    setBusy(true);
    let refusal: string | undefined;
    try {
      const { data } = await apollo.mutate({ mutation: ResubmitListingDocument });
      refusal = data?.resubmitListing.userErrors[0]?.message;
      await onResubmitted();
    } catch (error) {
      refusal = failureOf(error).message;
    }
    setBusy(false);
    if (refusal) {
      toast.show({ status: 'error', text: `Your listing was not handed in. ${refusal}` });
      return;
    }
    toast.show({
      status: 'success',
      text: 'Your listing was handed in again. We write to you when it is decided.',
    });
    keepFocus();
  };
  return (
    <div className={styles.turnedDown}>
      <Notice tone="bad">
        <b>Your listing was not approved.</b>{' '}
        {reason || (
          <>
            <TextLink inline to={paths.contact}>
              Write to us
            </TextLink>
            , and we tell you what is missing.
          </>
        )}
      </Notice>
      <p className={styles.next}>
        Put right what is named here, then hand it in again. Our team looks at it once more.
      </p>
      <div>
        <Button
          variant="primary"
          icon="reply"
          busy={busy}
          busyLabel="Handing in…"
          onClick={() => void resubmit()}
        >
          Resubmit for approval
        </Button>
      </div>
    </div>
  );
}
