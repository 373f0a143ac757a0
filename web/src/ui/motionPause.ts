import { useSyncExternalStore } from 'react';

let paused = false;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

const setPaused = (next: boolean) => {
  paused = next;
  listeners.forEach((listener) => listener());
};

/** Whether the visitor has stopped all moving pictures, and the switch for it. Lasts until the page is reloaded. */
export const useMotionPause = () => ({
  paused: useSyncExternalStore(
    subscribe,
    () => paused,
    () => false,
  ),
  setPaused,
});
