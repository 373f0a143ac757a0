import { flagRules } from '@mandap/api/rules/review';
import { useSubmit } from '../lib/useSubmit';
import { Dialog } from '../ui/Dialog';
import { useToast } from '../ui/useToast';
import { t } from './owner.messages.generated';
import { FlagReviewDocument, type ReceivedReviewFragment } from './ReceivedReview.generated';
import { Button } from '../ui/mui/Button';
import { TextField } from '../ui/fields/TextField';

const RULES = flagRules.omit(['id']);

interface FlagDialogProps {
  review: ReceivedReviewFragment;
  open: boolean;
  onClose: () => void;
}

/** Flags a review for moderation. Keeps its text when closed. */
export function FlagDialog({ review, open, onClose }: FlagDialogProps) {
  const toast = useToast();
  const { field, busy, form } = useSubmit({
    initial: { reason: '' },
    rules: RULES,
    mutation: FlagReviewDocument,
    variables: ({ reason }) => ({ id: review.id, reason }),
    payload: ({ flagReview }) => flagReview,
    onDone: () => {
      toast.show({ status: 'info', text: t('flagSent') });
      onClose();
    },
    onFailure: ({ message }) => toast.show({ status: 'error', text: t('flagFailed', { message }) }),
  });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('flagThisReview')}
      subtitle={t('ofAuthor', { author: review.author })}
      size="small"
      onSubmit={form.onSubmit}
      actions={
        <>
          <Button variant="text" size="large" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" variant="primary" size="large" busy={busy} busyLabel={t('sending')}>
            {t('send')}
          </Button>
        </>
      }
    >
      <TextField {...field('reason')} label={t('flagReason')} rows={4} autoFocus hint={t('flagHint')} />
    </Dialog>
  );
}
