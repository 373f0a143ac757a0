import type { Email } from '../../core/email.js';
import { formatList } from '../../core/intl.js';
import { withoutCodes } from '../booking/without-codes.js';
import { t } from './mail.messages.generated.js';
import type { Recipient } from './recipient.js';

/** Messages that somebody has not read yet, in their order. */
interface UnreadMessages {
  bookingId: string;
  senderName: string;
  /** The newest of them. */
  messages: readonly { body: string; attachments: readonly string[] }[];
  /** Number of all of them. */
  total: number;
  /** The couple's one-time codes, which no email contains. */
  codes: readonly string[];
}

export const messagesEmail = (
  to: Recipient,
  { bookingId, senderName, messages, total, codes }: UnreadMessages,
): Email => ({
  kind: 'messages',
  to: to.email,
  subject: t('subject', { count: total, sender: senderName }),
  paragraphs: [
    t('hello', { name: to.name }),
    t('sent', { count: total, sender: senderName }),
    ...(total > messages.length ? [t('earlier', { count: total - messages.length })] : []),
    ...messages.flatMap(({ body, attachments }) => [
      ...(body ? [t('quoted', { body: withoutCodes(body, codes) })] : []),
      ...(attachments.length
        ? [
            t('attached', {
              count: attachments.length,
              names: formatList(attachments.map((name) => withoutCodes(name, codes))),
            }),
          ]
        : []),
    ]),
  ],
  action: { label: t('open'), path: `/bookings/${bookingId}` },
});
