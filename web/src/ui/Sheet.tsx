import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { addOverlay } from '../lib/overlayHistory';
import { cx } from './cx';
import styles from './Sheet.module.css';

interface SheetProps {
  /** What a button names by `opensSheet`. */
  id: string;
  label: string;
  /** At the left edge, not over the whole screen. */
  side?: boolean;
  children: ReactNode;
}

const sheetCommand = (id: string, command: 'show-modal' | 'close') => ({
  // The browser does it by itself, even without JavaScript; React's types don't know these two yet.
  ...{ command, commandfor: id },
  onClick: () => {
    if ('commandForElement' in HTMLButtonElement.prototype) return;
    const sheet = document.getElementById(id);
    if (!(sheet instanceof HTMLDialogElement)) return;
    if (command === 'close') sheet.close();
    else sheet.showModal();
  },
});

/** Attributes of the button that opens a sheet. */
export const opensSheet = (id: string) => ({
  'aria-haspopup': 'dialog' as const,
  ...sheetCommand(id, 'show-modal'),
});

/** Attributes of the button inside that closes it. */
export const closesSheet = (id: string) => sheetCommand(id, 'close');

/**
 * A native modal dialog for navigation on small screens. It closes with the press of a link: nothing could show above
 * it, such as the question about unsaved changes.
 */
export function Sheet({ id, label, side, children }: SheetProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const { key } = useLocation();
  useEffect(() => {
    if (ref.current?.open) ref.current.close();
  }, [key]);
  useEffect(() => {
    const sheet = ref.current;
    if (!sheet) return;
    let closed: (() => void) | undefined;
    const update = () => {
      if (sheet.open) closed ??= addOverlay(() => sheet.close());
      else {
        closed?.();
        closed = undefined;
      }
    };
    update();
    // The browser opens it by itself, and not every browser says so.
    const observer = new MutationObserver(update);
    observer.observe(sheet, { attributeFilter: ['open'] });
    return () => {
      observer.disconnect();
      closed?.();
    };
  }, []);
  return (
    <dialog
      ref={ref}
      id={id}
      className={cx(styles.sheet, side && styles.side)}
      aria-label={label}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget || (target as Element).closest('a')) currentTarget.close();
      }}
    >
      {children}
    </dialog>
  );
}
