import type { Mail } from '../../core/mail.js';

interface Author {
  /** Their email address. */
  to: string;
  name: string;
}

/** Where authors find their reviews. */
const MY_REVIEWS = '/userProfilePage?tab=reviews';

export const reviewPublishedMail = ({ to, name }: Author, listingName: string): Mail => ({
  to,
  subject: `Your review of ${listingName} is published`,
  paragraphs: [
    `Hello ${name},`,
    `We have read your review of ${listingName}, and it is now on its page. Thank you for helping other couples.`,
  ],
  action: { label: 'See your reviews', path: MY_REVIEWS },
});

export const reviewRejectedMail = ({ to, name }: Author, listingName: string, reason: string): Mail => ({
  to,
  subject: `Your review of ${listingName} was not published`,
  paragraphs: [
    `Hello ${name},`,
    `We have read your review of ${listingName} and can’t publish it as it is. The reason:`,
    reason,
    'You can edit it and resubmit it. We’ll read it again.',
  ],
  action: { label: 'Edit your review', path: MY_REVIEWS },
});
