import { timestampInIndia, visitMoveFormRules } from '@mandap/api/rules/visit';
import { indianTimestamp, today } from '../lib/format';
import { useSubmit } from '../lib/useSubmit';
import { useUnsavedChanges } from '../lib/useUnsavedChanges';
import { Dialog } from '../ui/Dialog';
import { DateField } from '../ui/fields/DateField';
import { TextField } from '../ui/fields/TextField';
import { FormGrid } from '../ui/FormGrid';
import { Button } from '../ui/mui/Button';
import { Notice } from '../ui/mui/Notice';
import { useToast } from '../ui/useToast';
import { t } from './dialog.messages.generated';
import { toIndianDateAndTime } from './toIndianDateAndTime';
import { MoveVisitDocument } from './MoveVisitDialog.generated';

interface MoveVisitDialogProps {
  id: string;
  startsAt: string;
  /** The day of the event. */
  lastDay: string;
  /** Name of the other party. */
  other: string;
  open: boolean;
  onClose: () => void;
  onChanged: () => void;
  /** The other party has changed the visit, or the booking was closed. */
  onRefused: () => void;
}

/** Moves a confirmed visit to another time. */
export default function MoveVisitDialog({
  id,
  startsAt,
  lastDay,
  other,
  open,
  onClose,
  onChanged,
  onRefused,
}: MoveVisitDialogProps) {
  const toast = useToast();
  const { field, form, busy, changed, problem, reset } = useSubmit({
    initial: toIndianDateAndTime(startsAt),
    rules: visitMoveFormRules,
    mutation: MoveVisitDocument,
    variables: ({ day, time = '' }) => ({ id, startsAt, newStart: timestampInIndia(day, time) }),
    payload: ({ changed }) => changed,
    onDone: ({ booking }) => {
      const moved = booking?.visit?.startsAt;
      if (moved) toast.show({ status: 'success', text: t('moved', { time: indianTimestamp(moved) }) });
      onClose();
      onChanged();
    },
    problemOf: ({ message }) => message,
    onFailure: ({ code }) => {
      if (code === 'CONFLICT') {
        onRefused();
        onChanged();
      }
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
      onSubmit={form.onSubmit}
      title={t('moveTitle')}
      subtitle={t('moveEffect', { time: indianTimestamp(startsAt), other })}
      size="small"
      actions={
        <>
          <Button variant="text" size="large" onClick={close}>
            {t('cancel')}
          </Button>
          <Button type="submit" variant="primary" size="large" busy={busy} busyLabel={t('moving')}>
            {t('moveIt')}
          </Button>
        </>
      }
    >
      <FormGrid>
        <DateField {...field('day')} label={t('day')} min={today()} max={lastDay} autoFocus />
        <TextField {...field('time')} type="time" label={t('time')} />
      </FormGrid>
      {problem && <Notice tone="error">{problem}</Notice>}
      {warning}
    </Dialog>
  );
}
