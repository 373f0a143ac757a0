import Box from '@mui/material/Box';
import { ATTACHMENTS_MAX, MESSAGE_MAX } from '@mandap/api/constants/conversation';
import {
  Suspense,
  useRef,
  useState,
  type ClipboardEvent,
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import type { UploadListProps } from '../media/UploadList';
import { useFileDrop } from '../media/useFileDrop';
import { TextField } from '../ui/fields/TextField';
import { lazyPart } from '../ui/lazyPart';
import { Button } from '../ui/mui/Button';
import { AttachButton } from './AttachButton';
import { insertText, type ReplyValues } from '../saved-reply/fillReply';
import { SavedRepliesButton } from '../saved-reply/SavedRepliesButton';
import { AttachmentList } from './AttachmentList';
import type { MessageContent } from './messageDraft';
import { t } from './messages.generated';
import { useAttachments } from './useAttachments';

/** Loaded with the first file. */
const UploadList = lazyPart(() =>
  import('../media/UploadList').then(({ UploadList }) => ({ default: UploadList })),
);

interface ComposerProps {
  bookingId: string;
  /** The text field. */
  field: RefObject<HTMLInputElement | null>;
  /** Name of the other party. */
  to: string;
  value: MessageContent;
  onChange: (change: (value: MessageContent) => MessageContent) => void;
  onSend: (content: MessageContent) => void;
  /** What saved replies are filled with; without it, there are none. */
  replyValues?: ReplyValues;
}

/** Writes a message. Enter sends it on devices with a keyboard; Shift+Enter starts a new line. */
export function Composer({ bookingId, field, to, value, onChange, onSend, replyValues }: ComposerProps) {
  /** The field has had the focus, so that its cursor is where the writer put it. */
  const hasCursor = useRef(false);
  const { attachments } = value;
  const body = value.body.trim();
  const { uploads, busy, isFull, hasTooMany, add, remove, cancel, retry } = useAttachments(
    bookingId,
    attachments,
    (change) => onChange((now) => ({ ...now, attachments: change(now.attachments) })),
  );
  const failed = uploads.find(({ problem }) => problem);
  /** The upload that failed when the writer wanted to send the message. */
  const [missing, setMissing] = useState<typeof failed>();
  const isMissing = missing && uploads.some(({ id, problem }) => id === missing.id && problem);
  const hasContent = body || attachments.length > 0 || failed;
  const canSend = hasContent && body.length <= MESSAGE_MAX && !hasTooMany && !busy;
  const { isOver, handlers } = useFileDrop(add);

  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    field.current?.focus();
    if (!canSend) return;
    setMissing(failed);
    if (!failed) onSend({ body, attachments });
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
        {uploads.length > 0 && (
          <Suspense fallback={<PlainUploads uploads={uploads} onRemove={cancel} onRetry={retry} />}>
            <UploadList uploads={uploads} onRemove={cancel} onRetry={retry} />
          </Suspense>
        )}
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
        maxLength={MESSAGE_MAX}
        error={
          hasTooMany
            ? t('tooManyAttachments', { max: ATTACHMENTS_MAX })
            : isMissing
              ? t('uploadFailed', { name: missing.name })
              : undefined
        }
        onChange={({ target }) => onChange((now) => ({ ...now, body: target.value }))}
        sx={fieldSx}
      />
      <Button type="submit" variant="primary" disabled={!canSend}>
        {t('send')}
      </Button>
    </Box>
  );
}

/** What is left of the list while its code can’t be loaded: its errors, and the ways to retry and to remove files. */
const PlainUploads = ({ uploads, onRemove, onRetry }: Required<UploadListProps>) => (
  <div>
    {uploads.map(({ id, name, state, problem }) => (
      <div key={id}>
        <Box role="status" sx={{ color: 'error.main', fontSize: 'var(--t-sm)' }}>
          {problem && `${name}: ${problem}`}
        </Box>
        {state === 'failed' && (
          <Button variant="text" size="small" icon="reset" onClick={() => onRetry(id)}>
            {t('uploadAgain', { name })}
          </Button>
        )}
        <Button variant="text" size="small" icon="close" onClick={() => onRemove(id)}>
          {t('removeAttachment', { name })}
        </Button>
      </div>
    ))}
  </div>
);

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
  '&:empty': { display: 'none' },
};
const fieldSx = {
  '&& .MuiInputBase-root': { minHeight: 0, padding: 0 },
  '&&& textarea': { boxSizing: 'border-box', height: 64, minHeight: 0, padding: '8px 12px', resize: 'none' },
};
