import type { Email } from '../../core/email.js';
import { t } from './mail.messages.generated.js';

/** Sent to the owner, who may not have created the key. */
export const apiKeyCreatedEmail = (to: string, name: string): Email => ({
  kind: 'essential',
  to,
  subject: t('apiKeyMade.subject'),
  paragraphs: [t('apiKeyMade.paragraph1', { name }), t('apiKeyMade.paragraph2')],
  action: { label: t('apiKeyMade.action'), path: '/forget' },
});
