import { useState, type FormEvent } from 'react';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { Textarea } from '../ui/Textarea';

interface ReasonDialogProps {
  open: boolean;
  title: string;
  /** What it is about. */
  lead: string;
  /** Who reads the reason. */
  hint: string;
  busy: boolean;
  /** The button that sends it; Reject, without. */
  action?: { label: string; busyLabel: string };
  onClose: () => void;
  /** Answers what was wrong, or undefined. */
  onSend: (reason: string) => Promise<string | undefined>;
}

const REJECT = { label: 'Reject', busyLabel: 'Rejecting…' };

/** Asks for the reason of an act of moderation, which its owner or author reads. Keeps the text if sending fails. */
export function ReasonDialog({
  open,
  title,
  lead,
  hint,
  busy,
  action = REJECT,
  onClose,
  onSend,
}: ReasonDialogProps) {
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const send = async () => {
    const refusal = await onSend(reason);
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
          <Button type="submit" tone="bad" size="large" busy={busy} busyLabel={action.busyLabel}>
            {action.label}
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
