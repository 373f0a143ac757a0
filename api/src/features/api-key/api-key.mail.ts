import type { Mail } from '../../core/mail.js';

/** Whoever reads there must know that a program may now act for the account, and may object. */
export const apiKeyMadeMail = (to: string, name: string): Mail => ({
  to,
  subject: 'An API key was made for your Mandap account',
  paragraphs: [
    `The key is called “${name}”. A program that has it can use Mandap in your name, as far as the key's scopes go. You can revoke it under API keys in your dashboard.`,
    'If it was not you, set a new password at once: that ends every key and logs every device out.',
  ],
  action: { label: 'Set a new password', path: '/forget' },
});
