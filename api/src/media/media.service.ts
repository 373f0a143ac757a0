import { buffer } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import type { Sql } from '../core/database.js';
import { AppError } from '../core/errors.js';
import { addJob } from '../core/jobs.js';
import { DERIVE } from './derive.task.js';
import { inspect, type Inspected } from './image.js';
import { UPLOAD_MAX_BYTES } from './media.constants.js';
import type { Store } from '../core/store.js';
import { originalKey } from './store.js';

/** A picture whose original is safe in the store. */
export interface StoredOriginal extends Inspected {
  bytes: number;
}

const tooLarge = () => new AppError('PAYLOAD_TOO_LARGE', 'A picture may have at most 10 MB.');

/**
 * Takes an upload in: counts its bytes as they come, looks at what they are, and stores the original.
 * Belongs outside of any transaction; `registerMedia` then makes it known inside one.
 * @throws AppError PAYLOAD_TOO_LARGE or UNSUPPORTED_MEDIA
 */
export async function storeUpload(store: Store, upload: Readable): Promise<StoredOriginal> {
  const data = await buffer(upload).catch((error: unknown) => {
    // graphql-upload ends a stream that passes its cap with a 413 of its own.
    if ((error as { status?: number }).status === 413) throw tooLarge();
    throw error;
  });
  if (data.length > UPLOAD_MAX_BYTES) throw tooLarge();
  const inspected = await inspect(data);
  await store.put(originalKey(inspected.hash), data, inspected.mime);
  return { ...inspected, bytes: data.length };
}

/** Writes a stored original down and queues its sizes. The same picture sent twice is one row. */
export async function registerMedia(
  sql: Sql,
  picture: StoredOriginal,
  uploadedBy: string | null,
): Promise<void> {
  const { hash, mime, bytes, width, height, thumbhash } = picture;
  await sql(
    `INSERT INTO media (hash, mime, bytes, width, height, thumbhash, uploaded_by) VALUES ($1, $2, $3, $4, $5, $6, $7)
     ON CONFLICT (hash) DO NOTHING`,
    [hash, mime, bytes, width, height, thumbhash, uploadedBy],
  );
  await addJob(sql, DERIVE, { hash }, { key: `${DERIVE}:${hash}` });
}
