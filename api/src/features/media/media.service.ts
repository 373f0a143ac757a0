import type { Readable } from 'node:stream';
import type { Context } from '../../core/context.js';
import type { Tx } from '../../core/database.js';
import { AppError } from '../../core/errors.js';
import { signedIn } from '../../core/operation.js';
import { queueTurn } from './derive.task.js';
import { decoding, inspect, type Inspected } from './image.js';
import { UPLOAD_MAX_BYTES } from './media.constants.js';
import { originalKey } from './keys.js';

/** Who may send files: owners fill their galleries, everybody with an account may illustrate a story. */
export const uploaders = signedIn;

/** A picture whose original is safe in the store. */
export interface StoredOriginal extends Inspected {
  bytes: number;
}

/** A file on its way in, from either API; its content can be read more than once. */
export interface Incoming {
  createReadStream(): Readable;
}

const tooLarge = () => new AppError('PAYLOAD_TOO_LARGE', 'A picture may have at most 10 MB.');

/**
 * Takes uploads in: counts the bytes of each as they come, looks at what they are, and stores the originals.
 * Every one is looked at before any is kept, so that a bad one among them leaves nothing behind; and one after
 * another, because each may be ten megabytes. Belongs outside of any transaction; `registerMedia` then makes
 * them known inside one.
 * @throws AppError PAYLOAD_TOO_LARGE or UNSUPPORTED_MEDIA, or BAD_USER_INPUT when one did not arrive
 */
export async function storeUploads(
  { services: { store }, viewer, clientAddress }: Context,
  uploads: readonly (Incoming | Promise<Incoming>)[],
): Promise<StoredOriginal[]> {
  const looked = [];
  for (const upload of uploads) {
    const file = await upload;
    const data = await bytesOf(file);
    const inspected = await decoding.run(viewer?.id ?? clientAddress, () => inspect(data));
    const picture = { ...inspected, bytes: data.length };
    // Of several, none is held in memory while the next one is looked at.
    looked.push({ picture, file, held: uploads.length === 1 ? data : undefined });
  }
  for (const { picture, file, held } of looked)
    await store.put(originalKey(picture.hash), held ?? (await bytesOf(file)), picture.mime);
  return looked.map(({ picture }) => picture);
}

/** A file's content. Chunks are joined once: node's own `buffer` would hold it three times over. */
async function bytesOf(file: Incoming): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of file.createReadStream() as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > UPLOAD_MAX_BYTES) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, length);
}

/**
 * Writes a stored original down and queues its variants. The same picture sent twice is one row, which is written to
 * all the same: until this transaction ends, the sweep can't take it.
 */
export async function registerMedia(
  tx: Tx,
  picture: StoredOriginal,
  uploadedBy: string | null,
): Promise<void> {
  const { hash, mime, bytes, width, height, thumbhash } = picture;
  const [row] = await tx.sql<{ uploadedBy: string | null }>(
    `INSERT INTO media (hash, mime, bytes, width, height, thumbhash, uploaded_by, variants_due_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, now())
     ON CONFLICT (hash) DO UPDATE
       SET sent_at = now(), variants_due_at = COALESCE(media.variants_due_at, now()), variant_attempts = 0
     RETURNING uploaded_by AS "uploadedBy"`,
    [hash, mime, bytes, width, height, thumbhash, uploadedBy],
  );
  await tx.sql(`DELETE FROM media_arrival WHERE hash = $1`, [hash]);
  await queueTurn(tx, row?.uploadedBy ?? null, true);
}
