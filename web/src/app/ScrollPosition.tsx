import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { CONTENT_ID } from './SkipLink';

/** Scroll positions of this tab's history entries, by key. */
const left = new Map<string, number>();

/** Maximum number of frames: a list may still show its placeholder, and gets its full height a few frames later. */
const TRIES = 20;

/** Input that ends the restoration: the page must not move under a press. */
const ACTS = ['wheel', 'pointerdown', 'keydown'];

/** Restores a scroll position that the page may not be tall enough for yet. Stops as soon as the user interacts. */
function settle(top: number): () => void {
  let tries = TRIES;
  let frame = 0;
  // Disables lazy layout of cards, which would change their heights while scrolling.
  const { dataset } = document.documentElement;
  dataset.settling = '';
  const stop = () => {
    delete dataset.settling;
    cancelAnimationFrame(frame);
    for (const act of ACTS) removeEventListener(act, stop);
  };
  const go = () => {
    scrollTo(0, top);
    if (--tries > 0) frame = requestAnimationFrame(go);
    else stop();
  };
  for (const act of ACTS) addEventListener(act, stop, { passive: true });
  go();
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
    const note = () => left.set(shown.current.key, scrollY);
    const ours = () => (history.scrollRestoration = 'manual');
    // Leave reloads, and returns from other sites, to the browser.
    const theirs = () => (history.scrollRestoration = 'auto');
    ours();
    addEventListener('scroll', note, { passive: true });
    addEventListener('pageshow', ours);
    addEventListener('pagehide', theirs);
    return () => {
      theirs();
      removeEventListener('scroll', note);
      removeEventListener('pageshow', ours);
      removeEventListener('pagehide', theirs);
    };
  }, []);

  useLayoutEffect(() => {
    const before = shown.current;
    if (before.key === key) return;
    shown.current = { key, pathname };
    if (type === NavigationType.Pop) return settle(left.get(key) ?? 0);
    if (before.pathname === pathname) return;
    scrollTo(0, 0);
    const content = document.getElementById(CONTENT_ID);
    if (!content?.contains(document.activeElement)) content?.focus({ preventScroll: true });
  }, [key, pathname, type]);
  return null;
}
