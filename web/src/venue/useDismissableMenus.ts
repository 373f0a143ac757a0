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
    const onToggle = ({ target }: Event) => {
      if (!(target instanceof HTMLDetailsElement)) return;
      closed.get(target)?.();
      closed.delete(target);
      if (target.open)
        closed.set(
          target,
          addOverlay(() => (target.open = false)),
        );
    };
    const bar = ref.current;
    addEventListener('pointerdown', onPointer);
    addEventListener('keydown', onKey);
    // The event doesn't bubble.
    bar?.addEventListener('toggle', onToggle, { capture: true });
    return () => {
      bar?.removeEventListener('toggle', onToggle, { capture: true });
      closed.forEach((close) => close());
      removeEventListener('pointerdown', onPointer);
      removeEventListener('keydown', onKey);
    };
  }, [ref]);
  return () => ref.current?.querySelectorAll('details').forEach((menu) => (menu.open = false));
}
