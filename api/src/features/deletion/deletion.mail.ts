import type { Mail } from '../../core/mail.js';
import { t } from './mail.messages.generated.js';

/** To somebody who has just deleted their own account. */
export const accountDeletedMail = (to: string): Mail => ({
  to,
  subject: t('accountDeleted.subject'),
  paragraphs: [t('accountDeleted.paragraph1'), t('accountDeleted.paragraph2')],
  action: { label: t('accountDeleted.action'), path: '/aboutus1#contact' },
});

/** To somebody whose account an admin has deleted. */
export const accountRemovedMail = (to: string): Mail => ({
  to,
  subject: t('accountRemoved.subject'),
  paragraphs: [t('accountRemoved.paragraph1'), t('accountRemoved.paragraph2')],
  action: { label: t('accountRemoved.action'), path: '/aboutus1#contact' },
});

/** To the owner of a listing that an admin has deleted. */
export const listingRemovedMail = (to: string, ownerName: string, name: string): Mail => ({
  to,
  subject: t('listingRemoved.subject', { name }),
  paragraphs: [
    t('listingRemoved.paragraph1', { ownerName }),
    t('listingRemoved.paragraph2', { name }),
    t('listingRemoved.paragraph3'),
  ],
  action: { label: t('listingRemoved.action'), path: '/aboutus1#contact' },
});
