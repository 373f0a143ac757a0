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
