import Box from '@mui/material/Box';
import { useState } from 'react';
import { EnquiryCode } from '../booking/EnquiryCode';
import { lazyComponent, useLazyComponent } from '../lib/lazyComponent';
import { Button } from '../ui/mui/Button';
import { useProblemToast } from '../ui/useProblemToast';
import { AcceptButton } from './AcceptButton';
import { canAccept } from './canAccept';
import { t } from './messages.generated';
import type { QuoteBookingFragment } from './Quote.generated';

/** Loaded on demand, because of its field. */
const lazyDeclineDialog = lazyComponent(() =>
  Promise.all([import('./DeclineDialog'), import('../ui/DialogSurface')]).then(
    ([{ default: Dialog }]) => Dialog,
  ),
);

interface CoupleQuoteProps {
  booking: QuoteBookingFragment;
  quote: NonNullable<QuoteBookingFragment['quote']>;
  /** Fetches the booking again. */
  reload: () => Promise<void>;
  /** Whether the couple's code confirms what they have accepted. */
  hasCode: boolean;
  canDecline: boolean;
}

/** What a couple can do about a quote: accept or decline it, and then give their code to the business. */
export default function CoupleQuote({ booking, quote, reload, hasCode, canDecline }: CoupleQuoteProps) {
  return (
    <>
      {hasCode && <EnquiryCode code={booking.code} listingName={booking.listingName} />}
      {canDecline && (
        <Box sx={actionsSx}>
          {canAccept(booking) && <AcceptButton booking={booking} quote={quote} reload={reload} />}
          <DeclineButton booking={booking} quote={quote} reload={reload} />
        </Box>
      )}
    </>
  );
}

/** Opens the dialog that declines a quote, or asks for a new one if it can’t be accepted anymore. */
function DeclineButton({ booking, quote, reload }: Pick<CoupleQuoteProps, 'booking' | 'quote' | 'reload'>) {
  const { component: DeclineDialog, load, loading, problem, prefetch } = useLazyComponent(lazyDeclineDialog);
  const [open, setOpen] = useState(false);
  /** The version that was on the page when the dialog opened. */
  const [shown, setShown] = useState(quote);
  useProblemToast(problem);
  return (
    <>
      <Button
        aria-haspopup="dialog"
        aria-busy={loading || undefined}
        {...prefetch}
        onClick={() => {
          setShown(quote);
          void load().then(setOpen);
        }}
      >
        {t(!booking.canSendMessages ? 'declineOnly' : quote.status === 'OPEN' ? 'decline' : 'askForNew')}
      </Button>
      {DeclineDialog && (
        <DeclineDialog
          quoteId={shown.id}
          listing={booking.listingName}
          canWrite={booking.canSendMessages}
          open={open}
          onClose={() => setOpen(false)}
          onChanged={() => void reload()}
        />
      )}
    </>
  );
}

const actionsSx = { display: 'flex', flexWrap: 'wrap', gap: 2 };
