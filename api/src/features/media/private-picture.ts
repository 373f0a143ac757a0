import { randomBytes } from 'node:crypto';
import type { Context } from '../../core/context.js';
import { originalKey } from './keys.js';
import { inspectUpload, readBytes, type StoredOriginal, type UploadedFile } from './media.service.js';

/**
 * Validates a picture and stores it under a random name instead of its hash, so that it has no public URL. Call it
 * outside of transactions, and `registerMedia` inside one.
 * @throws AppError PAYLOAD_TOO_LARGE or UNSUPPORTED_MEDIA
 */
export async function storePrivatePicture(
  ctx: Context,
  upload: UploadedFile | Promise<UploadedFile>,
): Promise<StoredOriginal> {
  const data = await readBytes(await upload);
  // As long as a hash, but public URLs of pictures don't accept its first letter.
  const name = `p${randomBytes(16).toString('hex').slice(1)}`;
  const picture = { ...(await inspectUpload(ctx, data)), hash: name };
  await ctx.services.store.put(originalKey(name), data, picture.mime);
  return picture;
}
