import { useQuery } from '@apollo/client/react';
import Skeleton from '@mui/material/Skeleton';
import { useId, useState } from 'react';
import { LoadError } from '../account/LoadError';
import { useViewer } from '../app/useViewer';
import { indianDate } from '../lib/format';
import { Dialog } from '../ui/Dialog';
import { Button } from '../ui/mui/Button';
import { useToast } from '../ui/useToast';
import { t } from './editor.messages.generated';
import type { QuoteBookingFragment } from './Quote.generated';
import { SuggestedQuoteLinesDocument } from './QuoteEditor.generated';
import type { QuoteValues } from './quoteForm';
import { QuoteForm } from './QuoteForm';
import { initialValues } from './quoteStart';
import { useQuoteDraft } from './useQuoteDraft';

interface QuoteEditorProps {
  booking: QuoteBookingFragment;
  open: boolean;
  onClose: () => void;
  /** Fetches the booking again. */
  onChanged: () => Promise<void>;
}

/** The dialog in which a business writes a quote for a booking, or its next version. */
export default function QuoteEditor({ booking, open, onClose, onChanged }: QuoteEditorProps) {
  const { id, quote } = booking;
  const formId = useId();
  const toast = useToast();
  const viewer = useViewer();
  const { data, error, refetch } = useQuery(SuggestedQuoteLinesDocument, {
    variables: { bookingId: id },
    skip: !open,
    // They depend on the guests and the prices, which may have changed.
    fetchPolicy: 'network-only',
  });
  const suggestions = data?.suggestedQuoteLines;
  const [initial, setInitial] = useState<QuoteValues>();
  if (suggestions && !initial) setInitial(initialValues(booking, suggestions));
  const draft = useQuoteDraft(id, viewer?.id ?? '');
  const [busy, setBusy] = useState(false);
  const sentVersion = quote?.version ?? 0;
  /** The version that this quote was begun as. */
  const [version, setVersion] = useState(draft.version ?? sentVersion + 1);
  // While it is being sent, the newer version may be this quote.
  const isOutdated = open && !busy && sentVersion >= version;
  /** Counts the fresh starts, each with a form of its own. */
  const [starts, setStarts] = useState(0);
  const startAgain = () => {
    draft.clear();
    setStarts(starts + 1);
    setInitial(undefined);
    setVersion(sentVersion + 1);
  };
  const values = draft.values ?? initial;

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('title', { couple: booking.name })}
      subtitle={t('subtitle', { date: indianDate(booking.date), guests: booking.guests })}
      actions={
        <>
          {(draft.values || isOutdated) && (
            <Button variant="text" size="large" onClick={startAgain}>
              {t('discard')}
            </Button>
          )}
          <Button variant="text" size="large" onClick={onClose}>
            {t('close')}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            size="large"
            busy={busy}
            busyLabel={t('sending')}
            disabled={!values}
          >
            {t('send')}
          </Button>
        </>
      }
    >
      {values ? (
        <QuoteForm
          key={starts}
          id={formId}
          booking={booking}
          open={open}
          initial={values}
          suggestions={suggestions ?? []}
          newerVersion={isOutdated ? sentVersion : undefined}
          onType={(typed) => draft.save({ values: typed, version })}
          onBusy={setBusy}
          onSent={() => {
            startAgain();
            toast.show({ status: 'success', text: t('sent', { couple: booking.name }) });
            onClose();
          }}
          onChanged={onChanged}
        />
      ) : error ? (
        <LoadError error={error} onRetry={refetch} />
      ) : (
        <Skeleton height={480} />
      )}
    </Dialog>
  );
}
