import type { Mail } from '../core/mail.js';

/** To somebody whom another admin has made one. The password is theirs to hand over, and stands in no mail. */
export const adminWelcomeMail = (to: string, name: string, by: string): Mail => ({
  to,
  subject: 'You are an admin of Mandap now',
  paragraphs: [
    `Hello ${name},`,
    `${by} has made you an admin of Mandap. Log in with this address, the role admin and the password that ${by} gives you, and set one of your own in your profile.`,
  ],
  action: { label: 'Log in', path: '/login' },
});
