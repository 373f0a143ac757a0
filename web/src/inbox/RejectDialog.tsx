import Stack from '@mui/material/Stack';
import { REJECTION_NOTE_MAX, REJECTION_REASONS } from '@mandap/api/constants/booking';
import { rejectionReasonLabel } from '@mandap/api/labels/booking';
import { rejectionReasonRules } from '@mandap/api/rules/booking';
import { useSubmit } from '../lib/useSubmit';
import { useUnsavedChanges } from '../lib/useUnsavedChanges';
import { Dialog } from '../ui/Dialog';
import { RadioGroupField } from '../ui/fields/RadioGroupField';
import { TextField } from '../ui/fields/TextField';
import { Button } from '../ui/mui/Button';
import { Notice } from '../ui/mui/Notice';
import { useToast } from '../ui/useToast';
import type { DecisionDialogProps } from './ApproveDialog';
import { RejectBookingDocument } from './Decision.generated';
import { enquiryEvent } from './enquiryEvent';
import { t } from './messages.generated';

/** Rejects an enquiry for a reason, which the couple sees. Final. */
export function RejectDialog({ enquiry, open, onClose, onDecided, onConflict }: DecisionDialogProps) {
  const toast = useToast();
  const { field, form, busy, changed, problem, reset } = useSubmit({
    initial: { reason: '', note: '' },
    rules: rejectionReasonRules,
    mutation: RejectBookingDocument,
    variables: ({ reason, note }) => ({
      id: enquiry.id,
      date: enquiry.date,
      guests: enquiry.guests,
      reason,
      note: enquiry.canSendMessages ? note : '',
    }),
    payload: ({ rejectBooking }) => rejectBooking,
    onDone: () => {
      toast.show({ status: 'info', text: t('rejected', { name: enquiry.name }) });
      onDecided();
      onClose();
    },
    problemOf: ({ message }) => t('notRejected', { refusal: message }),
    onFailure: ({ code }) => {
      if (code === 'CONFLICT') onConflict();
      return undefined;
    },
  });
  const { warning, leave } = useUnsavedChanges(open && changed);
  const close = () =>
    leave(() => {
      reset();
      onClose();
    });
  return (
    <Dialog
      open={open}
      onClose={close}
      title={t('rejectTitle')}
      size="small"
      onSubmit={form.onSubmit}
      actions={
        <>
          <Button variant="text" size="large" onClick={close}>
            {t('cancel')}
          </Button>
          <Button type="submit" tone="error" size="large" busy={busy} busyLabel={t('rejecting')}>
            {t('reject')}
          </Button>
        </>
      }
    >
      <Stack sx={{ gap: 4 }}>
        <p>{t('event', enquiryEvent(enquiry))}</p>
        <p>{t('rejectEffect', { name: enquiry.name })}</p>
        <RadioGroupField
          {...field('reason')}
          label={t('reason')}
          options={REJECTION_REASONS.map((reason) => ({
            value: reason,
            label: rejectionReasonLabel(reason),
          }))}
        />
        {enquiry.canSendMessages && (
          <TextField
            {...field('note')}
            label={t('noteToCouple')}
            hint={t('noteHint', { name: enquiry.name })}
            maxLength={REJECTION_NOTE_MAX}
            rows={2}
          />
        )}
        {problem && <Notice tone="error">{problem}</Notice>}
      </Stack>
      {warning}
    </Dialog>
  );
}
