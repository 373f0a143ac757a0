import { useApolloClient } from '@apollo/client/react';
import { formatPaise } from '@mandap/api/intl';
import { useState } from 'react';
import { failureOf } from '../lib/errors';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { Button } from '../ui/mui/Button';
import { useToast } from '../ui/useToast';
import { t } from './messages.generated';
import { AcceptQuoteDocument, type QuoteBookingFragment } from './Quote.generated';

interface AcceptButtonProps {
  booking: QuoteBookingFragment;
  quote: NonNullable<QuoteBookingFragment['quote']>;
  reload: () => Promise<void>;
}

/** Accepts a quote after a confirmation. */
export function AcceptButton({ booking, quote, reload }: AcceptButtonProps) {
  const apollo = useApolloClient();
  const toast = useToast();
  const [open, setOpen] = useState(false);
  /** The version that the dialog names. A newer one that arrives meanwhile must not be accepted unseen. */
  const [shown, setShown] = useState(quote);
  const [busy, setBusy] = useState(false);
  const accept = async () => {
    setBusy(true);
    let problem: string | undefined;
    try {
      const { data } = await apollo.mutate({ mutation: AcceptQuoteDocument, variables: { id: shown.id } });
      problem = data?.changed.userErrors[0]?.message;
    } catch (error) {
      problem = failureOf(error).message;
    }
    setBusy(false);
    setOpen(false);
    toast.show(
      problem
        ? { status: 'error', text: t('notChanged', { why: problem }) }
        : { status: 'success', text: t('accepted') },
    );
    await reload();
  };
  const values = { total: formatPaise(shown.total), listing: booking.listingName };
  return (
    <>
      <Button
        tone="success"
        icon="check"
        aria-haspopup="dialog"
        onClick={() => {
          setShown(quote);
          setOpen(true);
        }}
      >
        {t('accept')}
      </Button>
      <ConfirmDialog
        open={open}
        title={t('acceptTitle')}
        confirmLabel={t('accept')}
        busy={busy}
        onConfirm={() => void accept()}
        onClose={() => setOpen(false)}
      >
        {t(booking.status === 'PENDING' ? 'acceptEffect' : 'acceptEffectApproved', values)}
      </ConfirmDialog>
    </>
  );
}
