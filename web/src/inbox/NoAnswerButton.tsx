import { useMutation } from '@apollo/client/react';
import type { FieldsOf } from '../lib/fieldsOf';
import { refusalOf } from '../lib/refusalOf';
import { rich } from '../lib/rich';
import { Button } from '../ui/mui/Button';
import { useToast } from '../ui/useToast';
import { visuallyHidden } from '../ui/visuallyHidden';
import { t } from './messages.generated';
import { SetAnswerNeededDocument, type NoAnswerFragment } from './NoAnswerButton.generated';

interface NoAnswerButtonProps {
  enquiry: FieldsOf<NoAnswerFragment>;
  /** Reloads the page’s data, and what else shows the work of the business. */
  onChanged: () => void;
}

/** Marks an enquiry that waits as needing no answer, which a toast can undo. */
export function NoAnswerButton({ enquiry: { id, name, waitingSince }, onChanged }: NoAnswerButtonProps) {
  const toast = useToast();
  const [setAnswerNeeded, { loading }] = useMutation(SetAnswerNeededDocument);
  if (!waitingSince) return null;

  const change = async (needed: boolean) => {
    const problem = await refusalOf(setAnswerNeeded({ variables: { bookingId: id, needed } }));
    if (problem) {
      toast.show({ status: 'error', text: problem });
      return;
    }
    onChanged();
    if (!needed)
      toast.show({
        status: 'success',
        text: t('noAnswerMarked', { name }),
        action: { label: t('undo'), run: () => void change(true) },
      });
  };

  return (
    <Button variant="text" icon="check" busy={loading} onClick={() => void change(false)}>
      {rich(t, 'noAnswerNeeded', { hidden: visuallyHidden, name })}
    </Button>
  );
}
