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

export const markReadRules = object({ bookingId: requiredId(), messageId: id() });

export const timelineRules = object({ bookingId: requiredId(), ...cursorRules(20) });
