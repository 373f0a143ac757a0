import type { Email } from '../../core/email.js';
import { formatList } from '../../core/intl.js';
import { t } from './mail.messages.generated.js';
import type { Recipient } from './recipient.js';

/** Messages that somebody has not read yet, in their order. */
interface UnreadMessages {
  bookingId: string;
  senderName: string;
  messages: readonly { body: string; attachments: readonly string[] }[];
  /** The couple's one-time code, which no email contains. */
  code: string;
}

export const messagesEmail = (
  to: Recipient,
  { bookingId, senderName, messages, code }: UnreadMessages,
): Email => ({
  kind: 'messages',
  to: to.email,
  subject: t('subject', { count: messages.length, sender: senderName }),
  paragraphs: [
    t('hello', { name: to.name }),
    t('sent', { count: messages.length, sender: senderName }),
    ...messages.flatMap(({ body, attachments }) => [
      ...(body ? [t('quoted', { body: withoutCode(body, code) })] : []),
      ...(attachments.length
        ? [t('attached', { count: attachments.length, names: formatList(attachments) })]
        : []),
    ]),
  ],
  action: { label: t('open'), path: `/bookings/${bookingId}` },
});

/** Replaces the code, however its digits are spaced. */
const withoutCode = (text: string, code: string): string =>
  text.replace(new RegExp(`(?<!\\d)${[...code].join('[\\s.-]*')}(?!\\d)`, 'g'), '••••••');
