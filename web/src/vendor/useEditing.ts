import { useRef, useState, type RefObject } from 'react';

/** What a panel knows of whether it is being edited. */
export interface EditablePanel {
  editing: boolean;
  /** Another panel is being edited. */
  disabled: boolean;
  editButton: RefObject<HTMLButtonElement | null>;
  onEdit: () => void;
  onClose: () => void;
}

/** Panels of one page of which one is edited at a time. Closing one brings its Edit button back, with the focus. */
export function useEditing<Name extends string>(): (name: Name) => EditablePanel {
  const [current, setCurrent] = useState<Name>();
  const buttons = useRef(new Map<Name, RefObject<HTMLButtonElement | null>>());
  return (name) => {
    let editButton = buttons.current.get(name);
    if (!editButton) buttons.current.set(name, (editButton = { current: null }));
    const button = editButton;
    return {
      editing: current === name,
      disabled: current !== undefined && current !== name,
      editButton: button,
      onEdit: () => setCurrent(name),
      onClose: () => {
        setCurrent(undefined);
        requestAnimationFrame(() => button.current?.focus());
      },
    };
  };
}
