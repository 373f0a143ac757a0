import { useEffect, useRef } from 'react';
import { useToast } from '../ui/useToast';

/** Shows a toast while `busy`, and its outcome afterwards. Not needed for field errors, which the fields show. */
export function useUploadToast(busy: boolean, text: string) {
  const toast = useToast();
  const uploading = useRef<string>(undefined);
  useEffect(() => {
    if (busy) uploading.current = toast.show({ status: 'loading', text });
    else if (uploading.current) {
      toast.close(uploading.current);
      uploading.current = undefined;
    }
  }, [busy, text, toast]);

  return (status: 'success' | 'error', outcome: string): void => {
    if (uploading.current) toast.update(uploading.current, { status, text: outcome });
    else toast.show({ status, text: outcome });
    uploading.current = undefined;
  };
}
