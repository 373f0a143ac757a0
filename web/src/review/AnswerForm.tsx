import { answerRules } from '@mandap/api/rules/review';
import { useSubmit } from '../lib/useSubmit';
import { useUnsavedChanges } from '../lib/useUnsavedChanges';
import { FormActions } from '../ui/FormActions';
import { Textarea } from '../ui/Textarea';
import { useToast } from '../ui/useToast';
import { AnswerReviewDocument, type ReceivedReviewFragment } from './ReceivedReview.generated';

const RULES = answerRules.omit(['id']);

interface AnswerFormProps {
  review: ReceivedReviewFragment;
  onDone: () => void;
  onCancel: () => void;
}

/** The owner's one answer to a review. */
export function AnswerForm({ review, onDone, onCancel }: AnswerFormProps) {
  const toast = useToast();
  const { field, busy, form, changed } = useSubmit({
    initial: { answer: '' },
    rules: RULES,
    mutation: AnswerReviewDocument,
    variables: ({ answer }) => ({ id: review.id, answer }),
    payload: ({ answerReview }) => answerReview,
    onDone: () => {
      release();
      toast.show({ status: 'success', text: `Your answer to ${review.author} is published.` });
      onDone();
    },
    onFailure: ({ message }) =>
      toast.show({ status: 'error', text: `Your answer was not published. ${message}` }),
  });
  const { warning, release } = useUnsavedChanges(changed);
  return (
    <form {...form} aria-label={`Answer to ${review.author}`}>
      <Textarea
        {...field('answer')}
        label="Your answer"
        rows={4}
        autoFocus
        hint="Everybody reads it under the review. You can answer once, and not change it later."
      />
      <FormActions submitLabel="Publish answer" busyLabel="Publishing…" busy={busy} onCancel={onCancel} />
      {warning}
    </form>
  );
}
