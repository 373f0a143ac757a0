import Box from '@mui/material/Box';
import { REPORT_REASONS } from '@mandap/api/constants/conversation';
import { reportRules } from '@mandap/api/rules/conversation';
import type { MessageReportReason } from '../gql/types';
import { useSubmit } from '../lib/useSubmit';
import { Dialog } from '../ui/Dialog';
import { RadioGroupField } from '../ui/fields/RadioGroupField';
import { TextField } from '../ui/fields/TextField';
import { Button } from '../ui/mui/Button';
import { useToast } from '../ui/useToast';
import type { TimelineMessageFragment } from './Conversation.generated';
import { ReportMessageDocument } from './ReportDialog.generated';
import { t } from './report.messages.generated';

interface ReportDialogProps {
  message: TimelineMessageFragment;
  open: boolean;
  onClose: () => void;
}

/** Reports a message of the other party. */
export default function ReportDialog({ message, open, onClose }: ReportDialogProps) {
  const toast = useToast();
  const { senderName: name } = message;
  const { field, busy, form } = useSubmit({
    initial: { reason: '', note: '' },
    rules: reportRules,
    mutation: ReportMessageDocument,
    variables: ({ reason, note }) => ({
      input: { messageId: message.id, reason: reason.toUpperCase() as MessageReportReason, note },
    }),
    payload: ({ reportMessage }) => reportMessage,
    onDone: () => {
      toast.show({ status: 'success', text: t('sent') });
      onClose();
    },
  });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('title')}
      subtitle={t('from', { name })}
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
      <Box sx={fieldsSx}>
        <p>{t('effect', { name })}</p>
        <RadioGroupField
          {...field('reason')}
          label={t('reason')}
          options={REPORT_REASONS.map((value) => ({ value, label: t(`reason.${value}`) }))}
        />
        <TextField {...field('note')} label={t('note')} rows={3} />
      </Box>
    </Dialog>
  );
}

const fieldsSx = { display: 'grid', gap: 3 };
