import { useCallback, useEffect, useState } from 'react';
import { failureOf } from '../lib/errors';
import type EnquiryDialog from './EnquiryDialog';

let fetched: Promise<typeof EnquiryDialog> | undefined;

/** One fetch for all buttons of a page. One that failed is forgotten, so that the next press tries again. */
const fetchDialog = (): Promise<typeof EnquiryDialog> =>
  (fetched ??= Promise.all([import('./EnquiryDialog'), import('../ui/DialogSurface')])
    .then(([{ default: Dialog }]) => Dialog)
    .catch((error: unknown) => {
      fetched = undefined;
      throw error;
    }));

const fetchAhead = () => void fetchDialog().catch(() => undefined);

/**
 * The dialog's code, which is fetched ahead: when the page is at rest, and at the latest when somebody is about to
 * press the button. React's `lazy` would give the whole page up when a bad network loses it.
 *
 * @param wanted there is a button that opens it
 */
export function useEnquiryDialog(wanted: boolean) {
  const [Dialog, setDialog] = useState<typeof EnquiryDialog>();
  const [loading, setLoading] = useState(false);
  const [problem, setProblem] = useState<string>();

  useEffect(() => {
    if (!wanted) return;
    // Safari has no idle callback.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(fetchAhead, 2000);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(fetchAhead);
    return () => cancelIdleCallback(idle);
  }, [wanted]);

  const load = useCallback(async (): Promise<boolean> => {
    setLoading(true);
    setProblem(undefined);
    try {
      const loaded = await fetchDialog();
      setDialog(() => loaded);
      return true;
    } catch (error) {
      setProblem(failureOf(error).message);
      return false;
    } finally {
      setLoading(false);
    }
  }, []);

  return {
    Dialog,
    /** Answers whether it is there. */
    load,
    loading,
    /** Why it could not be fetched. */
    problem,
    /** Of the button. */
    ahead: { onPointerEnter: fetchAhead, onFocus: fetchAhead, onTouchStart: fetchAhead },
  };
}
