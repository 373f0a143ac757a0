import { useMutation } from '@apollo/client/react';
import { SAVED_REPLIES_MAX } from '@mandap/api/constants/saved-reply';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { LoadError } from '../account/LoadError';
import { refusalOf } from '../lib/refusalOf';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { Dialog } from '../ui/Dialog';
import { Button } from '../ui/mui/Button';
import { IconButton } from '../ui/mui/IconButton';
import { useToast } from '../ui/useToast';
import { t } from './messages.generated';
import { ReplyFormDialog } from './ReplyFormDialog';
import { DeleteSavedReplyDocument, type SavedReplyFragment } from './SavedReplies.generated';

interface SavedRepliesDialogProps {
  /** Undefined unless they are loaded. */
  replies: readonly SavedReplyFragment[] | undefined;
  error: unknown;
  onRetry: () => unknown;
  open: boolean;
  onClose: () => void;
}

/** Lists the saved replies, with buttons to add, edit and delete them. */
export function SavedRepliesDialog({ replies, error, onRetry, open, onClose }: SavedRepliesDialogProps) {
  const toast = useToast();
  const [deleteSavedReply, { loading: busy }] = useMutation(DeleteSavedReplyDocument);
  /** For screen readers: others see the list change. */
  const [outcome, setOutcome] = useState('');
  const [deleting, setDeleting] = useState<{ reply: SavedReplyFragment; open: boolean }>();
  const [form, setForm] = useState<{ key: number; reply?: SavedReplyFragment; open: boolean }>();

  const remove = async ({ id }: SavedReplyFragment) => {
    const problem = await refusalOf(
      deleteSavedReply({
        variables: { id },
        update: (cache) => void cache.evict({ id: cache.identify({ __typename: 'SavedReply', id }) }),
      }),
    );
    setDeleting((now) => now && { ...now, open: false });
    if (problem) toast.show({ status: 'error', text: problem });
    else setOutcome(t('deleted'));
  };
  const edit = (reply?: SavedReplyFragment) =>
    setForm((now) => ({ key: (now?.key ?? 0) + 1, reply, open: true }));

  return (
    <>
      <Dialog
        open={open}
        onClose={onClose}
        title={t('title')}
        subtitle={replies && t('count', { count: replies.length, max: SAVED_REPLIES_MAX })}
        size="small"
        actions={
          <>
            <Button variant="text" size="large" onClick={onClose}>
              {t('close')}
            </Button>
            <Button
              variant="primary"
              size="large"
              icon="plus"
              aria-haspopup="dialog"
              disabled={!replies || replies.length >= SAVED_REPLIES_MAX}
              onClick={() => edit()}
            >
              {t('add')}
            </Button>
          </>
        }
      >
        <p className="visually-hidden" role="status">
          {outcome}
        </p>
        {!replies &&
          (error ? (
            <LoadError error={error} headingLevel={3} onRetry={onRetry} />
          ) : (
            <Skeleton height={160} />
          ))}
        {replies?.length === 0 && <p>{t('intro')}</p>}
        <Box component="ul" sx={listSx}>
          {replies?.map((reply) => (
            <Box component="li" key={reply.id} sx={rowSx}>
              <Box sx={textSx}>
                <b>{reply.title}</b>
                <Typography noWrap sx={bodySx}>
                  {reply.body}
                </Typography>
              </Box>
              <IconButton
                icon="pencil"
                label={t('edit', { title: reply.title })}
                aria-haspopup="dialog"
                onClick={() => edit(reply)}
              />
              <IconButton
                icon="trash"
                label={t('delete', { title: reply.title })}
                aria-haspopup="dialog"
                onClick={() => setDeleting({ reply, open: true })}
              />
            </Box>
          ))}
        </Box>
      </Dialog>
      {form && (
        <ReplyFormDialog
          key={form.key}
          reply={form.reply}
          open={form.open}
          onSaved={() => setOutcome(t('saved'))}
          onClose={() => setForm((now) => now && { ...now, open: false })}
        />
      )}
      {deleting && (
        <ConfirmDialog
          open={deleting.open}
          title={t('deleteTitle', { title: deleting.reply.title })}
          confirmLabel={t('confirmDelete')}
          destructive
          busy={busy}
          onConfirm={() => void remove(deleting.reply)}
          onClose={() => setDeleting((now) => now && { ...now, open: false })}
        >
          {t('deleteEffect')}
        </ConfirmDialog>
      )}
    </>
  );
}

const listSx = { display: 'grid', margin: 0, padding: 0, listStyle: 'none' };
const rowSx = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minWidth: 0,
  paddingBlock: '8px',
  '& + &': { borderTop: '1px solid var(--line)' },
};
const textSx = { flex: 1, minWidth: 0, overflowWrap: 'anywhere' };
const bodySx = { color: 'text.secondary', fontSize: 'var(--t-sm)' };
