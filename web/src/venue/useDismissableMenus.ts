import { useEffect, type RefObject } from 'react';
import { addOverlay } from '../lib/overlayHistory';

/**
 * Closes the open menu among an element's `details` on Esc, on a click elsewhere, and on Back on phones. Their common
 * `name` makes browsers open only one at a time.
 *
 * @returns a function that closes them all
 */
export function useDismissableMenus(ref: RefObject<HTMLElement | null>): () => void {
  useEffect(() => {
    const open = () => ref.current?.querySelector<HTMLDetailsElement>('details[open]');
    const onPointer = (event: PointerEvent) => {
      const menu = open();
      if (menu && !menu.contains(event.target as Node)) menu.open = false;
    };
    const onKey = (event: KeyboardEvent) => {
      const menu = open();
      if (event.key !== 'Escape' || !menu) return;
      menu.open = false;
      menu.querySelector('summary')?.focus();
    };
    const closed = new Map<HTMLDetailsElement, () => void>();
    const register = () => {
      for (const [menu, close] of closed)
        if (!menu.open) {
          closed.delete(menu);
          close();
        }
      const menu = open();
      if (menu && !closed.has(menu))
        closed.set(
          menu,
          addOverlay(() => (menu.open = false)),
        );
    };
    // `toggle` comes later, so that Back could come first.
    const observer = new MutationObserver(register);
    if (ref.current) observer.observe(ref.current, { subtree: true, attributeFilter: ['open'] });
    // A menu may have been opened before hydration.
    register();
    addEventListener('pointerdown', onPointer);
    addEventListener('keydown', onKey);
    return () => {
      observer.disconnect();
      closed.forEach((close) => close());
      removeEventListener('pointerdown', onPointer);
      removeEventListener('keydown', onKey);
    };
  }, [ref]);
  return () => ref.current?.querySelectorAll('details').forEach((menu) => (menu.open = false));
}
