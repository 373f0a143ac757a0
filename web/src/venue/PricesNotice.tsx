import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { askPulse } from '../account/pulse';
import { failureOf } from '../lib/errors';
import { onRequest, platePriceLine } from '../lib/format';
import { keepFocus } from '../lib/keepFocus';
import { Button } from '../ui/Button';
import { Notice } from '../ui/Notice';
import { useToast } from '../ui/useToast';
import { UpdateVenueDocument, type OwnVenueFragment } from './OwnVenue.generated';
import styles from './PricesNotice.module.css';

interface PricesNoticeProps {
  venue: Pick<OwnVenueFragment, 'vegPrice' | 'nonVegPrice'>;
  onEdit: () => void;
}

/** Asks the owner to confirm prices that were read from their text. */
export function PricesNotice({ venue: { vegPrice, nonVegPrice }, onEdit }: PricesNoticeProps) {
  const apollo = useApolloClient();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const line = platePriceLine(vegPrice, nonVegPrice);

  const confirm = async () => {
    setBusy(true);
    let refusal: string | undefined;
    try {
      const { data } = await apollo.mutate({
        mutation: UpdateVenueDocument,
        variables: { input: { vegPrice, nonVegPrice } },
      });
      refusal = data?.updateVenue.userErrors[0]?.message;
    } catch (error) {
      refusal = failureOf(error).message;
    }
    setBusy(false);
    if (refusal) {
      toast.show({ status: 'error', text: `Your prices were not confirmed. ${refusal}` });
      return;
    }
    toast.show({ status: 'success', text: 'Your prices are confirmed.' });
    keepFocus();
    // The notification about them is read now.
    await askPulse(apollo).catch(() => undefined);
  };

  return (
    <Notice tone="warn">
      {line ? (
        <>
          We read these prices per plate from your food packages text: <b className="tabular">{line}</b>. Are
          they right?
        </>
      ) : (
        <>
          We found no price per plate in your food packages text, so couples see “{onRequest()}”. Is that
          right?
        </>
      )}
      <div className={styles.actions}>
        <Button
          size="small"
          variant="primary"
          busy={busy}
          busyLabel="Confirming…"
          onClick={() => void confirm()}
        >
          {line ? 'These are right' : 'That’s right'}
        </Button>
        <Button size="small" icon="pencil" onClick={onEdit}>
          Edit prices
        </Button>
      </div>
    </Notice>
  );
}
