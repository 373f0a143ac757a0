import { codeRules } from '@mandap/api/rules/booking';
import { useEffect, useState } from 'react';
import { clockTime, indianDate } from '../lib/format';
import { useSubmit, type SubmitFailure } from '../lib/useSubmit';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { Notice } from '../ui/Notice';
import { OtpInput } from '../ui/OtpInput';
import { useToast } from '../ui/useToast';
import styles from './ApproveDialog.module.css';
import { ApproveBookingDocument } from './Decision.generated';
import type { EnquiryCardFragment } from './EnquiryCard.generated';

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
  const [lockedFor, setLockedFor] = useState(0);
  useEffect(() => {
    if (!lockedFor) return;
    const timer = setTimeout(() => {
      setLockedFor(0);
      setProblem(undefined);
    }, lockedFor * 1000);
    return () => clearTimeout(timer);
  }, [lockedFor]);
  const { field, busy, form, reset } = useSubmit({
    initial: { code: '' },
    rules: codeRules,
    mutation: ApproveBookingDocument,
    variables: ({ code }) => ({ id: enquiry.id, code }),
    payload: ({ approveBooking }) => approveBooking,
    onDone: ({ booking }) => {
      if (booking?.status !== 'APPROVED') return;
      toast.show({ status: 'success', text: `${enquiry.name} is booked for ${indianDate(enquiry.date)}.` });
      onClose();
      onDecided();
    },
    onFailure: (failure) => {
      setProblem(problemOf(failure));
      if (failure.code === 'TOO_MANY_REQUESTS') setLockedFor(failure.retryAfter ?? 0);
      // Decided in another window, or withdrawn: the list behind shows it.
      if (failure.code === 'CONFLICT') onDecided();
      return undefined;
    },
  });
  const close = () => {
    reset();
    if (!lockedFor) setProblem(undefined);
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
            disabled={lockedFor > 0}
          >
            Submit
          </Button>
        </>
      }
    >
      <div className={styles.stack}>
        <OtpInput {...field('code')} label="Code" autoFocus />
        {problem && <Notice tone="bad">{problem}</Notice>}
      </div>
    </Dialog>
  );
}

const problemOf = ({ code, message, retryAfter }: SubmitFailure): string =>
  code === 'TOO_MANY_REQUESTS' && retryAfter
    ? `${message} You can try again at ${clockTime(Date.now() + retryAfter * 1000)}.`
    : message;
