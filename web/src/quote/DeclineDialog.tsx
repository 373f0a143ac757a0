import { DECLINE_NOTE_MAX } from '@mandap/api/constants/quote';
import { declineQuoteRules } from '@mandap/api/rules/quote';
import { useSubmit } from '../lib/useSubmit';
import { Dialog } from '../ui/Dialog';
import { TextField } from '../ui/fields/TextField';
import { Button } from '../ui/mui/Button';
import { Notice } from '../ui/mui/Notice';
import { useToast } from '../ui/useToast';
import { t } from './dialog.messages.generated';
import { DeclineQuoteDocument } from './DeclineDialog.generated';

const RULES = declineQuoteRules.pick(['note']);

interface DeclineDialogProps {
  quoteId: string;
  /** Name of the business. */
  listing: string;
  /** Whether what should change can be written. */
  canWrite: boolean;
  open: boolean;
  onClose: () => void;
  onChanged: () => void;
}

/** Declines a quote; what should change is optional. */
export default function DeclineDialog({
  quoteId,
  listing,
  canWrite,
  open,
  onClose,
  onChanged,
}: DeclineDialogProps) {
  const toast = useToast();
  const { field, form, busy, problem } = useSubmit({
    initial: { note: '' },
    rules: RULES,
    mutation: DeclineQuoteDocument,
    variables: ({ note }) => ({ id: quoteId, note: canWrite ? note : '' }),
    payload: ({ changed }) => changed,
    onDone: () => {
      toast.show({ status: 'success', text: t('declined', { listing }) });
      onClose();
      onChanged();
    },
    problemOf: ({ message }) => message,
    onFailure: ({ code }) => {
      if (code === 'CONFLICT') onChanged();
      return undefined;
    },
  });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      onSubmit={form.onSubmit}
      title={t('declineTitle')}
      subtitle={t('declineEffect', { listing })}
      size="small"
      actions={
        <>
          <Button variant="text" size="large" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" tone="error" size="large" busy={busy} busyLabel={t('declining')}>
            {t('decline')}
          </Button>
        </>
      }
    >
      {canWrite && (
        <TextField
          {...field('note')}
          label={t('change')}
          hint={t('changeHint', { listing })}
          maxLength={DECLINE_NOTE_MAX}
          rows={4}
        />
      )}
      {problem && <Notice tone="error">{problem}</Notice>}
    </Dialog>
  );
}
