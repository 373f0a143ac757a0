import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { CONTENT_ID } from './SkipLink';

/** Scroll positions of this tab's history entries, by key. */
const positions = new Map<string, number>();

/** Maximum number of frames: a list may still show its placeholder, and gets its full height a few frames later. */
const MAX_FRAMES = 20;

/** Input that ends the restoration: the page must not move under a press. */
const INTERACTION_EVENTS = ['wheel', 'pointerdown', 'keydown'];

/** Restores a scroll position that the page may not be tall enough for yet. Stops as soon as the user interacts. */
function restoreScroll(top: number): () => void {
  let framesLeft = MAX_FRAMES;
  let frame = 0;
  // Disables lazy layout of cards, which would change their heights while scrolling.
  const { dataset } = document.documentElement;
  dataset.settling = '';
  const stop = () => {
    delete dataset.settling;
    cancelAnimationFrame(frame);
    for (const eventName of INTERACTION_EVENTS) removeEventListener(eventName, stop);
  };
  const scroll = () => {
    scrollTo(0, top);
    if (--framesLeft > 0) frame = requestAnimationFrame(scroll);
    else stop();
  };
  for (const eventName of INTERACTION_EVENTS) addEventListener(eventName, stop, { passive: true });
  scroll();
  return stop;
}

/**
 * Scrolls to the top and resets the focus on navigation, and restores the scroll position on Back. The browser's own
 * restoration would run before the page has rendered, and be clamped to the height of the previous one.
 */
export function ScrollPosition() {
  const { key, pathname } = useLocation();
  const type = useNavigationType();
  const shown = useRef({ key, pathname });

  useEffect(() => {
    const savePosition = () => positions.set(shown.current.key, scrollY);
    const takeOver = () => (history.scrollRestoration = 'manual');
    // Leave reloads, and returns from other sites, to the browser.
    const handBack = () => (history.scrollRestoration = 'auto');
    takeOver();
    addEventListener('scroll', savePosition, { passive: true });
    addEventListener('pageshow', takeOver);
    addEventListener('pagehide', handBack);
    return () => {
      handBack();
      removeEventListener('scroll', savePosition);
      removeEventListener('pageshow', takeOver);
      removeEventListener('pagehide', handBack);
    };
  }, []);

  useLayoutEffect(() => {
    const before = shown.current;
    if (before.key === key) return;
    shown.current = { key, pathname };
    if (type === NavigationType.Pop) return restoreScroll(positions.get(key) ?? 0);
    if (before.pathname === pathname) return;
    scrollTo(0, 0);
    const content = document.getElementById(CONTENT_ID);
    if (!content?.contains(document.activeElement)) content?.focus({ preventScroll: true });
  }, [key, pathname, type]);
  return null;
}
