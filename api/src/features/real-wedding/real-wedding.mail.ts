import type { Mail } from '../../core/mail.js';

interface Author {
  /** Their email address. */
  to: string;
  name: string;
}

export const storyPublishedMail = ({ to, name }: Author, title: string, path: string): Mail => ({
  to,
  subject: 'Your story is published',
  paragraphs: [
    `Hello ${name},`,
    `We have read “${title}”, and it is now among our real weddings. Thank you for sharing it with other couples.`,
  ],
  action: { label: 'See your story', path },
});

export const storyRejectedMail = (
  { to, name }: Author,
  title: string,
  reason: string,
  path: string,
): Mail => ({
  to,
  subject: 'Your story was not published',
  paragraphs: [
    `Hello ${name},`,
    `We have read “${title}” and can’t publish it as it is. The reason:`,
    reason,
    'You can edit it and resubmit it. We’ll read it again.',
  ],
  action: { label: 'Edit your story', path },
});
