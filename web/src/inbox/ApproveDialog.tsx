import { codeRules } from '@mandap/api/rules/booking';
import { useState } from 'react';
import { clockTime, indianDate } from '../lib/format';
import { useCountdown } from '../lib/useCountdown';
import { useSubmit } from '../lib/useSubmit';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { Notice } from '../ui/Notice';
import { OtpInput } from '../ui/OtpInput';
import { useToast } from '../ui/useToast';
import styles from './ApproveDialog.module.css';
import { ApproveBookingDocument } from './Decision.generated';
import type { EnquiryCardFragment } from './EnquiryCard.generated';
import { LockNote } from './LockNote';

export interface DecisionDialogProps {
  enquiry: EnquiryCardFragment;
  open: boolean;
  onClose: () => void;
  onDecided: () => void;
}

/**
 * Approves with the code that the couple gave. It closes when the enquiry is approved, and not before: a wrong code,
 * a locked approval and a day that is full are said inside.
 */
export function ApproveDialog({ enquiry, open, onClose, onDecided }: DecisionDialogProps) {
  const toast = useToast();
  const [problem, setProblem] = useState<string>();
  // The fifth wrong code locks it; another window's, or too many decisions in an hour, are met on trying.
  const [refusedUntil, setRefusedUntil] = useState<string>();
  const until = [enquiry.lockedUntil ?? '', refusedUntil ?? ''].sort().at(-1);
  const locked = useCountdown(until);

  const { field, busy, form, reset } = useSubmit({
    initial: { code: '' },
    rules: codeRules,
    mutation: ApproveBookingDocument,
    variables: ({ code }) => ({ id: enquiry.id, code, date: enquiry.date }),
    payload: ({ approveBooking }) => approveBooking,
    onDone: ({ booking }) => {
      if (booking?.status !== 'APPROVED') return;
      toast.show({ status: 'success', text: `${enquiry.name} is booked for ${indianDate(enquiry.date)}.` });
      onClose();
      onDecided();
    },
    onFailure: ({ code, message, retryAfter }) => {
      setProblem(message);
      if (code === 'TOO_MANY_REQUESTS')
        setRefusedUntil(new Date(Date.now() + (retryAfter ?? 0) * 1000).toISOString());
      // Decided in another window, or withdrawn: the list behind shows it.
      if (code === 'CONFLICT') onDecided();
      return undefined;
    },
  });

  const close = () => {
    reset();
    setProblem(undefined);
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title="Enter OTP"
      lead={`Ask ${enquiry.name} for the six-digit code.`}
      size="small"
      onSubmit={(event) => {
        setProblem(undefined);
        form.onSubmit(event);
      }}
      actions={
        <>
          <Button variant="text" size="large" onClick={close}>
            Cancel
          </Button>
          <Button
            type="submit"
            variant="primary"
            size="large"
            busy={busy}
            busyLabel="Checking…"
            disabled={locked > 0}
          >
            Submit
          </Button>
        </>
      }
    >
      <div className={styles.stack}>
        <OtpInput {...field('code')} label="Code" autoFocus />
        {until && locked > 0 ? (
          <>
            <Notice tone="bad">
              Too many tries. You can try again at {clockTime(Math.ceil(Date.parse(until) / 60_000) * 60_000)}
              .
            </Notice>
            {until === enquiry.lockedUntil && <LockNote seconds={locked} />}
          </>
        ) : (
          problem && <Notice tone="bad">{problem}</Notice>
        )}
      </div>
    </Dialog>
  );
}
