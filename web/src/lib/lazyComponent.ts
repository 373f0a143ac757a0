import { loadTranslations } from '@mandap/api/translate';
import { useCallback, useState } from 'react';
import { afterPaint } from './afterPaint';
import { failureOf } from './errors';
import { ignoreFailure } from './ignoreFailure';

/** A lazily loaded component or module. Create it once, outside of components. */
export interface LazyComponent<Component> {
  fetch: () => Promise<Component>;
  /** Prefetches the code once the browser has painted: evaluating it takes long. A failure is reported by `fetch` only. */
  prefetch: () => void;
}

/** Shares one fetch among all buttons of a page. A failed fetch is discarded, so that the next press retries. */
export function lazyComponent<Component>(load: () => Promise<Component>): LazyComponent<Component> {
  let fetched: Promise<Component> | undefined;
  const fetch = () =>
    (fetched ??= loadWithTexts(load).catch((error: unknown) => {
      fetched = undefined;
      throw error;
    }));
  return { fetch, prefetch: () => void ignoreFailure(afterPaint().then(fetch)) };
}

async function loadWithTexts<Component>(load: () => Promise<Component>): Promise<Component> {
  const component = await load();
  await loadTranslations();
  return component;
}

let pendingLoads = 0;

/** Returns whether a pressed button is waiting for its code. */
export const isLoadingComponent = (): boolean => pendingLoads > 0;

/**
 * Loads the code when the user hovers over, focuses or presses its button. Unlike React's `lazy`, a network failure
 * doesn't take down the whole page.
 */
export function useLazyComponent<Component>({ fetch, prefetch }: LazyComponent<Component>) {
  const [component, setComponent] = useState<Component>();
  const [loading, setLoading] = useState(false);
  const [problem, setProblem] = useState<string>();

  const load = useCallback(async (): Promise<boolean> => {
    pendingLoads++;
    setLoading(true);
    setProblem(undefined);
    try {
      await afterPaint();
      const loaded = await fetch();
      setComponent(() => loaded);
      return true;
    } catch (error) {
      setProblem(failureOf(error).message);
      return false;
    } finally {
      pendingLoads--;
      setLoading(false);
    }
  }, [fetch]);

  return {
    component,
    /** Returns whether the code is loaded. */
    load,
    loading,
    /** Why the code could not be loaded. */
    problem,
    /** Event handlers for the button, which prefetch the code. */
    prefetch: { onPointerEnter: prefetch, onFocus: prefetch, onTouchStart: prefetch },
  };
}
