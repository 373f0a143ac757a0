import { PDF_TYPE } from '../media/media.constants.js';
import { ATTACHMENT_NAME_MAX } from './conversation.constants.js';

/** Control characters, line breaks, and characters that change the direction of what follows: "fdp.exe" as "exe.pdf". */
const MISLEADING = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]+/gu;

const PDF_EXTENSION = '.pdf';

/**
 * Returns the name under which an attachment is stored. That of a PDF file ends in .pdf: a browser saves it under its
 * name, and would open "Contract.html" as a page. Pictures are never saved under their name.
 * @param mime its type, by its content
 */
export function attachmentName(name: string, mime: string): string {
  const plain = name.replace(MISLEADING, '').trim() || 'file';
  if (mime !== PDF_TYPE || plain.toLowerCase().endsWith(PDF_EXTENSION)) return plain;
  return plain.slice(0, ATTACHMENT_NAME_MAX - PDF_EXTENSION.length).trimEnd() + PDF_EXTENSION;
}
