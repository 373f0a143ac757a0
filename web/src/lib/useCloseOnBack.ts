import { useEffectEvent, useLayoutEffect } from 'react';
import { addOverlay } from './overlayHistory';

/** Makes Back on phones call `close` while `open`, instead of leaving the page. */
export function useCloseOnBack(open: boolean, close: () => void): void {
  const onBack = useEffectEvent(close);
  // A layout effect, because the user may press Back before effects run after the paint.
  useLayoutEffect(() => (open ? addOverlay(() => onBack()) : undefined), [open]);
}
