import type { Email } from '../../core/email.js';
import { t } from './mail.messages.generated.js';

interface Author {
  /** The author's email address. */
  to: string;
  name: string;
}

/** Page on which authors see their own reviews. */
const MY_REVIEWS = '/userProfilePage?tab=reviews';

export const reviewPublishedEmail = ({ to, name }: Author, listingName: string): Email => ({
  kind: 'moderation',
  to,
  subject: t('reviewPublished.subject', { listingName }),
  paragraphs: [t('reviewPublished.paragraph1', { name }), t('reviewPublished.paragraph2', { listingName })],
  action: { label: t('reviewPublished.action'), path: MY_REVIEWS },
});

export const reviewRejectedEmail = ({ to, name }: Author, listingName: string, reason: string): Email => ({
  kind: 'moderation',
  to,
  subject: t('reviewRejected.subject', { listingName }),
  paragraphs: [
    t('reviewRejected.paragraph1', { name }),
    t('reviewRejected.paragraph2', { listingName }),
    reason,
    t('reviewRejected.paragraph4'),
  ],
  action: { label: t('reviewRejected.action'), path: MY_REVIEWS },
});
