import type { Readable } from 'node:stream';
import { array, mixed } from 'yup';
import { UPLOAD_MAX_FILES } from '../media/media.constants.js';

/** The files of one request. What each is, is seen when it is read; see media.service.ts. */
export const picturesRule = () =>
  array(mixed<{ createReadStream(): Readable }>().required()).max(
    UPLOAD_MAX_FILES,
    `At most ${UPLOAD_MAX_FILES} pictures at once`,
  );
