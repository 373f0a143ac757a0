import Stack from '@mui/material/Stack';
import { codeRules } from '@mandap/api/rules/booking';
import { useState } from 'react';
import { clockTime, indianDate } from '../lib/format';
import { useCountdown } from '../lib/useCountdown';
import { useSubmit } from '../lib/useSubmit';
import { QuoteLine } from '../quote/QuoteLine';
import { Dialog } from '../ui/Dialog';
import { useToast } from '../ui/useToast';
import { ApproveBookingDocument } from './Decision.generated';
import type { EnquiryCardFragment } from './EnquiryCard.generated';
import { enquiryEvent } from './enquiryEvent';
import { LockNote } from './LockNote';
import { Button } from '../ui/mui/Button';
import { Notice } from '../ui/mui/Notice';
import { CodeField } from '../ui/fields/CodeField';
import { t } from './messages.generated';

export interface DecisionDialogProps {
  enquiry: EnquiryCardFragment;
  open: boolean;
  onClose: () => void;
  onDecided: () => void;
  /** The enquiry isn't what the owner saw: it has changed, or was decided or withdrawn. */
  onConflict: () => void;
}

/**
 * Approves an enquiry with the couple's code. Stays open on errors (wrong code, locked approval, full date) and shows
 * them.
 */
export function ApproveDialog({ enquiry, open, onClose, onDecided, onConflict }: DecisionDialogProps) {
  const toast = useToast();
  // The server reveals a lock set in another window, or the hourly limit, only on an attempt.
  const [refusedUntil, setRefusedUntil] = useState<string>();
  const until = [enquiry.lockedUntil ?? '', refusedUntil ?? ''].sort().at(-1);
  const locked = useCountdown(until);

  const { field, busy, form, problem, reset } = useSubmit({
    initial: { code: '' },
    rules: codeRules,
    mutation: ApproveBookingDocument,
    variables: ({ code }) => ({ id: enquiry.id, code, date: enquiry.date, guests: enquiry.guests }),
    payload: ({ approveBooking }) => approveBooking,
    onDone: ({ booking }) => {
      if (booking?.status !== 'APPROVED') return;
      toast.show({
        status: 'success',
        text: t('approved', { name: enquiry.name, date: indianDate(enquiry.date) }),
      });
      onClose();
      onDecided();
    },
    problemOf: ({ message }) => message,
    onFailure: ({ code, retryAfter }) => {
      if (code === 'TOO_MANY_REQUESTS')
        setRefusedUntil(new Date(Date.now() + (retryAfter ?? 0) * 1000).toISOString());
      if (code === 'CONFLICT') onConflict();
      return undefined;
    },
  });

  const close = () => {
    reset();
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={t('enterOTP')}
      subtitle={t('askForCode', { name: enquiry.name })}
      size="small"
      onSubmit={form.onSubmit}
      actions={
        <>
          <Button variant="text" size="large" onClick={close}>
            {t('cancel')}
          </Button>
          <Button
            type="submit"
            variant="primary"
            size="large"
            busy={busy}
            busyLabel={t('checking')}
            disabled={locked > 0}
          >
            {t('submit')}
          </Button>
        </>
      }
    >
      <Stack sx={{ gap: 3 }}>
        <p>{t('event', enquiryEvent(enquiry))}</p>
        <QuoteLine booking={enquiry} side="business" inDialog />
        <CodeField {...field('code')} label={t('code')} autoFocus />
        {until && locked > 0 ? (
          <>
            <Notice tone="error">
              {t('tooManyAttempts', { until: clockTime(Math.ceil(Date.parse(until) / 60_000) * 60_000) })}
            </Notice>
            {until === enquiry.lockedUntil && <LockNote seconds={locked} />}
          </>
        ) : (
          problem && <Notice tone="error">{problem}</Notice>
        )}
      </Stack>
    </Dialog>
  );
}
