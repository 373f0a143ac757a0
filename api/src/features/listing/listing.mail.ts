import type { Mail } from '../../core/mail.js';
import { t } from './mail.messages.generated.js';

interface Decided {
  ownerName: string;
  /** The listing's. */
  name: string;
  /** Where the owner goes from here. */
  path: string;
}

/** To the owner: the listing is public now. */
export const listingApprovedMail = (to: string, { ownerName, name, path }: Decided): Mail => ({
  to,
  subject: t('listingApproved.subject', { name }),
  paragraphs: [
    t('listingApproved.paragraph1', { ownerName }),
    t('listingApproved.paragraph2', { name }),
    t('listingApproved.paragraph3'),
  ],
  action: { label: t('listingApproved.action'), path },
});

/** To the owner: an admin hides the listing, and why. */
export const listingSuspendedMail = (
  to: string,
  { ownerName, name, reason, path }: Decided & { reason: string },
): Mail => ({
  to,
  subject: t('listingSuspended.subject', { name }),
  paragraphs: [
    t('listingSuspended.paragraph1', { ownerName }),
    t('listingSuspended.paragraph2', { name }),
    reason,
    t('listingSuspended.paragraph4'),
  ],
  action: { label: t('listingSuspended.action'), path },
});

/** To the owner: the listing is public again. */
export const listingReinstatedMail = (to: string, { ownerName, name, path }: Decided): Mail => ({
  to,
  subject: t('listingReinstated.subject', { name }),
  paragraphs: [t('listingReinstated.paragraph1', { ownerName }), t('listingReinstated.paragraph2', { name })],
  action: { label: t('listingReinstated.action'), path },
});

/** To the owner: why it is not public yet, and what to do about it. */
export const listingRejectedMail = (
  to: string,
  { ownerName, name, reason, path }: Decided & { reason: string },
): Mail => ({
  to,
  subject: t('listingRejected.subject', { name }),
  paragraphs: [
    t('listingRejected.paragraph1', { ownerName }),
    t('listingRejected.paragraph2', { name }),
    reason,
    t('listingRejected.paragraph4'),
  ],
  action: { label: t('listingRejected.action'), path },
});
