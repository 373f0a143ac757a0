import { UPLOAD_MAX_BYTES, UPLOAD_TYPES } from '@mandap/api/constants/media';
import { realWeddingImages } from '@mandap/api/rules/real-wedding';
import { ValidationError } from 'yup';

const rule = realWeddingImages<File>();

/** What is wrong with the chosen pictures, in words; undefined when nothing is. */
export function imageProblem(images: readonly File[]): string | undefined {
  for (const { name, type, size } of images) {
    if (!UPLOAD_TYPES.some((allowed) => allowed === type))
      return `${name}: please choose a JPEG, PNG, WebP or AVIF picture.`;
    if (size > UPLOAD_MAX_BYTES) return `${name}: a picture may have at most 10 MB.`;
  }
  try {
    rule.validateSync(images);
    return undefined;
  } catch (error) {
    return error instanceof ValidationError ? error.message : String(error);
  }
}
