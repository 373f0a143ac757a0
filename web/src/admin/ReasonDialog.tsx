import { useState, type FormEvent } from 'react';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { Textarea } from '../ui/Textarea';

interface ReasonDialogProps {
  open: boolean;
  title: string;
  /** What is turned down. */
  lead: string;
  /** Who reads the reason. */
  hint: string;
  busy: boolean;
  onClose: () => void;
  /** Answers what was wrong, or undefined. */
  onReject: (reason: string) => Promise<string | undefined>;
}

/** Asks for the reason of a rejection, which somebody reads. What was typed stays when it could not be sent. */
export function ReasonDialog({ open, title, lead, hint, busy, onClose, onReject }: ReasonDialogProps) {
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const send = async () => {
    const refusal = await onReject(reason);
    setProblem(refusal);
    if (!refusal) onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      lead={lead}
      size="small"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void send();
      }}
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
        hint={hint}
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
