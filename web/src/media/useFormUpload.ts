import { useEffect, useRef, useState } from 'react';
import type { Progress, SendOptions } from '../lib/sendFiles';
import type { Upload } from './uploadQueue';

const NOTHING_SENT: Progress = [];

/**
 * Tracks files that a form submits with its fields in one request. Pass `sending` to useSubmit, and show `uploads` in
 * an UploadList while the form is busy. For pictures that are stored one by one, see useUploads.
 */
export function useFormUpload(files: readonly File[]) {
  const [progress, setProgress] = useState(NOTHING_SENT);
  const abort = useRef<AbortController>(undefined);
  useEffect(() => () => abort.current?.abort(), []);

  return {
    sending: (): SendOptions => {
      abort.current = new AbortController();
      setProgress(NOTHING_SENT);
      return { signal: abort.current.signal, onProgress: setProgress };
    },
    uploads: files.map(({ name }, index): Upload => {
      const percent = progress[index] ?? 0;
      return {
        id: String(index),
        name,
        state: percent > 0 ? (percent < 100 ? 'sending' : 'checking') : 'waiting',
        // The server hasn't accepted the file yet, so stop at 99.
        percent: Math.min(percent, 99),
      };
    }),
    /** Aborts the upload; the form keeps its values. */
    cancel: () => abort.current?.abort(),
  };
}
