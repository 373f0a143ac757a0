import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * Does `onArrival` once when the page is opened with this hash, and takes the hash off the address again: the way back
 * from a login to what it was asked for.
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
