import { conflict, notFound, violates } from '../../core/errors.js';
import { operation } from '../../core/operation.js';
import { attachmentsOf } from './attachment.query.js';
import { reportMessageRules } from './conversation.rules.js';
import type { Message } from './message.entity.js';
import { bookingOfMessage, messagesById } from './message.query.js';
import { t } from './messages.generated.js';
import { parties, partyBooking } from './party.js';
import { presentMessage } from './timeline.service.js';

/**
 * Reports a message of the other party to the admins, who can then read it with the messages around it. Idempotent: a
 * message has one report.
 * @throws AppError NOT_FOUND when the viewer can't read it, CONFLICT when it is their own or removed
 */
export const reportMessage = operation({
  name: 'conversation.report',
  kind: 'write',
  allow: parties,
  limit: 'report',
  input: reportMessageRules,
  async run({ tx, viewer, input: { messageId, reason, note } }): Promise<Message> {
    const bookingId = await bookingOfMessage(tx, messageId);
    if (!bookingId) throw notFound(t('messageNotFound'));
    const booking = await partyBooking(tx, viewer, bookingId, true);
    const readRow = async () => (await messagesById(tx, [messageId])).get(messageId);
    const message = await readRow();
    if (message?.senderId === viewer.id) throw conflict(t('ownMessage'));
    if (!message?.delivered) throw notFound(t('messageNotFound'));
    if (message.removed) throw conflict(t('alreadyRemoved'));
    await tx
      .sql(
        `INSERT INTO message_report (message_id, reporter_id, reason, note) VALUES ($1, $2, $3, $4)
         ON CONFLICT (message_id) DO NOTHING`,
        [messageId, viewer.id, reason, note || null],
      )
      .catch((error: unknown) => {
        throw violates(error, 'message_report_by_recipient') ? notFound(t('messageNotFound')) : error;
      });
    const attachments = (await attachmentsOf(tx, [messageId])).get(messageId);
    return presentMessage(viewer, booking, { ...message, reported: true }, attachments);
  },
});
