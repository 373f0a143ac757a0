import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { CONTENT_ID } from './SkipLink';

/** How far down each entry of this tab's history was scrolled, by its key. */
const left = new Map<string, number>();

/** A list may still show what it waits for: the place is there within a few pictures of the screen. */
const TRIES = 20;

/** What somebody does who no longer waits for the place: under a press, by mouse or finger, the page must not move. */
const ACTS = ['wheel', 'pointerdown', 'keydown'];

/** Scrolls to a place that may not be there yet; whoever does something meanwhile is left alone. */
function settle(top: number): () => void {
  let tries = TRIES;
  let frame = 0;
  // Cards that are laid out only as they come near would have heights of their own when they do.
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
 * Every change of page starts at its top, for the eye and for the keyboard; going back returns to where one was. The
 * browser itself would return before the page is there, and end up where the page before it ended.
 */
export function ScrollPosition() {
  const { key, pathname } = useLocation();
  const type = useNavigationType();
  const shown = useRef({ key, pathname });

  useEffect(() => {
    const note = () => left.set(shown.current.key, scrollY);
    const ours = () => (history.scrollRestoration = 'manual');
    // A reload, and coming back from another site, are the browser's.
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
