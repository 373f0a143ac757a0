import type { Mail } from '../../core/mail.js';
import { t } from './mail.messages.generated.js';

/** Whoever reads there must know that a program may now act for the account, and may object. */
export const apiKeyMadeMail = (to: string, name: string): Mail => ({
  to,
  subject: t('apiKeyMade.subject'),
  paragraphs: [t('apiKeyMade.paragraph1', { name }), t('apiKeyMade.paragraph2')],
  action: { label: t('apiKeyMade.action'), path: '/forget' },
});
