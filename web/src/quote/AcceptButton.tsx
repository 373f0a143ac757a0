import { useMutation } from '@apollo/client/react';
import { formatPaise } from '@mandap/api/intl';
import { useState } from 'react';
import { refusalOf } from '../lib/refusalOf';
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
  const [acceptQuote, { loading: busy }] = useMutation(AcceptQuoteDocument);
  const toast = useToast();
  const [open, setOpen] = useState(false);
  /** The version that the dialog names. A newer one that arrives meanwhile must not be accepted unseen. */
  const [shown, setShown] = useState(quote);
  const accept = async () => {
    const problem = await refusalOf(acceptQuote({ variables: { id: shown.id } }));
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
