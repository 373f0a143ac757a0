import type { Mail } from '../../core/mail.js';

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
  subject: `${name} is on Mandap`,
  paragraphs: [
    `Hello ${ownerName},`,
    `${name} is approved: couples can find it, send you enquiries and write reviews.`,
    'You get each enquiry in your notifications and by email. Answering within a day makes the difference.',
  ],
  action: { label: 'See your page', path },
});

/** To the owner: an admin hides the listing, and why. */
export const listingSuspendedMail = (
  to: string,
  { ownerName, name, reason, path }: Decided & { reason: string },
): Mail => ({
  to,
  subject: `${name} is suspended`,
  paragraphs: [
    `Hello ${ownerName},`,
    `We have suspended ${name}. Couples can’t find it or send new enquiries for now. The reason:`,
    reason,
    'Your enquiries and bookings stay in your inbox, and you can still answer them. Once you have changed what we asked for, write to us and we’ll reinstate your listing.',
  ],
  action: { label: 'Edit your profile', path },
});

/** To the owner: the listing is public again. */
export const listingReinstatedMail = (to: string, { ownerName, name, path }: Decided): Mail => ({
  to,
  subject: `${name} is public again`,
  paragraphs: [
    `Hello ${ownerName},`,
    `We have reinstated ${name}: couples can find it and send enquiries again.`,
  ],
  action: { label: 'See your page', path },
});

/** To the owner: why it is not public yet, and what to do about it. */
export const listingRejectedMail = (
  to: string,
  { ownerName, name, reason, path }: Decided & { reason: string },
): Mail => ({
  to,
  subject: `${name} is not approved yet`,
  paragraphs: [
    `Hello ${ownerName},`,
    `We have reviewed ${name} and can’t approve it as it is. The reason:`,
    reason,
    'Update your profile and resubmit it. We’ll review it again.',
  ],
  action: { label: 'Edit your profile', path },
});
