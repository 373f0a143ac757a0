import type { Mail } from '../../core/mail.js';

const UNWANTED = 'If you think that this is a mistake, answer by our contact form and we look at it again.';

/** To somebody who has just deleted their own account. */
export const accountDeletedMail = (to: string): Mail => ({
  to,
  subject: 'Your Mandap account is deleted',
  paragraphs: [
    'Your account is deleted, as you asked, and nobody can log in to it any more.',
    'If it was not you, write to us at once: somebody knows your password. Change it wherever else you use it.',
  ],
  action: { label: 'Write to us', path: '/aboutus1#contact' },
});

/** To somebody whose account an admin has deleted. */
export const accountRemovedMail = (to: string): Mail => ({
  to,
  subject: 'Your Mandap account was removed',
  paragraphs: ['Our team has removed your account from Mandap. Nobody can log in to it any more.', UNWANTED],
  action: { label: 'Write to us', path: '/aboutus1#contact' },
});

/** To the owner of a listing that an admin has deleted. */
export const listingRemovedMail = (to: string, ownerName: string, name: string): Mail => ({
  to,
  subject: `${name} was removed from Mandap`,
  paragraphs: [
    `Hello ${ownerName},`,
    `Our team has removed ${name} from Mandap, with its pictures, reviews and login. Couples with a booking keep it, and were told.`,
    UNWANTED,
  ],
  action: { label: 'Write to us', path: '/aboutus1#contact' },
});
