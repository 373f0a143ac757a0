import Stack from '@mui/material/Stack';
import { REJECTION_NOTE_MAX, REJECTION_REASONS } from '@mandap/api/constants/booking';
import { rejectionReasonLabel } from '@mandap/api/labels/booking';
import { rejectionReasonRules } from '@mandap/api/rules/booking';
import { indianDate } from '../lib/format';
import { useSubmit } from '../lib/useSubmit';
import { Dialog } from '../ui/Dialog';
import { RadioGroupField } from '../ui/fields/RadioGroupField';
import { TextField } from '../ui/fields/TextField';
import { Button } from '../ui/mui/Button';
import { useToast } from '../ui/useToast';
import type { DecisionDialogProps } from './ApproveDialog';
import { RejectBookingDocument } from './Decision.generated';
import { t } from './messages.generated';

/** Rejects an enquiry for a reason, which the couple sees. Final. */
export function RejectDialog({ enquiry, open, onClose, onDecided }: DecisionDialogProps) {
  const toast = useToast();
  const { field, form, busy, reset } = useSubmit({
    initial: { reason: '', note: '' },
    rules: rejectionReasonRules,
    mutation: RejectBookingDocument,
    variables: ({ reason, note }) => ({ id: enquiry.id, date: enquiry.date, reason, note }),
    payload: ({ rejectBooking }) => rejectBooking,
    onDone: () => {
      toast.show({ status: 'info', text: t('rejected', { name: enquiry.name }) });
      onDecided();
      onClose();
    },
    onFailure: ({ code, message }) => {
      // The couple has changed the date or withdrawn meanwhile.
      if (code === 'CONFLICT') {
        onDecided();
        onClose();
      }
      return toast.show({ status: 'error', text: t('notRejected', { refusal: message }) });
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
        <p>
          {t('rejectEffect', {
            name: enquiry.name,
            typeOfEvent: enquiry.typeOfEvent,
            date: indianDate(enquiry.date),
          })}
        </p>
        <RadioGroupField
          {...field('reason')}
          label={t('reason')}
          options={REJECTION_REASONS.map((reason) => ({
            value: reason,
            label: rejectionReasonLabel(reason),
          }))}
        />
        <TextField
          {...field('note')}
          label={t('noteToCouple')}
          hint={t('noteHint', { name: enquiry.name })}
          maxLength={REJECTION_NOTE_MAX}
          rows={2}
        />
      </Stack>
    </Dialog>
  );
}
