import { formDraft } from '../lib/formDraft';
import type { AttachmentFragment } from './Attachment.generated';

/** What a message consists of. */
export interface MessageContent {
  body: string;
  attachments: readonly AttachmentFragment[];
}

/** What was typed, attached and not sent, per booking. `attachments` is JSON. */
export const messageDraft = formDraft<{ body: string; attachments: string }>('message');
