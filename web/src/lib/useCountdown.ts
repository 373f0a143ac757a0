import { useEffect, useState } from 'react';

/** Returns the seconds until an ISO timestamp, counting down; 0 once it has passed, or without one. */
export function useCountdown(until: string | null | undefined): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!until) return;
    const end = Date.parse(until);
    const tick = () => {
      setNow(Date.now());
      if (Date.now() >= end) clearInterval(timer);
    };
    const timer = setInterval(tick, 1000);
    // The clock was last read at an earlier render, perhaps long before `until` was set.
    const first = setTimeout(tick);
    return () => {
      clearInterval(timer);
      clearTimeout(first);
    };
  }, [until]);
  return until ? Math.max(0, Math.ceil((Date.parse(until) - now) / 1000)) : 0;
}
