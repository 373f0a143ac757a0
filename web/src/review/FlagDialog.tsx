import { flagRules } from '@mandap/api/rules/review';
import { useSubmit } from '../lib/useSubmit';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { Textarea } from '../ui/Textarea';
import { useToast } from '../ui/useToast';
import { FlagReviewDocument, type ReceivedReviewFragment } from './ReceivedReview.generated';

const RULES = flagRules.omit(['id']);

interface FlagDialogProps {
  review: ReceivedReviewFragment;
  open: boolean;
  onClose: () => void;
}

/** Asks Mandap's team for a second look at a review. What was typed stays when it closes. */
export function FlagDialog({ review, open, onClose }: FlagDialogProps) {
  const toast = useToast();
  const { field, busy, form } = useSubmit({
    initial: { reason: '' },
    rules: RULES,
    mutation: FlagReviewDocument,
    variables: ({ reason }) => ({ id: review.id, reason }),
    payload: ({ flagReview }) => flagReview,
    onDone: () => {
      toast.show({ status: 'info', text: 'Thank you. Our team looks at it.' });
      onClose();
    },
    onFailure: ({ message }) =>
      toast.show({ status: 'error', text: `The review was not flagged. ${message}` }),
  });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Flag this review"
      lead={`of ${review.author}`}
      size="small"
      onSubmit={form.onSubmit}
      actions={
        <>
          <Button variant="text" size="large" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="primary" size="large" busy={busy} busyLabel="Sending…">
            Send
          </Button>
        </>
      }
    >
      <Textarea
        {...field('reason')}
        label="What is wrong with it?"
        rows={4}
        autoFocus
        hint="Only our team reads this. The review stays public until they have looked."
      />
    </Dialog>
  );
}
