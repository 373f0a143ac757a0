import { useEffect, useState } from 'react';
import type InboxPoller from './InboxPoller';

/** Polls unread counts for the navigation bar and dashboards. The code loads only for accounts that have either. */
export function LazyInboxPoller() {
  const [Poller, setPoller] = useState<typeof InboxPoller>();
  useEffect(() => {
    let isUnmounted = false;
    import('./InboxPoller').then(
      ({ default: loaded }) => !isUnmounted && setPoller(() => loaded),
      // If it doesn't load, the count isn't updated until the next page load.
      () => undefined,
    );
    return () => {
      isUnmounted = true;
    };
  }, []);
  return Poller && <Poller />;
}
