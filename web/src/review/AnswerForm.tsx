import { answerRules } from '@mandap/api/rules/review';
import { useSubmit } from '../lib/useSubmit';
import { useUnsavedChanges } from '../lib/useUnsavedChanges';
import { FormActions } from '../ui/FormActions';
import { useToast } from '../ui/useToast';
import { t } from './owner.messages.generated';
import { AnswerReviewDocument, type ReceivedReviewFragment } from './ReceivedReview.generated';
import { TextField } from '../ui/fields/TextField';
import { Form } from '../ui/fields/Form';

const RULES = answerRules.omit(['id']);

interface AnswerFormProps {
  review: ReceivedReviewFragment;
  onDone: () => void;
  onCancel: () => void;
}

/** Form for the owner's single answer to a review. */
export function AnswerForm({ review, onDone, onCancel }: AnswerFormProps) {
  const toast = useToast();
  const { field, busy, form, changed } = useSubmit({
    initial: { answer: '' },
    rules: RULES,
    mutation: AnswerReviewDocument,
    variables: ({ answer }) => ({ id: review.id, answer }),
    payload: ({ answerReview }) => answerReview,
    onDone: () => {
      allowLeaving();
      toast.show({ status: 'success', text: t('answerPublished', { author: review.author }) });
      onDone();
    },
    onFailure: ({ message }) => toast.show({ status: 'error', text: t('answerNotPublished', { message }) }),
  });
  const { warning, allowLeaving, leave } = useUnsavedChanges(changed);
  return (
    <Form gap={0} {...form} aria-label={t('answerToAuthor', { author: review.author })}>
      <TextField {...field('answer')} label={t('yourAnswer')} rows={4} autoFocus hint={t('answerHint')} />
      <FormActions
        submitLabel={t('publishAnswer')}
        busyLabel={t('publishing')}
        busy={busy}
        onCancel={() => leave(onCancel)}
      />
      {warning}
    </Form>
  );
}
