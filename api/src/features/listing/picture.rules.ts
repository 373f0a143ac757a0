import type { Readable } from 'node:stream';
import { array, mixed } from 'yup';
import { UPLOAD_MAX_FILES } from '../media/media.constants.js';
import { t } from './rules.messages.generated.js';

interface File {
  createReadStream(): Readable;
}

/** The uploaded files of one request. Their contents are validated when they are read; see media.service.ts. */
export const picturesRule = () =>
  array(mixed<File | Promise<File>>().required()).max(UPLOAD_MAX_FILES, () =>
    t('picturesMax', { max: UPLOAD_MAX_FILES }),
  );
