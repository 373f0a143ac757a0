import type { Mail } from '../../core/mail.js';
import { t } from './mail.messages.generated.js';

interface Author {
  /** Their email address. */
  to: string;
  name: string;
}

/** Where authors find their reviews. */
const MY_REVIEWS = '/userProfilePage?tab=reviews';

export const reviewPublishedMail = ({ to, name }: Author, listingName: string): Mail => ({
  to,
  subject: t('reviewPublished.subject', { listingName }),
  paragraphs: [t('reviewPublished.paragraph1', { name }), t('reviewPublished.paragraph2', { listingName })],
  action: { label: t('reviewPublished.action'), path: MY_REVIEWS },
});

export const reviewRejectedMail = ({ to, name }: Author, listingName: string, reason: string): Mail => ({
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
