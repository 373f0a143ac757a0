import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { addOverlay } from '../lib/overlayHistory';
import styles from './Sheet.module.css';

interface SheetProps {
  /** The ID to pass to `opensSheet`. */
  id: string;
  label: string;
  children: ReactNode;
}

/** The router's key for the first history entry of a visit. */
const FIRST_KEY = 'default';

const sheetCommand = (id: string, command: 'show-modal' | 'close') => ({
  // Invoker commands work without JavaScript; React's types don't include them yet.
  ...{ command, commandfor: id },
  onClick: () => {
    if ('commandForElement' in HTMLButtonElement.prototype) return;
    const sheet = document.getElementById(id);
    if (!(sheet instanceof HTMLDialogElement)) return;
    if (command === 'close') sheet.close();
    else sheet.showModal();
  },
});

/** Attributes for the button that opens a sheet. */
export const opensSheet = (id: string) => ({
  'aria-haspopup': 'dialog' as const,
  ...sheetCommand(id, 'show-modal'),
});

/** Attributes for the button inside a sheet that closes it. */
export const closesSheet = (id: string) => sheetCommand(id, 'close');

/**
 * A native modal dialog for navigation on small screens. It closes as soon as a link is pressed: it is in the top layer
 * and would hide dialogs such as the one about unsaved changes.
 */
export function Sheet({ id, label, children }: SheetProps) {
  const ref = useRef<HTMLDialogElement>(null);
  /** Key of the history entry that was current when the sheet opened. */
  const openedOver = useRef<unknown>(undefined);
  const { key } = useLocation();
  useEffect(() => {
    const sheet = ref.current;
    if (!sheet) return;
    let closed: (() => void) | undefined;
    const update = () => {
      if (sheet.open) {
        openedOver.current = (history.state as { key?: string } | null)?.key ?? FIRST_KEY;
        closed ??= addOverlay(() => sheet.close());
      } else {
        closed?.();
        closed = undefined;
      }
    };
    update();
    // The browser opens the dialog itself, and not every browser fires an event for it.
    const observer = new MutationObserver(update);
    observer.observe(sheet, { attributeFilter: ['open'] });
    return () => {
      observer.disconnect();
      closed?.();
    };
  }, []);
  useEffect(() => {
    // The URL changes before the page does: a sheet opened in between belongs to the new page.
    if (ref.current?.open && openedOver.current !== key) ref.current.close();
  }, [key]);
  return (
    <dialog
      ref={ref}
      id={id}
      className={styles.sheet}
      aria-label={label}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget || (target as Element).closest('a')) currentTarget.close();
      }}
    >
      {children}
    </dialog>
  );
}
