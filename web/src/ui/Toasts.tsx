import { lazy, Suspense, useSyncExternalStore } from 'react';
import { toastStore } from './toastStore';

declare global {
  interface Window {
    /** Read by goober, which writes notistack's styles. */
    __nonce__?: string;
  }
}

const ToastStack = lazy(async () => {
  // Before notistack is loaded: it writes its styles as soon as it is.
  window.__nonce__ ??= document.querySelector<HTMLElement>('script[nonce]')?.nonce;
  const { ToastStack } = await import('./ToastStack');
  return { default: ToastStack };
});

const none = () => false;
let used = false;
const wasUsed = () => (used ||= toastStore.get().length > 0);

/** The place where toasts come up; the page has one. Its code is fetched with the first toast. */
export function Toasts() {
  const needed = useSyncExternalStore(toastStore.subscribe, wasUsed, none);
  return needed ? (
    <Suspense fallback={null}>
      <ToastStack />
    </Suspense>
  ) : null;
}
