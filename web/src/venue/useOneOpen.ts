import { useEffect, type RefObject } from 'react';
import { addOverlay } from '../lib/overlayHistory';

/**
 * Closes the open menu among an element's `details`: on Esc, which returns the focus, on a press elsewhere, and on a
 * phone's Back. That opening one closes the others is the browser's own doing, by their common name.
 * @returns closes them all
 */
export function useOneOpen(ref: RefObject<HTMLElement | null>): () => void {
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
    // It does not bubble.
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
