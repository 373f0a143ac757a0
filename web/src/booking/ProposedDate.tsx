import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { failureOf } from '../lib/errors';
import { indianDate } from '../lib/format';
import { Button } from '../ui/Button';
import { useToast } from '../ui/useToast';
import { DropProposalDocument, type BookingChangesFragment } from './BookingCard.generated';
import styles from './BookingCard.module.css';

interface ProposedDateProps {
  booking: BookingChangesFragment;
  onPropose: () => void;
}

/** Moving an approved booking: to ask for another day, and to take the wish back. */
export function ProposedDate({ booking, onPropose }: ProposedDateProps) {
  const { id, listingName, proposedDate } = booking;
  const apollo = useApolloClient();
  const toast = useToast();
  const [busy, setBusy] = useState(false);

  const drop = async () => {
    setBusy(true);
    let refusal: string | undefined;
    try {
      const { data } = await apollo.mutate({ mutation: DropProposalDocument, variables: { id } });
      refusal = data?.dropProposal.userErrors[0]?.message;
    } catch (error) {
      refusal = failureOf(error).message;
    }
    setBusy(false);
    if (refusal) toast.show({ status: 'error', text: `Your wish was not taken back. ${refusal}` });
  };

  return (
    <div className={styles.move}>
      {proposedDate && (
        <p>
          You proposed <b>{indianDate(proposedDate)}</b>. {listingName} has not answered yet.
        </p>
      )}
      <div className={styles.buttons}>
        <Button icon="calendar" aria-haspopup="dialog" onClick={onPropose}>
          Propose another date<span className="visually-hidden"> to {listingName}</span>
        </Button>
        {proposedDate && (
          <Button variant="text" busy={busy} onClick={() => void drop()}>
            Take it back<span className="visually-hidden">: {indianDate(proposedDate)}</span>
          </Button>
        )}
      </div>
    </div>
  );
}
