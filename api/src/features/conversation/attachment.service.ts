import type { Tx } from '../../core/database.js';
import { conflict, notFound } from '../../core/errors.js';
import { newId } from '../../core/ids.js';
import { operation } from '../../core/operation.js';
import type { Viewer } from '../../core/viewer.js';
import { bookingById } from '../booking/booking.query.js';
import type { Booking } from '../booking/booking.entity.js';
import { sideOf } from '../booking/booking.policy.js';
import { registerPrivateFile, storePrivateFile } from '../media/private-file.service.js';
import { attachmentName } from './attachment-name.js';
import { presentAttachment } from './attachment.js';
import type { MessageAttachment } from './attachment.entity.js';
import { attachmentById, type AttachmentRow } from './attachment.query.js';
import { attachmentRules, uploadAttachmentRules } from './conversation.rules.js';
import { blocksOf, closingTimes } from './message.query.js';
import { t } from './messages.generated.js';
import { parties, partyBooking } from './party.js';
import { StoredAttachment } from './stored-message.entity.js';

/**
 * Uploads a file for a message that the viewer is writing. Only they can read it until the message is sent; if it isn't
 * sent, it is deleted after two days.
 * @throws AppError NOT_FOUND, CONFLICT, PAYLOAD_TOO_LARGE or UNSUPPORTED_MEDIA
 */
export const uploadAttachment = operation({
  name: 'conversation.uploadAttachment',
  kind: 'write',
  allow: parties,
  limit: 'write',
  input: uploadAttachmentRules,
  async prepare({ ctx, tx, viewer, input }) {
    await requireOpenConversation(tx, viewer, await partyBooking(tx, viewer, input.bookingId));
    return storePrivateFile(ctx, input.file);
  },
  async run({ tx, viewer, input: { bookingId, name } }, file): Promise<MessageAttachment> {
    await partyBooking(tx, viewer, bookingId);
    await registerPrivateFile(tx, file, viewer.id);
    const id = newId();
    await tx.repository(StoredAttachment).insert({
      ...{ id, bookingId, uploaderId: viewer.id, mediaHash: file.hash },
      name: attachmentName(name, file.mime),
    });
    const row = await attachmentById(tx, id);
    if (!row) throw notFound(t('attachmentNotFound'));
    return presentAttachment(row);
  },
});

/** A file that can't be sent isn't stored. Whether a message can be sent is checked again when it is. */
async function requireOpenConversation(
  tx: Tx,
  viewer: Viewer,
  { id: bookingId, userId, listingId }: Booking,
): Promise<void> {
  if (!userId || !listingId) throw conflict(t('recipientLeft'));
  const closesAt = (await closingTimes(tx, [bookingId])).get(bookingId);
  const isBlocked = (await blocksOf(tx, viewer.id, [bookingId])).has(bookingId);
  if (isBlocked || (closesAt && closesAt.getTime() <= Date.now())) throw conflict(t('closed'));
}

/**
 * Returns an attachment, for the parties of its booking; before it is sent or while it is held, for the uploader only.
 * @throws AppError NOT_FOUND
 */
export const getAttachment = operation({
  name: 'conversation.attachment',
  kind: 'read',
  allow: parties,
  input: attachmentRules,
  async run({ tx, viewer, input }): Promise<AttachmentRow> {
    const found = await attachmentById(tx, input.id);
    const booking = found && (await bookingById(tx, found.bookingId));
    const isVisible =
      found && booking && sideOf(viewer, booking) && (found.delivered || found.uploaderId === viewer.id);
    if (!isVisible) throw notFound(t('attachmentNotFound'));
    return found;
  },
});
