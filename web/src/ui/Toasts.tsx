import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { ignoreFailure } from '../lib/ignoreFailure';
import { untilLoaded } from './lazyPart';
import { toastStore } from './toastStore';

const load = () => import('./ToastStack').then(({ ToastStack: Stack }) => ({ default: Stack }));
const ToastStack = lazy(() => untilLoaded(load));

/** Late enough not to compete with the page’s own code. */
const PREFETCH_AFTER_MS = 10_000;

/** Fetches the code before it is needed: a toast often says that there is no connection. For pages that use MUI. */
export const usePrefetchedToasts = () =>
  useEffect(() => {
    const timer = setTimeout(() => void ignoreFailure(load()), PREFETCH_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);

const none = () => false;
let used = false;
const wasUsed = () => (used ||= toastStore.get().length > 0);

/** The outlet for toasts, once per page. Its code, including MUI's, loads with the first toast. */
export function Toasts() {
  const needed = useSyncExternalStore(toastStore.subscribe, wasUsed, none);
  return needed ? (
    <Suspense fallback={null}>
      <ToastStack />
    </Suspense>
  ) : null;
}
