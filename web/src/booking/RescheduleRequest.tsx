import Box from '@mui/material/Box';
import { useMutation } from '@apollo/client/react';
import type { FieldsOf } from '../lib/fieldsOf';
import { indianDate } from '../lib/format';
import { refusalOf } from '../lib/refusalOf';
import { rich } from '../lib/rich';
import { visuallyHidden } from '../ui/visuallyHidden';
import { Button } from '../ui/mui/Button';
import { useToast } from '../ui/useToast';
import { CancelRescheduleDocument, type BookingChangesFragment } from './BookingCard.generated';
import { t } from './messages.generated';

interface RescheduleRequestProps {
  booking: FieldsOf<BookingChangesFragment>;
  onReschedule: () => void;
}

/** The reschedule request of an approved booking: to send one, or to cancel it. */
export function RescheduleRequest({ booking, onReschedule }: RescheduleRequestProps) {
  const { id, listingName, requestedDate } = booking;
  const toast = useToast();
  const [cancelReschedule, { loading: busy }] = useMutation(CancelRescheduleDocument);

  const cancel = async () => {
    const refusal = await refusalOf(cancelReschedule({ variables: { id } }));
    if (refusal) toast.show({ status: 'error', text: t('requestNotCancelled', { refusal }) });
  };

  return (
    <Box sx={requestSx}>
      {requestedDate && (
        <p>
          {rich(t, 'dateRequestedPending', {
            b: (text) => <b>{text}</b>,
            requestedDate: indianDate(requestedDate),
            listingName,
          })}
        </p>
      )}
      <Box sx={buttonsSx}>
        <Button icon="calendar" aria-haspopup="dialog" onClick={onReschedule}>
          {rich(t, 'requestAnotherDateOf', { hidden: visuallyHidden, listingName })}
        </Button>
        {requestedDate && (
          <Button variant="text" busy={busy} onClick={() => void cancel()}>
            {rich(t, 'cancelRequest', { hidden: visuallyHidden, requestedDate: indianDate(requestedDate) })}
          </Button>
        )}
      </Box>
    </Box>
  );
}

const requestSx = {
  display: 'grid',
  gap: 3,
  fontSize: 'var(--t-sm)',
};
const buttonsSx = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 8px',
  '& > *': { flex: '1 1 auto' },
};
