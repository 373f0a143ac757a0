import Box from '@mui/material/Box';
import { MESSAGE_MAX } from '@mandap/api/constants/conversation';
import { useEffect, useRef, type ClipboardEvent, type FormEvent, type KeyboardEvent } from 'react';
import type { UploadListProps } from '../media/UploadList';
import { useFileDrop } from '../media/useFileDrop';
import { lazyComponent, useLazyComponent } from '../lib/lazyComponent';
import { TextField } from '../ui/fields/TextField';
import { Button } from '../ui/mui/Button';
import { useProblemToast } from '../ui/useProblemToast';
import { AttachButton } from './AttachButton';
import { insertText, type ReplyValues } from '../saved-reply/fillReply';
import { SavedRepliesButton } from '../saved-reply/SavedRepliesButton';
import { AttachmentList } from './AttachmentList';
import type { MessageContent } from './messageDraft';
import { t } from './messages.generated';
import { useAttachments } from './useAttachments';

/** Loaded with the first file. */
const lazyUploadList = lazyComponent(() =>
  import('../media/UploadList').then(({ UploadList }) => UploadList),
);

interface ComposerProps {
  bookingId: string;
  /** Name of the other party. */
  to: string;
  value: MessageContent;
  onChange: (change: (value: MessageContent) => MessageContent) => void;
  onSend: (content: MessageContent) => void;
  /** What saved replies are filled with; without it, there are none. */
  replyValues?: ReplyValues;
}

/** Writes a message. Enter sends it on devices with a keyboard; Shift+Enter starts a new line. */
export function Composer({ bookingId, to, value, onChange, onSend, replyValues }: ComposerProps) {
  const field = useRef<HTMLInputElement>(null);
  /** The field has had the focus, so that its cursor is where the writer put it. */
  const hasCursor = useRef(false);
  const { attachments } = value;
  const body = value.body.trim();
  const excess = body.length - MESSAGE_MAX;
  const { uploads, busy, isFull, add, remove, cancel, retry } = useAttachments(
    bookingId,
    attachments,
    (change) => onChange((now) => ({ ...now, attachments: change(now.attachments) })),
  );
  const canSend = (body || attachments.length > 0) && excess <= 0 && !busy;
  const { isOver, handlers } = useFileDrop(add);

  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    field.current?.focus();
    if (canSend) onSend({ body, attachments });
  };
  const insert = (text: string) => {
    const { selectionStart, selectionEnd } = (hasCursor.current && field.current) || {};
    const start = selectionStart ?? value.body.length;
    const inserted = insertText(value.body, text, { start, end: selectionEnd ?? start });
    onChange((now) => ({ ...now, body: inserted.text }));
    // Once the menu has given the focus back, and the field has the text.
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(inserted.cursor, inserted.cursor);
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const hasKeyboard = matchMedia('(hover: hover) and (pointer: fine)').matches;
    const isWriting = event.target === field.current;
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    if (!hasKeyboard || !isWriting) return;
    event.preventDefault();
    submit();
  };
  const onPaste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files];
    if (!files.length) return;
    event.preventDefault();
    add(files);
  };

  return (
    <Box
      component="form"
      sx={[formSx, isOver && overSx]}
      onSubmit={submit}
      onKeyDown={onKeyDown}
      onPaste={onPaste}
      {...handlers}
      noValidate
    >
      <Box sx={filesSx}>
        {attachments.length > 0 && <AttachmentList attachments={attachments} onRemove={remove} />}
        {uploads.length > 0 && <Uploads uploads={uploads} onRemove={cancel} onRetry={retry} />}
      </Box>
      <Box sx={buttonsSx}>
        <AttachButton disabled={isFull} onFiles={add} />
        {replyValues && <SavedRepliesButton values={replyValues} onInsert={insert} />}
      </Box>
      <TextField
        ref={field}
        label={t('writeTo', { name: to })}
        hideLabel
        placeholder={t('placeholder')}
        rows={2}
        onFocus={() => (hasCursor.current = true)}
        value={value.body}
        error={excess > 0 ? t('tooLong', { count: excess }) : undefined}
        onChange={({ target }) => onChange((now) => ({ ...now, body: target.value }))}
        sx={fieldSx}
      />
      <Button type="submit" variant="primary" disabled={!canSend}>
        {t('send')}
      </Button>
    </Box>
  );
}

function Uploads(props: UploadListProps) {
  const { component: UploadList, load, problem } = useLazyComponent(lazyUploadList);
  useProblemToast(problem);
  useEffect(() => void load(), [load]);
  return UploadList && <UploadList {...props} />;
}

const formSx = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: 2,
  padding: '12px 16px',
  borderTop: '1px solid var(--line)',
};
const buttonsSx = { display: 'flex', flexWrap: 'wrap', maxWidth: { xs: 44, sm: 'none' } };
const overSx = { background: 'var(--primary-soft)' };
const filesSx = {
  gridColumn: '1 / -1',
  display: 'grid',
  gap: 1,
  minWidth: 0,
  // The field below it stays in view on phones.
  maxHeight: 112,
  overflowY: 'auto',
  '&:not(:has(li))': { display: 'none' },
};
const fieldSx = {
  '&& .MuiInputBase-root': { minHeight: 0, padding: 0 },
  '&&& textarea': { boxSizing: 'border-box', height: 64, minHeight: 0, padding: '8px 12px', resize: 'none' },
};
