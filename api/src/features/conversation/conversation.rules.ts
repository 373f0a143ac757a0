import type { Readable } from 'node:stream';
import { array, boolean, mixed, object, string } from 'yup';
import { cursorRules } from '../../core/page.rules.js';
import { id, requiredId, text } from '../../core/text.rules.js';
import {
  ATTACHMENT_NAME_MAX,
  ATTACHMENTS_MAX,
  MESSAGE_MAX,
  REPORT_NOTE_MAX,
  REPORT_REASONS,
} from './conversation.constants.js';
import { MESSAGE_QUEUES, REPORT_DECISIONS } from './moderation.constants.js';
import { t } from './rules.messages.generated.js';

interface FileUpload {
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
  file: mixed<FileUpload | Promise<FileUpload>>().required(() => t('attachmentMissing')),
});

export const attachmentRules = object({ id: requiredId() });

export const conversationRules = object({ bookingId: requiredId() });

export const markReadRules = conversationRules.shape({ messageId: id() });

export const timelineRules = conversationRules.shape(cursorRules(20));

/** The fields of the report dialog. */
export const reportRules = object({
  reason: string()
    .oneOf(REPORT_REASONS, () => t('reportReasonMissing'))
    .required(() => t('reportReasonMissing')),
  note: text(REPORT_NOTE_MAX),
});

export const reportMessageRules = reportRules.shape({ messageId: requiredId() });

export const messageCaseListRules = object({
  queue: string().oneOf(MESSAGE_QUEUES).default('held'),
  ...cursorRules(20),
});

export const caseRules = object({ id: requiredId() });

const reason = () => text(1000);

export const heldDecisionRules = caseRules.shape({
  release: boolean().required(),
  reason: reason().when('release', {
    is: false,
    then: (rule) => rule.required(() => t('decisionReasonMissing')),
  }),
});

export const reportDecisionRules = caseRules.shape({
  decision: string().oneOf(REPORT_DECISIONS).required(),
  reason: reason().when('decision', {
    is: 'dismissed',
    otherwise: (rule) => rule.required(() => t('decisionReasonMissing')),
  }),
});
