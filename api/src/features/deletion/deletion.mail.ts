import type { Email } from '../../core/email.js';
import { t } from './mail.messages.generated.js';

/** Sent to people who deleted their own account. */
export const accountDeletedEmail = (to: string): Email => ({
  kind: 'essential',
  to,
  subject: t('accountDeleted.subject'),
  paragraphs: [t('accountDeleted.paragraph1'), t('accountDeleted.paragraph2')],
  action: { label: t('accountDeleted.action'), path: '/aboutus1#contact' },
});

/** Sent to people whose account an admin deleted. */
export const accountRemovedEmail = (to: string): Email => ({
  kind: 'essential',
  to,
  subject: t('accountRemoved.subject'),
  paragraphs: [t('accountRemoved.paragraph1'), t('accountRemoved.paragraph2')],
  action: { label: t('accountRemoved.action'), path: '/aboutus1#contact' },
});

/** Sent to the owner of a listing that an admin deleted. */
export const listingRemovedEmail = (to: string, ownerName: string, name: string): Email => ({
  kind: 'essential',
  to,
  subject: t('listingRemoved.subject', { name }),
  paragraphs: [
    t('listingRemoved.paragraph1', { ownerName }),
    t('listingRemoved.paragraph2', { name }),
    t('listingRemoved.paragraph3'),
  ],
  action: { label: t('listingRemoved.action'), path: '/aboutus1#contact' },
});
