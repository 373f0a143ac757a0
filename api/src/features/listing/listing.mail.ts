import type { Email } from '../../core/email.js';
import { t } from './mail.messages.generated.js';

interface ListingEmail {
  ownerName: string;
  /** The listing's name. */
  name: string;
  /** Page that the email links to. */
  path: string;
}

/** Sent to the owner when the listing becomes public. */
export const listingApprovedEmail = (to: string, { ownerName, name, path }: ListingEmail): Email => ({
  kind: 'moderation',
  to,
  subject: t('listingApproved.subject', { name }),
  paragraphs: [
    t('listingApproved.paragraph1', { ownerName }),
    t('listingApproved.paragraph2', { name }),
    t('listingApproved.paragraph3'),
  ],
  action: { label: t('listingApproved.action'), path },
});

/** Sent to the owner with the reason of the suspension. */
export const listingSuspendedEmail = (
  to: string,
  { ownerName, name, reason, path }: ListingEmail & { reason: string },
): Email => ({
  kind: 'moderation',
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

/** Sent to the owner when the listing is public again. */
export const listingReinstatedEmail = (to: string, { ownerName, name, path }: ListingEmail): Email => ({
  kind: 'moderation',
  to,
  subject: t('listingReinstated.subject', { name }),
  paragraphs: [t('listingReinstated.paragraph1', { ownerName }), t('listingReinstated.paragraph2', { name })],
  action: { label: t('listingReinstated.action'), path },
});

/** Sent to the owner with the reason and the next step. */
export const listingRejectedEmail = (
  to: string,
  { ownerName, name, reason, path }: ListingEmail & { reason: string },
): Email => ({
  kind: 'moderation',
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
