import { timestampInIndia, slotsFormRules } from '@mandap/api/rules/visit';
import { today } from '../lib/format';
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
import { OfferVisitTimesDocument, RequestVisitDocument } from './SlotsDialog.generated';

interface SlotsDialogProps {
  /** The label of the button that opens it. */
  title: string;
  /** A booking to request a visit for, or a visit to offer other times for. */
  target: { bookingId: string } | { visitId: string };
  /** The sender’s own times so far. */
  slots: readonly string[];
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

/** Proposes up to three times for a visit. */
export default function SlotsDialog({
  title,
  target,
  slots,
  lastDay,
  other,
  open,
  onClose,
  onChanged,
  onRefused,
}: SlotsDialogProps) {
  const toast = useToast();
  const isRequest = 'bookingId' in target;
  const [first, second, third] = [0, 1, 2].map((index) => toIndianDateAndTime(slots[index]));
  const { field, form, busy, changed, problem, reset } = useSubmit({
    initial: {
      firstDay: first?.day ?? '',
      firstTime: first?.time ?? '',
      secondDay: second?.day ?? '',
      secondTime: second?.time ?? '',
      thirdDay: third?.day ?? '',
      thirdTime: third?.time ?? '',
    },
    rules: slotsFormRules,
    mutation: isRequest ? RequestVisitDocument : OfferVisitTimesDocument,
    variables: (times) => ({
      id: isRequest ? target.bookingId : target.visitId,
      slots: [
        [times.firstDay, times.firstTime],
        [times.secondDay, times.secondTime],
        [times.thirdDay, times.thirdTime],
      ].flatMap(([day, time]) => (day && time ? timestampInIndia(day, time) : [])),
    }),
    payload: ({ changed }) => changed,
    onDone: () => {
      toast.show({ status: 'success', text: t('timesSent', { other }) });
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
  const days = { min: today(), max: lastDay };
  return (
    <Dialog
      open={open}
      onClose={close}
      onSubmit={form.onSubmit}
      title={title}
      subtitle={isRequest ? t('requestEffect', { other }) : t('offerEffect', { other })}
      size="small"
      actions={
        <>
          <Button variant="text" size="large" onClick={close}>
            {t('cancel')}
          </Button>
          <Button type="submit" variant="primary" size="large" busy={busy} busyLabel={t('sending')}>
            {t('send')}
          </Button>
        </>
      }
    >
      <FormGrid>
        <DateField {...field('firstDay')} {...days} label={t('firstDay')} autoFocus />
        <TextField {...field('firstTime')} type="time" label={t('firstTime')} />
        <DateField {...field('secondDay')} {...days} label={t('secondDay')} />
        <TextField {...field('secondTime')} type="time" label={t('secondTime')} />
        <DateField {...field('thirdDay')} {...days} label={t('thirdDay')} />
        <TextField {...field('thirdTime')} type="time" label={t('thirdTime')} />
      </FormGrid>
      {problem && <Notice tone="error">{problem}</Notice>}
      {warning}
    </Dialog>
  );
}
