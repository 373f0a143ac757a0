import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { failureOf } from '../lib/errors';
import { indianDate } from '../lib/format';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { useToast } from '../ui/useToast';
import type { DecisionDialogProps } from './ApproveDialog';
import { AcceptDateDocument, DeclineDateDocument } from './Decision.generated';

/** Asks before an approved booking moves to the day that its couple proposed. */
export function AcceptDateDialog(props: DecisionDialogProps) {
  const { name, date, proposedDate } = props.enquiry;
  const day = indianDate(proposedDate ?? date);
  return (
    <DateDialog
      {...props}
      mutation={AcceptDateDocument}
      title="Move this booking?"
      label="Accept"
      refused="The booking was not moved."
      done={`The booking of ${name} is now on ${day}.`}
    >
      {name}’s booking moves from {indianDate(date)} to {day}, and they are told so.
    </DateDialog>
  );
}

/** Asks before the booking stays where it is. */
export function DeclineDateDialog(props: DecisionDialogProps) {
  const { name, date, proposedDate } = props.enquiry;
  return (
    <DateDialog
      {...props}
      mutation={DeclineDateDocument}
      title="Decline the new date?"
      label="Decline"
      refused="The new date was not declined."
      done={`The booking of ${name} stays on ${indianDate(date)}.`}
      destructive
    >
      {name} is told that {indianDate(proposedDate ?? date)} is not possible. The booking stays approved for{' '}
      {indianDate(date)}.
    </DateDialog>
  );
}

interface DateDialogProps extends DecisionDialogProps {
  mutation: typeof AcceptDateDocument | typeof DeclineDateDocument;
  title: string;
  label: string;
  refused: string;
  done: string;
  destructive?: boolean;
  children: React.ReactNode;
}

function DateDialog({
  enquiry: { id, proposedDate },
  open,
  onClose,
  onDecided,
  mutation,
  title,
  label,
  refused,
  done,
  destructive,
  children,
}: DateDialogProps) {
  const apollo = useApolloClient();
  const toast = useToast();
  const [busy, setBusy] = useState(false);

  const answer = async () => {
    setBusy(true);
    let refusal: string | undefined;
    try {
      // The day that stands in the question: the couple may ask for another one meanwhile.
      const { data } = await apollo.mutate<Answer>({ mutation, variables: { id, date: proposedDate } });
      refusal = Object.values(data ?? {})[0]?.userErrors[0]?.message;
      onDecided();
      onClose();
    } catch (error) {
      refusal = failureOf(error).message;
    }
    setBusy(false);
    if (refusal) toast.show({ status: 'error', text: `${refused} ${refusal}` });
    else toast.show({ status: destructive ? 'info' : 'success', text: done });
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

/** Both mutations answer a payload of the same shape, each under its own name. */
type Answer = Record<string, { userErrors: { message: string }[] }>;
