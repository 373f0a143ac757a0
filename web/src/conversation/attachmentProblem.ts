import { UPLOAD_MAX_BYTES, UPLOAD_TYPES, PDF_MAX_BYTES, PDF_TYPE } from '@mandap/api/constants/media';
import { t } from './messages.generated';

/** Types that the file picker offers. */
export const ATTACHMENT_TYPES: readonly string[] = [...UPLOAD_TYPES, PDF_TYPE];

/** Returns why a file can't be attached, or undefined. Checks type and size only; the server checks the content. */
export function attachmentProblem({ type, size }: Pick<File, 'type' | 'size'>): string | undefined {
  if (!ATTACHMENT_TYPES.includes(type)) return t('chooseAttachment');
  if (type === PDF_TYPE && size > PDF_MAX_BYTES) return t('pdfTooLarge');
  if (size > UPLOAD_MAX_BYTES) return t('pictureTooLarge');
  return size === 0 ? t('emptyFile') : undefined;
}
