import { useEffect, useRef } from 'react';

const ACTIVE_MS = 15_000;
const IDLE_MS = 60_000;
/** The longest wait, after one failure upon another. */
const TROUBLE_MS = 240_000;
/** Without a touch or a key for so long, nobody is waiting at the screen. */
const IDLE_AFTER_MS = 120_000;
const ACTIVITY = ['pointerdown', 'pointermove', 'keydown', 'scroll'] as const;

/**
 * Asks again and again for what may have changed: every 15 seconds, every minute while nobody is at the screen, never
 * in a hidden tab, and at once when somebody comes back or `key` changes: what another list held may be old. After a
 * try that was rejected it waits twice as long, after another one twice as long again.
 */
export function usePolling(poll: () => Promise<unknown>, key = ''): void {
  const latest = useRef(poll);
  const shown = useRef(key);
  useEffect(() => {
    latest.current = poll;
  });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let lastActive = Date.now();
    let stopped = false;
    let failures = 0;
    const idle = () => Date.now() - lastActive > IDLE_AFTER_MS;
    const wait = () => {
      clearTimeout(timer);
      const usual = idle() ? IDLE_MS : ACTIVE_MS;
      if (!stopped && !document.hidden) timer = setTimeout(ask, Math.min(usual * 2 ** failures, TROUBLE_MS));
    };
    const ask = () => {
      clearTimeout(timer);
      void latest
        .current()
        .then(
          () => (failures = 0),
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
    if (shown.current === key) wait();
    else ask();
    shown.current = key;
    document.addEventListener('visibilitychange', onVisibility);
    ACTIVITY.forEach((type) => document.addEventListener(type, onActivity, { passive: true }));
    return () => {
      stopped = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisibility);
      ACTIVITY.forEach((type) => document.removeEventListener(type, onActivity));
    };
  }, [key]);
}
