import { randomBytes } from 'node:crypto';
import { fileTypeFromBuffer } from 'file-type';
import type { Context } from '../../core/context.js';
import type { Tx } from '../../core/database.js';
import { AppError } from '../../core/errors.js';
import { originalKey } from './keys.js';
import { PDF_MAX_BYTES, PDF_TYPE, UPLOAD_TYPES } from './media.constants.js';
import { Media } from './media.entity.js';
import {
  inspectUpload,
  readBytes,
  registerMedia,
  type StoredOriginal,
  type UploadedFile,
} from './media.service.js';
import { t } from './messages.generated.js';

/** A stored PDF file. */
interface StoredPdf {
  hash: string;
  mime: typeof PDF_TYPE;
  bytes: number;
}

/** A stored file that only some accounts may read. Its name is random and never part of a URL. */
export type PrivateFile = StoredOriginal | StoredPdf;

/**
 * Validates a picture or PDF file by its content, and stores it under a private name. Call it outside of transactions,
 * and `registerPrivateFile` inside one.
 * @throws AppError PAYLOAD_TOO_LARGE or UNSUPPORTED_MEDIA
 */
export async function storePrivateFile(
  ctx: Context,
  upload: UploadedFile | Promise<UploadedFile>,
): Promise<PrivateFile> {
  const data = await readBytes(await upload);
  const type = await fileTypeFromBuffer(data);
  if (type?.mime !== PDF_TYPE && !UPLOAD_TYPES.some((allowed) => allowed === type?.mime))
    throw new AppError('UNSUPPORTED_MEDIA', t('attachmentTypeNotSupported'));
  if (type?.mime !== PDF_TYPE) return storePicture(ctx, data);
  const file: StoredPdf = { hash: privateName(), mime: PDF_TYPE, bytes: checkPdfSize(data.length) };
  await ctx.services.store.put(originalKey(file.hash), data, file.mime);
  return file;
}

/**
 * Validates a picture and stores it under a private name. Call it outside of transactions, and `registerMedia` inside one.
 * @throws AppError PAYLOAD_TOO_LARGE or UNSUPPORTED_MEDIA
 */
export async function storePrivatePicture(
  ctx: Context,
  upload: UploadedFile | Promise<UploadedFile>,
): Promise<StoredOriginal> {
  return storePicture(ctx, await readBytes(await upload));
}

async function storePicture(ctx: Context, data: Buffer): Promise<StoredOriginal> {
  const picture = { ...(await inspectUpload(ctx, data)), hash: privateName() };
  await ctx.services.store.put(originalKey(picture.hash), data, picture.mime);
  return picture;
}

/** Has the length of a hash but starts with “p”, which public picture URLs reject. */
const privateName = () => `p${randomBytes(16).toString('hex').slice(1)}`;

function checkPdfSize(bytes: number): number {
  if (bytes > PDF_MAX_BYTES) throw new AppError('PAYLOAD_TOO_LARGE', t('pdfTooLarge'));
  return bytes;
}

/** Inserts the row of a stored private file, and queues the variants of a picture. */
export async function registerPrivateFile(tx: Tx, file: PrivateFile, uploadedBy: string): Promise<void> {
  if ('width' in file) return registerMedia(tx, file, uploadedBy);
  const { hash, mime, bytes } = file;
  await tx.repository(Media).insert({ hash, mime, bytes, uploadedBy });
  await tx.sql(`DELETE FROM media_arrival WHERE hash = $1`, [hash]);
}
