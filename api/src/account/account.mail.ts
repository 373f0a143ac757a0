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
  action: { label: 'Write to us', path: '/aboutus1' },
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
