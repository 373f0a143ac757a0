import { useEffect, useRef, useState, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigation, useNavigationType } from 'react-router-dom';

/** Answers that are quicker than this change nothing on the way: a flash of grey would be worse than none. */
const PATIENCE_MS = 80;

/**
 * What happens on a list's page when its address changes: while the next results are fetched it answers true; when
 * they are there, another page begins at its top, other results are brought into view if one had scrolled past their
 * beginning, and the focus goes to their count if what was pressed has gone, or if a page was turned.
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
    const timer = setTimeout(() => setWaiting(pending), pending ? PATIENCE_MS : 0);
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
