import { columnsOf, expressions, select, selectOne, type RowOf } from '../../core/columns.js';
import type { Tx } from '../../core/database.js';
import { groupBy } from '../../core/group-by.js';
import { Media } from '../media/media.entity.js';
import { StoredAttachment } from './stored-message.entity.js';

const COLUMNS = columnsOf(StoredAttachment, ['id', 'bookingId', 'uploaderId', 'messageId', 'name'], 'a')
  .and(columnsOf(Media, ['hash', 'mime', 'bytes', 'width', 'height', 'thumbhash'], 'm'))
  .and(
    // Whether the recipient can read the message; null if it isn't sent.
    expressions<{ delivered: boolean | null }>({
      delivered: '(SELECT delivered FROM message WHERE message.id = a.message_id)',
    }),
  );

const FROM = 'FROM message_attachment a JOIN media m ON m.hash = a.media_hash';

export type AttachmentRow = RowOf<typeof COLUMNS>;

/** Returns the attachments of messages by message, in their order. */
export async function attachmentsOf(
  tx: Tx,
  messageIds: readonly string[],
): Promise<Map<string, AttachmentRow[]>> {
  const rows = await select(
    tx,
    COLUMNS,
    `${FROM} WHERE a.message_id = ANY($1::uuid[]) ORDER BY a.message_id, a.position`,
    [messageIds],
  );
  return groupBy(rows, ({ messageId }) => messageId ?? '');
}

/** Deletes the attachments of a message. Their files are swept. */
export const deleteAttachments = (tx: Tx, messageId: string) =>
  tx.repository(StoredAttachment).delete({ messageId });

/** Returns an attachment by ID. */
export const attachmentById = (tx: Tx, id: string): Promise<AttachmentRow | undefined> =>
  selectOne(tx, COLUMNS, `${FROM} WHERE a.id = $1`, [id]);

/**
 * Adds uploaded files to a message, in this order. Returns false unless all of them are the sender's, for this booking,
 * and not sent yet.
 */
export async function attachToMessage(
  tx: Tx,
  message: { id: string; bookingId: string; senderId: string },
  ids: readonly string[],
): Promise<boolean> {
  const attached = await tx.sql(
    `UPDATE message_attachment SET message_id = $1, position = place - 1
     FROM unnest($4::uuid[]) WITH ORDINALITY AS chosen (attachment_id, place)
     WHERE id = attachment_id AND booking_id = $2 AND uploader_id = $3 AND message_id IS NULL
     RETURNING id`,
    [message.id, message.bookingId, message.senderId, ids],
  );
  return attached.length === ids.length;
}
