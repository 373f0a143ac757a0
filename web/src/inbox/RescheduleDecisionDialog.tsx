import { useMutation } from '@apollo/client/react';
import { indianDate } from '../lib/format';
import { refusalOf } from '../lib/refusalOf';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { useToast } from '../ui/useToast';
import type { DecisionDialogProps } from './ApproveDialog';
import { AcceptRescheduleDocument, DeclineRescheduleDocument } from './Decision.generated';
import { t } from './messages.generated';

/** Confirms moving an approved booking to the couple's requested date. */
export function AcceptRescheduleDialog(props: DecisionDialogProps) {
  const { name, date, requestedDate } = props.enquiry;
  const day = indianDate(requestedDate ?? date);
  return (
    <RescheduleDecisionDialog
      {...props}
      mutation={AcceptRescheduleDocument}
      title={t('acceptTitle')}
      label={t('accept')}
      refused={t('notMoved')}
      done={t('moved', { name, day })}
    >
      {t('acceptEffect', { name, date: indianDate(date), day })}
    </RescheduleDecisionDialog>
  );
}

/** Confirms declining a reschedule request; the booking keeps its date. */
export function DeclineRescheduleDialog(props: DecisionDialogProps) {
  const { name, date, requestedDate } = props.enquiry;
  return (
    <RescheduleDecisionDialog
      {...props}
      mutation={DeclineRescheduleDocument}
      title={t('declineTitle')}
      label={t('decline')}
      refused={t('notDeclined')}
      done={t('declined', { name, date: indianDate(date) })}
      destructive
    >
      {t('declineEffect', { name, requestedDate: indianDate(requestedDate ?? date), date: indianDate(date) })}
    </RescheduleDecisionDialog>
  );
}

interface RescheduleDecisionDialogProps extends DecisionDialogProps {
  mutation: typeof AcceptRescheduleDocument | typeof DeclineRescheduleDocument;
  title: string;
  label: string;
  refused: string;
  done: string;
  destructive?: boolean;
  children: React.ReactNode;
}

function RescheduleDecisionDialog({
  enquiry: { id, requestedDate },
  open,
  onClose,
  onDecided,
  onConflict,
  mutation,
  title,
  label,
  refused,
  done,
  destructive,
  children,
}: RescheduleDecisionDialogProps) {
  const toast = useToast();
  const [decide, { loading: busy }] = useMutation<Answer>(mutation);

  const answer = async () => {
    const refusal = await refusalOf(
      decide({
        // The date shown in the dialog, because the couple may have requested another one since.
        variables: { id, date: requestedDate },
        onCompleted(data) {
          const errors = Object.values(data).flatMap(({ userErrors }) => userErrors);
          if (errors.some(({ code }) => code === 'CONFLICT')) onConflict();
        },
      }),
    );
    if (refusal) {
      toast.show({ status: 'error', text: `${refused} ${refusal}` });
      return;
    }
    toast.show({ status: destructive ? 'info' : 'success', text: done });
    onDecided();
    onClose();
  };

  return (
    <ConfirmDialog
      open={open}
      title={title}
      confirmLabel={label}
      destructive={destructive}
      busy={busy}
      onConfirm={() => void answer()}
      onClose={onClose}
    >
      {children}
    </ConfirmDialog>
  );
}

/** Both mutations return the same payload under different field names. */
type Answer = Record<string, { userErrors: { code: string; message: string }[] }>;
