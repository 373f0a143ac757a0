import { lazy, Suspense, useSyncExternalStore } from 'react';
import { toastStore } from './toastStore';

const ToastStack = lazy(() => import('./ToastStack').then(({ ToastStack: Stack }) => ({ default: Stack })));

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
