import { useEffect, useRef, useState } from 'react';
import type { Progress, SendOptions } from '../lib/sendFiles';
import type { Upload } from './uploadQueue';

const NOTHING_SENT: Progress = [];

/**
 * The files that a form sends along with its fields, in one request: pass `sending` to useSubmit, and show `uploads`
 * in an UploadList while the form is busy. What single pictures send, of which each is kept for itself, is useUploads.
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
        // The server has not yet taken what has been sent.
        percent: Math.min(percent, 99),
      };
    }),
    /** Stops what is on its way; the form stays as it is. */
    cancel: () => abort.current?.abort(),
  };
}
