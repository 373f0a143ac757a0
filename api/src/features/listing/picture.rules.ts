import type { Readable } from 'node:stream';
import { array, mixed } from 'yup';
import { UPLOAD_MAX_FILES } from '../media/media.constants.js';

interface File {
  createReadStream(): Readable;
}

/**
 * The files of one request, which GraphQL announces before they come. What each is, is seen when it is read;
 * see media.service.ts.
 */
export const picturesRule = () =>
  array(mixed<File | Promise<File>>().required()).max(
    UPLOAD_MAX_FILES,
    `At most ${UPLOAD_MAX_FILES} pictures at once`,
  );
