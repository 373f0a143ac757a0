import Box from '@mui/material/Box';
import { bookingStatusOf } from '../booking/bookingStatus';
import { indianDate } from '../lib/format';
import { rich } from '../lib/rich';
import { useCountdown } from '../lib/useCountdown';
import { visuallyHidden } from '../ui/visuallyHidden';
import { Button } from '../ui/mui/Button';
import { Notice } from '../ui/mui/Notice';
import { RecordChoice } from '../ui/mui/RecordCard';
import type { EnquiryCardFragment } from './EnquiryCard.generated';
import { LockNote } from './LockNote';
import { t } from './messages.generated';

/** An owner's decisions on an enquiry. */
export type EnquiryAction = 'approve' | 'reject' | 'offerDates' | 'acceptReschedule' | 'declineReschedule';

interface EnquiryChoiceProps {
  enquiry: EnquiryCardFragment;
  onAction: (action: EnquiryAction, enquiry: EnquiryCardFragment) => void;
}

/** What an owner has to decide: whether to approve a pending enquiry, or to accept the requested date of an approved one. */
export function EnquiryChoice({ enquiry, onAction }: EnquiryChoiceProps) {
  const { name, requestedDate } = enquiry;
  const pending = bookingStatusOf(enquiry) === 'pending';
  const locked = useCountdown(pending ? enquiry.lockedUntil : null);
  return (
    <Box className="enquiry-choice" sx={choiceSx}>
      {locked > 0 && <LockNote seconds={locked} />}
      {pending && (
        <RecordChoice>
          <Button
            variant="primary"
            icon="check"
            aria-haspopup="dialog"
            disabled={locked > 0}
            onClick={() => onAction('approve', enquiry)}
          >
            {rich(t, 'approveOf', { hidden: visuallyHidden, name })}
          </Button>
          <Button
            tone="error"
            icon="close"
            aria-haspopup="dialog"
            onClick={() => onAction('reject', enquiry)}
          >
            {rich(t, 'rejectOf', { hidden: visuallyHidden, name })}
          </Button>
        </RecordChoice>
      )}
      {requestedDate && (
        <>
          <Notice tone="warning">{t('requestedDate', { requestedDate: indianDate(requestedDate) })}</Notice>
          <RecordChoice>
            <Button
              variant="primary"
              icon="check"
              aria-haspopup="dialog"
              onClick={() => onAction('acceptReschedule', enquiry)}
            >
              {rich(t, 'acceptOf', { hidden: visuallyHidden, name })}
            </Button>
            <Button
              tone="error"
              icon="close"
              aria-haspopup="dialog"
              onClick={() => onAction('declineReschedule', enquiry)}
            >
              {rich(t, 'declineOf', { hidden: visuallyHidden, name })}
            </Button>
          </RecordChoice>
        </>
      )}
    </Box>
  );
}

const choiceSx = { display: 'grid', gap: 3.5, mt: 'auto', '&:empty': { display: 'none' } };
