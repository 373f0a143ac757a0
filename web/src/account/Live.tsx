import { useEffect, useState } from 'react';
import type LivePulse from './LivePulse';

/** The bell's ear, and the dashboards'. Its code is fetched only for people who have one of them. */
export function Live() {
  const [Pulse, setPulse] = useState<typeof LivePulse>();
  useEffect(() => {
    let gone = false;
    import('./LivePulse').then(
      ({ default: loaded }) => !gone && setPulse(() => loaded),
      // Without it the number is as old as the page.
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, []);
  return Pulse && <Pulse />;
}
