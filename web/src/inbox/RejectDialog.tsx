import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { failureOf } from '../lib/errors';
import { indianDate } from '../lib/format';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { useToast } from '../ui/useToast';
import type { DecisionDialogProps } from './ApproveDialog';
import { RejectBookingDocument } from './Decision.generated';

/** Asks before an enquiry is turned down, because a decision is final. */
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
    if (refusal) toast.show({ status: 'error', text: `The enquiry was not rejected. ${refusal}` });
    else toast.show({ status: 'info', text: `You rejected the enquiry of ${enquiry.name}.` });
  };
  return (
    <ConfirmDialog
      open={open}
      title="Reject this enquiry?"
      confirmLabel="Reject"
      destructive
      busy={busy}
      onConfirm={() => void reject()}
      onClose={onClose}
    >
      {enquiry.name} ({enquiry.typeOfEvent}, {indianDate(enquiry.date)}) is told that you can’t take the date.
      This can’t be undone.
    </ConfirmDialog>
  );
}
