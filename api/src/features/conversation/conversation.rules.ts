import type { Readable } from 'node:stream';
import { array, mixed, object } from 'yup';
import { cursorRules } from '../../core/page.rules.js';
import { id, requiredId, text } from '../../core/text.js';
import { ATTACHMENT_NAME_MAX, ATTACHMENTS_MAX, MESSAGE_MAX } from './conversation.constants.js';
import { t } from './rules.messages.generated.js';

interface File {
  createReadStream(): Readable;
}

export const sendMessageRules = object({
  bookingId: requiredId(),
  clientId: requiredId(),
  body: text(MESSAGE_MAX)
    .default('')
    .when('attachmentIds', {
      is: (ids: readonly string[] = []) => ids.length === 0,
      then: (body) => body.required(() => t('messageMissing')),
    }),
  attachmentIds: array(requiredId())
    .max(ATTACHMENTS_MAX, () => t('tooManyAttachments', { max: ATTACHMENTS_MAX }))
    .default([]),
});

export const uploadAttachmentRules = object({
  bookingId: requiredId(),
  name: text(ATTACHMENT_NAME_MAX).required(() => t('attachmentNameMissing')),
  file: mixed<File | Promise<File>>().required(() => t('attachmentMissing')),
});

export const attachmentRules = object({ id: requiredId() });

export const conversationRules = object({ bookingId: requiredId() });

export const markReadRules = conversationRules.shape({ messageId: id() });

export const timelineRules = conversationRules.shape(cursorRules(20));
