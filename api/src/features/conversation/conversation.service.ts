import { isDeepStrictEqual } from 'node:util';
import { contactDetailIn } from '../../core/contact-details.js';
import { badInput, conflict, notFound, violates, type AppError } from '../../core/errors.js';
import { newId } from '../../core/ids.js';
import { loader } from '../../core/loader.js';
import { markBookingNotificationsRead, markMessagesRead, notifyMessage } from '../../core/notify.js';
import { operation } from '../../core/operation.js';
import type { Tx } from '../../core/database.js';
import type { Viewer } from '../../core/viewer.js';
import type { Booking } from '../booking/booking.entity.js';
import { sideOf } from '../booking/booking.policy.js';
import { attachmentsOf, attachToMessage } from './attachment.query.js';
import { markReadRules, sendMessageRules } from './conversation.rules.js';
import type { Message } from './message.entity.js';
import { queueMessageEmail } from './message-email.task.js';
import {
  closingTimes,
  countUnreadMessages,
  messagesById,
  sentMessage,
  type MessageRow,
} from './message.query.js';
import { t } from './messages.generated.js';
import { parties, partyBooking } from './party.js';
import { setReadPosition } from './read-position.query.js';
import { StoredMessage } from './stored-message.entity.js';
import { presentMessage } from './timeline.service.js';

/** Returns how many messages of a booking the viewer has not read; batched over a list. */
export const unreadMessages = loader<string, number>(
  async (ctx, bookingIds) =>
    ctx.viewer
      ? countUnreadMessages(ctx.services.database.tx, ctx.viewer.id, bookingIds)
      : new Map<string, number>(),
  0,
);

/** Returns when a booking's conversation closes for new messages; null if that isn't known yet. Batched over a list. */
export const conversationClosesAt = loader<string, Date | null>(
  (ctx, bookingIds) => closingTimes(ctx.services.database.tx, bookingIds),
  null,
);

/**
 * Sends a message to the other party. Idempotent by `clientId`: sent again, the same message is returned.
 * @throws AppError CONFLICT if the conversation is closed, or the ID belongs to another message
 */
export const sendMessage = operation({
  name: 'conversation.send',
  kind: 'write',
  allow: parties,
  limit: 'message',
  input: sendMessageRules,
  prepare: ({ ctx, viewer, input }) =>
    ctx.services.limits.spendKey('conversation', `${viewer.id} ${input.bookingId}`),
  async run({ tx, viewer, input }): Promise<Message> {
    const booking = await partyBooking(tx, viewer, input.bookingId, true);
    const sent = await sentMessage(tx, viewer.id, input.clientId);
    if (sent) {
      const attachments = (await attachmentsOf(tx, [sent.id])).get(sent.id);
      const isSame =
        sent.bookingId === booking.id &&
        // An admin has deleted its content.
        (sent.removed ||
          (sent.body === input.body &&
            isDeepStrictEqual(attachments?.map(({ id }) => id) ?? [], input.attachmentIds)));
      if (!isSame) throw conflict(t('clientIdUsed'), 'clientId');
      return presentMessage(viewer, booking, sent, attachments);
    }
    const id = newId();
    const fromCouple = sideOf(viewer, booking) === 'couple';
    await tx
      .repository(StoredMessage)
      .insert({
        ...{ id, bookingId: booking.id, senderId: viewer.id, fromCouple },
        ...{ clientId: input.clientId, body: input.body, attachmentCount: input.attachmentIds.length },
        // The database decides whether it is held for this reason.
        holdReason: contactDetailIn(input.body) ?? null,
      })
      .catch((error: unknown) => {
        throw refusalOf(error) ?? error;
      });
    const message = { id, bookingId: booking.id, senderId: viewer.id };
    if (!(await attachToMessage(tx, message, input.attachmentIds)))
      throw badInput('attachmentIds', t('attachmentGone'));
    const row = (await messagesById(tx, [id])).get(id);
    if (!row) throw notFound(t('messageNotFound'));
    if (row.delivered) await notifyRecipient(tx, booking, row);
    return presentMessage(viewer, booking, row, (await attachmentsOf(tx, [id])).get(id));
  },
});

/** Announces a delivered message to its recipient, and queues the email. */
export async function notifyRecipient(
  tx: Tx,
  booking: Booking,
  { fromCouple }: Pick<MessageRow, 'fromCouple'>,
): Promise<void> {
  const recipientId = fromCouple ? booking.listingId : booking.userId;
  if (!recipientId) return;
  const recipient = fromCouple ? 'owner' : 'couple';
  await notifyMessage(tx, { recipientId, recipient, bookingId: booking.id });
  await queueMessageEmail(tx, { bookingId: booking.id, recipientId });
}

/** Converts a violation of the constraints of migrations 0042 and 0058. */
export function refusalOf(error: unknown): AppError | undefined {
  if (violates(error, 'message_conversation_open')) return conflict(t('closed'));
  // Doesn't tell who was blocked.
  if (violates(error, 'message_not_blocked')) return conflict(t('closed'));
  if (violates(error, 'message_has_recipient')) return conflict(t('recipientLeft'));
  if (violates(error, 'message_client_id')) return conflict(t('clientIdUsed'), 'clientId');
  return undefined;
}

/**
 * Records that the viewer has a booking's page open, which shows what its notifications are about, and has read its
 * messages up to one if it is given.
 * @throws AppError NOT_FOUND when the booking is another's or doesn't have this message
 */
export const markConversationRead = operation({
  name: 'conversation.markRead',
  kind: 'write',
  allow: parties,
  limit: 'write',
  input: markReadRules,
  async run({ tx, viewer, input }): Promise<Booking> {
    // Locked, so that a message that is being sent isn't marked as read with the notification of earlier ones.
    const booking = await partyBooking(tx, viewer, input.bookingId, true);
    await setReadPosition(tx, viewer.id, booking.id, await positionOf(tx, viewer, booking, input.messageId));
    await markBookingNotificationsRead(tx, viewer.id, booking.id);
    await updateMessageNotification(tx, viewer.id, booking.id);
    return booking;
  },
});

/** Marks an account's notification of a conversation as read if it has no unread messages. */
export async function updateMessageNotification(tx: Tx, accountId: string, bookingId: string): Promise<void> {
  const unread = await countUnreadMessages(tx, accountId, [bookingId]);
  if (!unread.size) await markMessagesRead(tx, accountId, bookingId);
}

/** Others' held messages look like missing ones. */
async function positionOf(
  tx: Tx,
  viewer: Viewer,
  booking: Booking,
  messageId: string | undefined,
): Promise<number> {
  if (!messageId) return 0;
  const own = { id: messageId, bookingId: booking.id };
  const message = await tx.repository(StoredMessage).findOne({
    select: { position: true },
    where: [
      { ...own, delivered: true },
      { ...own, senderId: viewer.id },
    ],
  });
  if (!message) throw notFound(t('messageNotFound'));
  return message.position;
}
