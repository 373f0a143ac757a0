import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { ignoreFailure } from '../lib/ignoreFailure';
import { untilLoaded } from './lazyPart';
import { PlainToasts } from './PlainToasts';
import { toastStore } from './toastStore';

const load = () => import('./ToastStack').then(({ ToastStack: Stack }) => ({ default: Stack }));
const ToastStack = lazy(() => untilLoaded(load));

/** Late enough not to compete with the page’s own code. */
const PREFETCH_AFTER_MS = 10_000;

/** Fetches the code before it is needed: a toast often says that there is no connection. For what uses MUI. */
export const usePrefetchedToasts = () =>
  useEffect(() => {
    const timer = setTimeout(() => void ignoreFailure(load()), PREFETCH_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);

const none = () => false;
let used = false;
const wasUsed = () => (used ||= toastStore.get().length > 0);

/**
 * The outlet for toasts, once per page. Its code, including MUI's, loads with the first toast. Until it has loaded, as
 * without a connection, they are plain.
 */
export function Toasts() {
  const needed = useSyncExternalStore(toastStore.subscribe, wasUsed, none);
  return needed ? (
    <Suspense fallback={<PlainToasts />}>
      <ToastStack />
    </Suspense>
  ) : null;
}
