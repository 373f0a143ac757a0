import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Every change of page starts at its top; going back returns to where one was, by the browser. */
export function ScrollToTop() {
  const { pathname } = useLocation();
  const type = useNavigationType();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (type !== 'POP') scrollTo(0, 0);
  }, [pathname, type]);
  return null;
}
