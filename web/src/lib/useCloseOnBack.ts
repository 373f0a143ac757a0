import { useEffectEvent, useLayoutEffect } from 'react';
import { addOverlay } from './overlayHistory';

/**
 * Makes Back on phones call `close` while `open`, instead of leaving the page.
 *
 * @param mayStay whether `close` may ask first if changes should be discarded
 */
export function useCloseOnBack(open: boolean, close: () => void, mayStay = false): void {
  const onBack = useEffectEvent(close);
  // A layout effect, because the user may press Back before effects run after the paint.
  useLayoutEffect(() => (open ? addOverlay(() => onBack(), mayStay) : undefined), [open, mayStay]);
}
