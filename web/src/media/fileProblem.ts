import { UPLOAD_MAX_BYTES, UPLOAD_TYPES } from '@mandap/api/constants/media';
import { t } from './messages.generated';

/** Returns why a file can't be uploaded, or undefined. Checks type and size only; the server checks the content. */
export function fileProblem({ type, size }: File): string | undefined {
  if (!UPLOAD_TYPES.some((allowed) => allowed === type)) return t('chooseAPicture');
  if (size > UPLOAD_MAX_BYTES) return t('tooLarge');
  if (size === 0) return t('emptyFile');
  return undefined;
}
