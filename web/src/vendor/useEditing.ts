import { useRef, useState, type RefObject } from 'react';

/** Editing state of one panel. */
export interface EditablePanel {
  editing: boolean;
  /** Another panel is being edited. */
  disabled: boolean;
  editButton: RefObject<HTMLButtonElement | null>;
  onEdit: () => void;
  onClose: () => void;
}

/** Lets one panel of a page be edited at a time. Returns the focus to the Edit button on closing. */
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
