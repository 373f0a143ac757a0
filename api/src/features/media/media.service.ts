import type { Readable } from 'node:stream';
import { columnsOf, returning } from '../../core/columns.js';
import type { Context } from '../../core/context.js';
import type { Tx } from '../../core/database.js';
import { AppError } from '../../core/errors.js';
import { signedIn } from '../../core/operation.js';
import { queueNextPicture } from './create-variants.task.js';
import { decodeQueue, inspect, type PictureInfo } from './image.js';
import { UPLOAD_MAX_BYTES } from './media.constants.js';
import { Media } from './media.entity.js';
import { originalKey } from './keys.js';
import { t } from './messages.generated.js';

/** Owners upload to their galleries, and every account can upload pictures of a story. */
export const canUpload = signedIn;

/** A picture whose original is stored. */
export interface StoredOriginal extends PictureInfo {
  bytes: number;
}

/** An uploaded file from either API; its content can be read more than once. */
export interface UploadedFile {
  createReadStream(): Readable;
}

const tooLarge = () => new AppError('PAYLOAD_TOO_LARGE', t('tooLarge'));

/**
 * Validates uploads and stores their originals. All are validated before any is stored, so that an invalid one leaves
 * nothing behind; and one at a time, because each may have ten megabytes. Call it outside of transactions, and
 * `registerMedia` inside one.
 * @throws AppError PAYLOAD_TOO_LARGE or UNSUPPORTED_MEDIA, or BAD_USER_INPUT when one did not arrive
 */
export async function storeUploads(
  ctx: Context,
  uploads: readonly (UploadedFile | Promise<UploadedFile>)[],
): Promise<StoredOriginal[]> {
  const validated = [];
  for (const upload of uploads) {
    const file = await upload;
    const data = await readBytes(file);
    const picture = await inspectUpload(ctx, data);
    // Keeps only a single upload in memory; several are read again.
    validated.push({ picture, file, buffered: uploads.length === 1 ? data : undefined });
  }
  for (const { picture, file, buffered } of validated)
    await ctx.services.store.put(
      originalKey(picture.hash),
      buffered ?? (await readBytes(file)),
      picture.mime,
    );
  return validated.map(({ picture }) => picture);
}

/** Validates a picture; the viewer's uploads take turns with those of others. */
export async function inspectUpload(
  { viewer, clientAddress }: Context,
  data: Buffer,
): Promise<StoredOriginal> {
  const inspected = await decodeQueue.run(viewer?.id ?? clientAddress, () => inspect(data));
  return { ...inspected, bytes: data.length };
}

/**
 * Reads a file of at most `max` bytes. Joins the chunks once, because `buffer` of node:stream/consumers would hold three
 * copies.
 * @throws the error that `refuse` returns, if the file is larger
 */
export async function readBytes(
  file: UploadedFile,
  max = UPLOAD_MAX_BYTES,
  refuse: () => Error = tooLarge,
): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of file.createReadStream() as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > max) throw refuse();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, length);
}

/**
 * Inserts the row of a stored original and queues its variants. Updates the row of a picture that exists already, which
 * keeps the cleanup from deleting it until this transaction ends.
 */
export async function registerMedia(
  tx: Tx,
  picture: StoredOriginal,
  uploadedBy: string | null,
): Promise<void> {
  const { hash, mime, bytes, width, height, thumbhash } = picture;
  const [row] = await returning(
    tx,
    columnsOf(Media, ['uploadedBy']),
    `INSERT INTO media (hash, mime, bytes, width, height, thumbhash, uploaded_by, variants_due_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, now())
     ON CONFLICT (hash) DO UPDATE
       SET sent_at = now(), variants_due_at = COALESCE(media.variants_due_at, now()), variant_attempts = 0`,
    [hash, mime, bytes, width, height, thumbhash, uploadedBy],
  );
  await tx.sql(`DELETE FROM media_arrival WHERE hash = $1`, [hash]);
  await queueNextPicture(tx, row?.uploadedBy ?? null, true);
}
