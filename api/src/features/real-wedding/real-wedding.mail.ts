import type { Mail } from '../../core/mail.js';
import { t } from './mail.messages.generated.js';

interface Author {
  /** Their email address. */
  to: string;
  name: string;
}

export const storyPublishedMail = ({ to, name }: Author, title: string, path: string): Mail => ({
  to,
  subject: t('storyPublished.subject'),
  paragraphs: [t('storyPublished.paragraph1', { name }), t('storyPublished.paragraph2', { title })],
  action: { label: t('storyPublished.action'), path },
});

export const storyRejectedMail = (
  { to, name }: Author,
  title: string,
  reason: string,
  path: string,
): Mail => ({
  to,
  subject: t('storyRejected.subject'),
  paragraphs: [
    t('storyRejected.paragraph1', { name }),
    t('storyRejected.paragraph2', { title }),
    reason,
    t('storyRejected.paragraph4'),
  ],
  action: { label: t('storyRejected.action'), path },
});
