import { useEffect, useRef } from 'react';
import { isStreaming, onAccountChange } from './accountChanges';

const ACTIVE_MS = 15_000;
const IDLE_MS = 60_000;
/** While changes are announced, polling only shows that the session has ended, or a change that was missed. */
const STREAMING_MS = 60_000;
/** While an announced change has not been loaded. Doubled after each failure. */
const STALE_MS = 1_000;
/** Maximum delay after repeated failures. */
const MAX_BACKOFF_MS = 240_000;
/** The user counts as idle after this long without any activity. */
const IDLE_AFTER_MS = 120_000;
const ACTIVITY = ['pointerdown', 'pointermove', 'keydown', 'scroll'] as const;

/**
 * Polls as soon as the account's data may have changed. While no changes can be announced, it polls every 15 seconds, or
 * every minute if the user is idle. It pauses in hidden tabs, and polls immediately when the user returns, when the
 * network is back, or when `key` changes, because a different list may be stale. After failures it backs off
 * exponentially, from two seconds if a change was announced. It stops while `paused`.
 */
export function usePolling(poll: () => Promise<unknown>, key = '', paused = false): void {
  const latest = useRef(poll);
  const shown = useRef(key);
  useEffect(() => {
    latest.current = poll;
  });

  useEffect(() => {
    if (paused) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let lastActive = Date.now();
    let stopped = false;
    let failures = 0;
    /** Number of announced changes, and how many of them the last response contains. */
    let [announced, loaded] = [0, 0];
    const idle = () => Date.now() - lastActive > IDLE_AFTER_MS;
    const wait = () => {
      clearTimeout(timer);
      const usual =
        announced > loaded ? STALE_MS : idle() ? IDLE_MS : isStreaming() ? STREAMING_MS : ACTIVE_MS;
      if (!stopped && !document.hidden)
        timer = setTimeout(ask, Math.min(usual * 2 ** failures, MAX_BACKOFF_MS));
    };
    const ask = () => {
      clearTimeout(timer);
      const known = announced;
      void latest
        .current()
        .then(
          () => {
            failures = 0;
            loaded = known;
          },
          () => failures++,
        )
        .finally(wait);
    };
    const onActivity = () => {
      const wasIdle = idle();
      lastActive = Date.now();
      if (wasIdle && !document.hidden) ask();
    };
    const onVisibility = () => {
      lastActive = Date.now();
      if (document.hidden) clearTimeout(timer);
      else ask();
    };
    const onOnline = () => {
      failures = 0;
      if (!document.hidden) ask();
    };
    if (shown.current === key) wait();
    else ask();
    shown.current = key;
    const stopListening = onAccountChange(() => {
      if (announced === loaded) failures = 0;
      announced++;
      if (!document.hidden) ask();
    });
    document.addEventListener('visibilitychange', onVisibility);
    window.addEventListener('online', onOnline);
    ACTIVITY.forEach((type) => document.addEventListener(type, onActivity, { passive: true }));
    return () => {
      stopped = true;
      stopListening();
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisibility);
      window.removeEventListener('online', onOnline);
      ACTIVITY.forEach((type) => document.removeEventListener(type, onActivity));
    };
  }, [key, paused]);
}
