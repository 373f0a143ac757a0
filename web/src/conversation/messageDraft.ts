import { formDraft } from '../lib/formDraft';
import type { AttachmentFragment } from './Attachment.generated';

/** What a message consists of. */
export interface MessageContent {
  body: string;
  attachments: readonly AttachmentFragment[];
}

/** Puts a message back into the composer, before what was typed there meanwhile. */
export const joinContents = (message: MessageContent, typed: MessageContent): MessageContent => ({
  body: [message.body, typed.body].filter((text) => text.trim()).join('\n\n'),
  attachments: [
    ...message.attachments,
    ...typed.attachments.filter(({ id }) => message.attachments.every((each) => each.id !== id)),
  ],
});

/** What was typed, attached and not sent, per booking. `attachments` is JSON. */
export const messageDraft = formDraft<{ body: string; attachments: string }>('message');
