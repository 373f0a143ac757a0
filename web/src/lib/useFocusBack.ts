import { useEffect, useRef, type RefObject } from 'react';

/**
 * For what is edited in its place: the field that had the focus goes away, and the focus would be left at the top of the
 * document. It goes to the button that opened the field: the ref is for that button, which may be away meanwhile.
 */
export function useFocusBack(editing: boolean): RefObject<HTMLButtonElement | null> {
  const opener = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    // Whoever has gone on to something else stays there.
    if (wasEditing.current && !editing && document.activeElement === document.body) opener.current?.focus();
    wasEditing.current = editing;
  }, [editing]);
  return opener;
}
