import { fileOf } from '../media/image.js';
import type { AttachmentRow } from './attachment.query.js';
import type { MessageAttachment } from './attachment.entity.js';

/** The file of a PDF below the URL of its attachment. */
export const DOWNLOAD = 'download';

/** Returns an attachment with its URLs. */
export function presentAttachment({ id, name, bytes, ...file }: AttachmentRow): MessageAttachment {
  const base = `/media/attachment/${id}`;
  const { width, height, thumbhash } = file;
  const picture = width && height && thumbhash ? { url: base, alt: name, width, height, thumbhash } : null;
  return {
    ...{ id, name, bytes, picture },
    url: `${base}/${picture ? fileOf({ width: 1600, format: 'webp' }) : DOWNLOAD}`,
  };
}
