import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { failureOf } from '../lib/errors';
import { indianDate } from '../lib/format';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { useToast } from '../ui/useToast';
import type { DecisionDialogProps } from './ApproveDialog';
import { RejectBookingDocument } from './Decision.generated';
import { t } from './messages.generated';

/** Confirms rejecting an enquiry, which is final. */
export function RejectDialog({ enquiry, open, onClose, onDecided }: DecisionDialogProps) {
  const apollo = useApolloClient();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const reject = async () => {
    setBusy(true);
    let refusal: string | undefined;
    try {
      const { data } = await apollo.mutate({
        mutation: RejectBookingDocument,
        variables: { id: enquiry.id, date: enquiry.date },
      });
      refusal = data?.rejectBooking.userErrors[0]?.message;
      onDecided();
      onClose();
    } catch (error) {
      refusal = failureOf(error).message;
    }
    setBusy(false);
    if (refusal) toast.show({ status: 'error', text: t('notRejected', { refusal }) });
    else toast.show({ status: 'info', text: t('rejected', { name: enquiry.name }) });
  };
  return (
    <ConfirmDialog
      open={open}
      title={t('rejectTitle')}
      confirmLabel={t('reject')}
      destructive
      busy={busy}
      onConfirm={() => void reject()}
      onClose={onClose}
    >
      {t('rejectEffect', {
        name: enquiry.name,
        typeOfEvent: enquiry.typeOfEvent,
        date: indianDate(enquiry.date),
      })}
    </ConfirmDialog>
  );
}
