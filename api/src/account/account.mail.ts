import type { Mail } from '../core/mail.js';

export const resetCodeMail = (to: string, code: string): Mail => ({
  to,
  subject: 'Your Mandap code',
  paragraphs: [
    'Someone, we hope you, asked to reset the password of your Mandap account. Enter this code to go on. It works once, for 10 minutes.',
    'If it was not you, do nothing: your password stays as it is. Nobody at Mandap will ever ask you for this code.',
  ],
  code,
});

export const welcomeMail = (to: string, name: string): Mail => ({
  to,
  subject: 'Welcome to Mandap',
  paragraphs: [
    `Hello ${name},`,
    'Your account is ready. Compare venues by city, guests and price per plate, keep the ones you like, and send an enquiry when one feels right. An enquiry is free and books nothing.',
  ],
  action: { label: 'Find a venue', path: '/venuelist' },
});

/** To the owner of a business that has just registered; it is not shown to anybody before an admin has seen it. */
export const businessWelcomeMail = (to: string, ownerName: string, businessName: string): Mail => ({
  to,
  subject: `${businessName} is registered with Mandap`,
  paragraphs: [
    `Hello ${ownerName},`,
    `Thank you for registering ${businessName}. One of us looks at every new listing before couples see it.`,
    'Meanwhile, log in and complete your profile: pictures, prices and a few honest lines are what couples look at first.',
  ],
  action: { label: 'Log in', path: '/login' },
});
