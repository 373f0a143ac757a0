import { useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate, useNavigation, type NavigateOptions } from 'react-router-dom';

interface ChosenSearch {
  /** What was chosen last for this page; its results may still be on their way. */
  chosen: URLSearchParams;
  /** Goes to the address that follows from what is chosen, which may be newer than what is drawn. */
  choose: (address: (chosen: URLSearchParams) => string, options?: NavigateOptions) => void;
}

/** The filters in the address of a page: a choice shows at once, and a second one builds on it however slow the first one's results are. */
export function useChosenSearch(): ChosenSearch {
  const { pathname, search } = useLocation();
  const { location: next } = useNavigation();
  const navigate = useNavigate();
  const drawn = next?.pathname === pathname ? next.search : search;
  const latest = useRef(drawn);
  useEffect(() => {
    latest.current = drawn;
  }, [drawn]);
  return {
    chosen: useMemo(() => new URLSearchParams(drawn), [drawn]),
    choose: (address, options) => {
      const to = address(new URLSearchParams(latest.current));
      latest.current = new URL(to, location.href).search;
      void navigate(to, { preventScrollReset: true, ...options });
    },
  };
}
