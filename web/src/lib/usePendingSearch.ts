import { useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate, useNavigation, type NavigateOptions } from 'react-router-dom';

interface PendingSearch {
  /** The latest filters of this page; their results may still be loading. */
  chosen: URLSearchParams;
  /** Navigates to a URL derived from the latest filters, which may be newer than the rendered ones. */
  choose: (address: (chosen: URLSearchParams) => string, options?: NavigateOptions) => void;
}

/**
 * Provides the filters in a page's URL. A selection appears immediately, and the next one builds on it, even while the
 * results of the first are loading.
 */
export function usePendingSearch(): PendingSearch {
  const { pathname, search } = useLocation();
  const { location: next } = useNavigation();
  const navigate = useNavigate();
  const displayed = next?.pathname === pathname ? next.search : search;
  const latest = useRef(displayed);
  useEffect(() => {
    latest.current = displayed;
  }, [displayed]);
  return {
    chosen: useMemo(() => new URLSearchParams(displayed), [displayed]),
    choose: (address, options) => {
      const to = address(new URLSearchParams(latest.current));
      latest.current = new URL(to, location.href).search;
      void navigate(to, { preventScrollReset: true, ...options });
    },
  };
}
