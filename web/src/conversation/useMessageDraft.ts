import { useEffect, useState } from 'react';
import type { AttachmentFragment } from './Attachment.generated';
import { messageDraft, type MessageContent } from './messageDraft';

const EMPTY: MessageContent = { body: '', attachments: [] };

/** The message that is being written. It survives a reload. */
export function useMessageDraft(bookingId: string, viewerId: string) {
  const [content, setContent] = useState(() => readDraft(bookingId, viewerId));
  const { body, attachments } = content;
  useEffect(() => {
    const isEmpty = !body && !attachments.length;
    messageDraft.save(
      bookingId,
      viewerId,
      isEmpty ? undefined : { body, attachments: JSON.stringify(attachments) },
    );
  }, [bookingId, viewerId, body, attachments]);
  return { content, setContent, clear: () => setContent(EMPTY) };
}

function readDraft(bookingId: string, viewerId: string): MessageContent {
  const draft = messageDraft.read(bookingId, viewerId);
  if (!draft) return EMPTY;
  // Earlier versions stored no attachments.
  const { body, attachments = '[]' }: { body: string; attachments?: string } = draft;
  return { body, attachments: JSON.parse(attachments) as AttachmentFragment[] };
}
