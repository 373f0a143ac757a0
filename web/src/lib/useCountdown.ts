import { useEffect, useState } from 'react';

/** Seconds from now until a moment in ISO form, counted down; 0 from then on, and without a moment. */
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
    // The moment may have been set long after the component has last looked at the clock.
    const first = setTimeout(tick);
    return () => {
      clearInterval(timer);
      clearTimeout(first);
    };
  }, [until]);
  return until ? Math.max(0, Math.ceil((Date.parse(until) - now) / 1000)) : 0;
}
