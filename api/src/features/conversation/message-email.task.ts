import type { Services } from '../../core/context.js';
import type { Tx } from '../../core/database.js';
import { addJob } from '../../core/jobs.js';
import { inTransaction } from '../../core/transaction.js';
import { sendEmail } from '../account/send-email.js';
import { bookingById, codesToHide } from '../booking/booking.query.js';
import { coupleName } from '../booking/couple-name.js';
import { messagesEmail } from './conversation.mail.js';
import { blocksOf, messagesToEmail } from './message.query.js';
import { recipientOf } from './recipient.js';

/** Name of the job, as queued jobs have it. */
export const MESSAGE_EMAIL = 'message-email';

/** Messages within this time after the first one are sent as one email. */
const COLLECTING_MS = 10 * 60_000;

interface Conversation {
  bookingId: string;
  recipientId: string;
}

/** While the recipient has the conversation open, they are likely to read what arrives. */
const OPEN_MS = 60_000;

/**
 * Queues the email about a message. While one is queued for the conversation, it will contain this message too.
 * @param wait milliseconds
 */
export const queueMessageEmail = (
  tx: Tx,
  conversation: Conversation,
  wait: number = COLLECTING_MS,
): Promise<void> =>
  addJob(tx, MESSAGE_EMAIL, conversation, {
    key: `${MESSAGE_EMAIL}:${conversation.bookingId}:${conversation.recipientId}`,
    keepPosition: true,
    runAt: new Date(Date.now() + wait),
  });

/**
 * Emails the unread messages to the recipient, unless one side has blocked the other meanwhile. Waits while they have the
 * conversation open.
 */
export const emailMessages = ({ database }: Services, conversation: Conversation): Promise<void> =>
  inTransaction(database, async (tx) => {
    const { bookingId, recipientId } = conversation;
    const booking = await bookingById(tx, bookingId, true);
    const to = booking && (await recipientOf(tx, booking, recipientId));
    if (!to || (await blocksOf(tx, recipientId, [bookingId])).size) return;
    const messages = await messagesToEmail(tx, recipientId, bookingId);
    const last = messages.at(-1);
    if (!last) return;
    if (last.isOpen) return queueMessageEmail(tx, conversation, OPEN_MS);
    await tx.sql(
      `INSERT INTO conversation_read (booking_id, account_id, emailed_position) VALUES ($1, $2, $3)
       ON CONFLICT (booking_id, account_id) DO UPDATE SET emailed_position = excluded.emailed_position`,
      [bookingId, recipientId, last.position],
    );
    const codes = await codesToHide(tx, booking);
    const senderName = last.fromCouple ? coupleName(booking) : booking.listingName;
    await sendEmail(
      tx,
      recipientId,
      messagesEmail(to, { bookingId, senderName, messages, total: last.total, codes }),
    );
  });
