import { answerRules } from '@mandap/api/rules/review';
import { useSubmit } from '../lib/useSubmit';
import { useUnsavedChanges } from '../lib/useUnsavedChanges';
import { FormActions } from '../ui/FormActions';
import { Textarea } from '../ui/Textarea';
import { useToast } from '../ui/useToast';
import { t } from './messages.generated';
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
      toast.show({ status: 'success', text: t('answerPublished', { author: review.author }) });
      onDone();
    },
    onFailure: ({ message }) => toast.show({ status: 'error', text: t('answerNotPublished', { message }) }),
  });
  const { warning, release } = useUnsavedChanges(changed);
  return (
    <form {...form} aria-label={t('answerToAuthor', { author: review.author })}>
      <Textarea {...field('answer')} label={t('yourAnswer')} rows={4} autoFocus hint={t('answerHint')} />
      <FormActions
        submitLabel={t('publishAnswer')}
        busyLabel={t('publishing')}
        busy={busy}
        onCancel={onCancel}
      />
      {warning}
    </form>
  );
}
