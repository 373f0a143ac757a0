import type { Email } from '../../core/email.js';
import { t } from './mail.messages.generated.js';

interface Recipient {
  email: string;
  name: string;
}

/** Messages that somebody has not read yet, in their order. */
interface UnreadMessages {
  bookingId: string;
  senderName: string;
  bodies: readonly string[];
  /** The couple's one-time code, which no email contains. */
  code: string;
}

export const messagesEmail = (
  to: Recipient,
  { bookingId, senderName, bodies, code }: UnreadMessages,
): Email => ({
  kind: 'messages',
  to: to.email,
  subject: t('subject', { count: bodies.length, sender: senderName }),
  paragraphs: [
    t('hello', { name: to.name }),
    t('sent', { count: bodies.length, sender: senderName }),
    ...bodies.map((body) => t('quoted', { body: withoutCode(body, code) })),
  ],
  action: { label: t('open'), path: `/bookings/${bookingId}` },
});

/** Replaces the code, however its digits are spaced. */
const withoutCode = (text: string, code: string): string =>
  text.replace(new RegExp(`(?<!\\d)${[...code].join('[\\s.-]*')}(?!\\d)`, 'g'), '••••••');
