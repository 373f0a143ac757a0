import { object } from 'yup';
import { id, requiredId, text } from '../../core/text.rules.js';
import { t } from './rules.messages.generated.js';
import { REPLY_BODY_MAX, REPLY_TITLE_MAX } from './saved-reply.constants.js';

/** The fields of the form. */
export const replyRules = object({
  title: text(REPLY_TITLE_MAX).required(() => t('titleMissing')),
  body: text(REPLY_BODY_MAX).required(() => t('bodyMissing')),
});

/** With an ID, that reply is changed. */
export const saveReplyRules = replyRules.shape({ id: id() });

export const deleteReplyRules = object({ id: requiredId() });
