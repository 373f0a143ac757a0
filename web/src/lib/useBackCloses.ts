import { useEffect, useEffectEvent } from 'react';
import { addOverlay } from './overlayHistory';

/** While `open`, Back on a phone closes it instead of leaving the page. */
export function useBackCloses(open: boolean, close: () => void): void {
  const onBack = useEffectEvent(close);
  useEffect(() => (open ? addOverlay(() => onBack()) : undefined), [open]);
}
