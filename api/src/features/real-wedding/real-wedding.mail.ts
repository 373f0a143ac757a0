import type { Email } from '../../core/email.js';
import { t } from './mail.messages.generated.js';

interface Author {
  /** The author's email address. */
  to: string;
  name: string;
}

export const storyPublishedEmail = ({ to, name }: Author, title: string, path: string): Email => ({
  kind: 'moderation',
  to,
  subject: t('storyPublished.subject'),
  paragraphs: [t('storyPublished.paragraph1', { name }), t('storyPublished.paragraph2', { title })],
  action: { label: t('storyPublished.action'), path },
});

export const storyRejectedEmail = (
  { to, name }: Author,
  title: string,
  reason: string,
  path: string,
): Email => ({
  kind: 'moderation',
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
