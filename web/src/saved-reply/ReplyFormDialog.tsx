import { replyRules } from '@mandap/api/rules/saved-reply';
import { REPLY_BODY_MAX, REPLY_TITLE_MAX } from '@mandap/api/constants/saved-reply';
import { formatList } from '@mandap/api/intl';
import Box from '@mui/material/Box';
import { useSubmit } from '../lib/useSubmit';
import { useUnsavedChanges } from '../lib/useUnsavedChanges';
import { Dialog } from '../ui/Dialog';
import { TextField } from '../ui/fields/TextField';
import { Button } from '../ui/mui/Button';
import { PLACEHOLDERS } from './fillReply';
import { t } from './messages.generated';
import { SavedRepliesDocument, SaveReplyDocument, type SavedReplyFragment } from './SavedReplies.generated';

interface ReplyFormDialogProps {
  /** The reply to change; undefined for a new one. */
  reply?: SavedReplyFragment;
  open: boolean;
  onClose: () => void;
  onSaved: () => void;
}

/** Adds or changes a saved reply. */
export function ReplyFormDialog({ reply, open, onClose, onSaved }: ReplyFormDialogProps) {
  const { field, busy, form, changed } = useSubmit({
    initial: { title: reply?.title ?? '', body: reply?.body ?? '' },
    rules: replyRules,
    mutation: SaveReplyDocument,
    variables: ({ title, body }) => ({ input: { id: reply?.id, title, body } }),
    payload: ({ saveReply }) => saveReply,
    update: (cache, { savedReply }) => {
      if (!savedReply) return;
      cache.updateQuery({ query: SavedRepliesDocument }, (data) => {
        const others = data?.savedReplies.filter(({ id }) => id !== savedReply.id) ?? [];
        const all = [...others, savedReply];
        return { savedReplies: all.toSorted((a, b) => a.title.localeCompare(b.title)) };
      });
    },
    onDone: () => {
      onSaved();
      onClose();
    },
  });
  const { warning, leave } = useUnsavedChanges(open && changed);
  const close = () => leave(onClose);
  return (
    <Dialog
      open={open}
      onClose={close}
      title={t(reply ? 'editTitle' : 'newTitle')}
      size="small"
      onSubmit={form.onSubmit}
      actions={
        <>
          <Button variant="text" size="large" onClick={close}>
            {t('cancel')}
          </Button>
          <Button type="submit" variant="primary" size="large" busy={busy} busyLabel={t('saving')}>
            {t('save')}
          </Button>
        </>
      }
    >
      <Box sx={fieldsSx}>
        <TextField {...field('title')} label={t('replyTitle')} maxLength={REPLY_TITLE_MAX} autoFocus />
        <TextField
          {...field('body')}
          label={t('replyBody')}
          hint={t('placeholders', { placeholders: formatList(PLACEHOLDERS) })}
          rows={6}
          maxLength={REPLY_BODY_MAX}
        />
      </Box>
      {warning}
    </Dialog>
  );
}

const fieldsSx = { display: 'grid', gap: 3 };
