import type { Mail } from '../../core/mail.js';
import type { Role } from '../../core/viewer.js';

export const resetCodeMail = (to: string, code: string): Mail => ({
  to,
  subject: 'Your Mandap code',
  paragraphs: [
    'Enter this code in the browser where you asked to reset your Mandap password. It works once, within 10 minutes.',
    'If you didn’t request it, ignore this email: your password stays the same. We’ll never ask you for this code.',
  ],
  code,
});

export const loginLinkMail = (to: string, role: Role, token: string): Mail => ({
  to,
  subject: 'Your Mandap login link',
  paragraphs: [
    `Use this link to log in to your Mandap ${role} account. It works once, within 10 minutes, and only in the browser where you requested it.`,
    'If you didn’t request it, you can ignore this email. Don’t forward it to anyone.',
  ],
  // Browsers keep what follows # to themselves: the token is in no server’s log.
  action: { label: 'Log in', path: `/login/confirm#${token}` },
});

export const loginAlertMail = (to: string, role: Role): Mail => ({
  to,
  subject: 'Too many failed logins to your Mandap account',
  paragraphs: [
    `Someone entered hundreds of wrong passwords for your Mandap ${role} account within a day. For now, we don’t accept its password from browsers we don’t know.`,
    'You can still log in: with your password in a browser where you’ve logged in before, or in any browser with a link that we email you. If your password is easy to guess, choose a new one.',
  ],
  action: { label: 'Email me a login link', path: '/login/link' },
});

/**
 * To an address that nobody has confirmed. It holds nothing that was typed: whoever registered may be a stranger.
 */
export const confirmEmailMail = (to: string, role: Role, code: string): Mail => ({
  to,
  subject: 'Confirm your email for Mandap',
  paragraphs: [
    `Enter this code in your Mandap ${role} account to confirm this address. It works once, within a day.`,
    'Until then we only email you codes and links that were requested. Everything else is in your account.',
    'If you didn’t register with Mandap, ignore this email. Don’t give the code to anyone.',
  ],
  code,
  action: { label: 'Confirm my email', path: '/confirm-email' },
});

export const newAddressCodeMail = (to: string, code: string): Mail => ({
  to,
  subject: 'Your Mandap code',
  paragraphs: [
    'Enter this code to use this address for your Mandap account. It works once, for 10 minutes.',
    'If you have not asked for it, do nothing: the address is not used. Nobody at Mandap will ever ask you for this code.',
  ],
  code,
});

/** To the address that an account has had: whoever reads there must know, and may object. */
export const addressChangedMail = (to: string, newAddress: string): Mail => ({
  to,
  subject: 'Your Mandap email was changed',
  paragraphs: [
    `Your Mandap account now has the address ${newAddress}. From now on you log in with that one, and mail goes there.`,
    'If it was not you, write to us at once.',
  ],
  action: { label: 'Write to us', path: '/aboutus1#contact' },
});

/** To the address that it has now. */
export const newAddressMail = (to: string): Mail => ({
  to,
  subject: 'This is your Mandap email now',
  paragraphs: [
    'From now on you log in to Mandap with this address, and mail about your account comes here. Your password is what it was.',
  ],
  action: { label: 'Log in', path: '/login' },
});

export const passwordChangedMail = (to: string): Mail => ({
  to,
  subject: 'Your Mandap password was changed',
  paragraphs: [
    'The password of your Mandap account was changed, and every other device was logged out.',
    'If it was not you, set a new one at once: the code for it comes to this address.',
  ],
  action: { label: 'Set a new password', path: '/forget' },
});
