import { useEffect, type RefObject } from 'react';

/**
 * Closes the open menu among an element's `details` on Esc, which returns the focus, and on a press elsewhere. That
 * opening one closes the others is the browser's own doing, by their common name.
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
    addEventListener('pointerdown', onPointer);
    addEventListener('keydown', onKey);
    return () => {
      removeEventListener('pointerdown', onPointer);
      removeEventListener('keydown', onKey);
    };
  }, [ref]);
  return () => ref.current?.querySelectorAll('details').forEach((menu) => (menu.open = false));
}
