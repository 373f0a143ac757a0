import { useState, type FormEvent } from 'react';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { Textarea } from '../ui/Textarea';
import type { Decidable } from './useDecide';

interface RejectDialogProps {
  listings: readonly Decidable[];
  open: boolean;
  busy: boolean;
  onClose: () => void;
  /** Answers what was wrong, or undefined. */
  onReject: (reason: string) => Promise<string | undefined>;
}

/** Asks for the reason of a rejection, which the owner reads. What was typed stays when it could not be sent. */
export function RejectDialog({ listings, open, busy, onClose, onReject }: RejectDialogProps) {
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const [first] = listings;
  const many = listings.length > 1;
  const send = async () => {
    const refusal = await onReject(reason);
    setProblem(refusal);
    if (!refusal) onClose();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={many ? `Reject ${listings.length} ${first?.kind === 'VENUE' ? 'venues' : 'vendors'}` : 'Reject'}
      lead={many ? listings.map(({ name }) => name).join(', ') : first?.name}
      size="small"
      onSubmit={onSubmit}
      actions={
        <>
          <Button variant="text" size="large" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" tone="bad" size="large" busy={busy} busyLabel="Rejecting…">
            Reject
          </Button>
        </>
      }
    >
      <Textarea
        label="Reason"
        name="reason"
        hint={
          many
            ? 'Each owner gets this text by mail.'
            : 'The owner gets this text by mail, and can hand it in again.'
        }
        rows={4}
        maxLength={1000}
        autoFocus
        value={reason}
        error={problem}
        onChange={({ target }) => {
          setReason(target.value);
          setProblem(undefined);
        }}
      />
    </Dialog>
  );
}
