import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { CONTENT_ID } from './SkipLink';

/**
 * Every change of page starts at its top, for the eye and for the keyboard; going back returns to where one was, by
 * the browser.
 */
export function ScrollToTop() {
  const { pathname } = useLocation();
  const type = useNavigationType();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (type === NavigationType.Pop) return;
    scrollTo(0, 0);
    const content = document.getElementById(CONTENT_ID);
    if (!content?.contains(document.activeElement)) content?.focus({ preventScroll: true });
  }, [pathname, type]);
  return null;
}
