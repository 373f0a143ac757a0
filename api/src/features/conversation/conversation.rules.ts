import { object } from 'yup';
import { cursorRules } from '../../core/page.rules.js';
import { id, requiredId, text } from '../../core/text.js';
import { MESSAGE_MAX } from './conversation.constants.js';
import { t } from './rules.messages.generated.js';

export const messageText = () => text(MESSAGE_MAX).required(() => t('messageMissing'));

export const sendMessageRules = object({
  bookingId: requiredId(),
  clientId: requiredId(),
  body: messageText(),
});

export const conversationRules = object({ bookingId: requiredId() });

export const markReadRules = conversationRules.shape({ messageId: id() });

export const timelineRules = conversationRules.shape(cursorRules(20));
