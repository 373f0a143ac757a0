import { useEffect, useRef, type RefObject } from 'react';

/**
 * Returns focus after inline editing. The edited field disappears and would lose the focus to the top of the document,
 * so it moves to the button that opened the field. Attach the ref to that button, which may unmount meanwhile.
 */
export function useRestoreFocus(editing: boolean): RefObject<HTMLButtonElement | null> {
  const opener = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    // Leave the focus alone if it has moved elsewhere.
    if (wasEditing.current && !editing && document.activeElement === document.body) opener.current?.focus();
    wasEditing.current = editing;
  }, [editing]);
  return opener;
}
