import { useEffect, useRef, useState, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigation, useNavigationType } from 'react-router-dom';

/** Faster responses shouldn't flash a loading state. */
const SHOW_LOADING_AFTER_MS = 80;

/**
 * Manages scroll and focus when a list's URL changes, and returns true while the next results load. A new page scrolls
 * to its top, and other results scroll into view if their start is above the screen. The focus moves to the result
 * count after paging, or if the focused control is gone.
 */
export function useListNavigation(
  path: string,
  results: RefObject<HTMLElement | null>,
  status: RefObject<HTMLElement | null>,
): boolean {
  const { search } = useLocation();
  const { location: next } = useNavigation();
  const type = useNavigationType();

  const pending = next?.pathname === path;
  const [waiting, setWaiting] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setWaiting(pending), pending ? SHOW_LOADING_AFTER_MS : 0);
    return () => clearTimeout(timer);
  }, [pending]);

  const shown = useRef(search);
  useEffect(() => {
    if (shown.current === search) return;
    const turned = pageOf(shown.current) !== pageOf(search);
    shown.current = search;
    if (type === NavigationType.Pop) return;
    const lost = document.activeElement === document.body;
    if (turned || lost) status.current?.focus({ preventScroll: true });
    const top = results.current?.getBoundingClientRect().top ?? 0;
    if (turned) window.scrollTo(0, 0);
    else if (top < 0) results.current?.scrollIntoView();
  }, [search, type, results, status]);

  return pending && waiting;
}

const pageOf = (search: string) => new URLSearchParams(search).get('page') ?? '1';
