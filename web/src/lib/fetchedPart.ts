import { loadTexts } from '@mandap/api/texts';
import { useCallback, useEffect, useState } from 'react';
import { failureOf } from './errors';

/** A part of the screen whose code is fetched when it is wanted. Made once a part, outside of components. */
export interface FetchedPart<Part> {
  fetch: () => Promise<Part>;
  /** Fetches it without waiting; a failure shows when somebody waits for it. */
  ahead: () => void;
}

/** One fetch for all buttons of a page. One that failed is forgotten, so that the next press tries again. */
export function fetchedPart<Part>(load: () => Promise<Part>): FetchedPart<Part> {
  let fetched: Promise<Part> | undefined;
  const fetch = () =>
    (fetched ??= loadWithTexts(load).catch((error: unknown) => {
      fetched = undefined;
      throw error;
    }));
  return { fetch, ahead: () => void fetch().catch(() => undefined) };
}

async function loadWithTexts<Part>(load: () => Promise<Part>): Promise<Part> {
  const part = await load();
  await loadTexts();
  return part;
}

let opening = 0;

/** Whether code is loading for a button that was pressed. */
export const isOpening = (): boolean => opening > 0;

/**
 * The part's code, which is fetched at the latest when somebody is about to press the button, and before that, when the
 * page is at rest. React's `lazy` would give the whole page up when a bad network loses it.
 *
 * @param soon there is a button that most people on the page will press
 */
export function useFetchedPart<Part>({ fetch, ahead }: FetchedPart<Part>, soon: boolean) {
  const [part, setPart] = useState<Part>();
  const [loading, setLoading] = useState(false);
  const [problem, setProblem] = useState<string>();

  useEffect(() => {
    if (!soon) return;
    // Safari has no idle callback.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(ahead, 2000);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(ahead);
    return () => cancelIdleCallback(idle);
  }, [soon, ahead]);

  const load = useCallback(async (): Promise<boolean> => {
    opening++;
    setLoading(true);
    setProblem(undefined);
    try {
      const loaded = await fetch();
      setPart(() => loaded);
      return true;
    } catch (error) {
      setProblem(failureOf(error).message);
      return false;
    } finally {
      opening--;
      setLoading(false);
    }
  }, [fetch]);

  return {
    part,
    /** Answers whether it is there. */
    load,
    loading,
    /** Why it could not be fetched. */
    problem,
    /** Of the button. */
    ahead: { onPointerEnter: ahead, onFocus: ahead, onTouchStart: ahead },
  };
}
