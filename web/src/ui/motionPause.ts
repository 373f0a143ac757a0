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

/** Returns whether the visitor paused all carousels, and a toggle. Resets when the page is reloaded. */
export const useMotionPause = () => ({
  paused: useSyncExternalStore(
    subscribe,
    () => paused,
    () => false,
  ),
  setPaused,
});
