import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * Calls `onArrival` once if the page is opened with this hash, and removes the hash from the URL. Used to resume an
 * action after a login.
 */
export function useHash(hash: string | undefined, onArrival: () => void): void {
  const { pathname, search, hash: current } = useLocation();
  const navigate = useNavigate();
  const arrived = useEffectEvent(onArrival);
  useEffect(() => {
    if (!hash || current !== hash) return;
    void navigate(pathname + search, { replace: true, preventScrollReset: true });
    arrived();
  }, [current, hash, pathname, search, navigate]);
}
