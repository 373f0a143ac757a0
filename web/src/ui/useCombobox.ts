import { useEffect, useId, useState, type InputEvent, type KeyboardEvent, type MouseEvent } from 'react';

interface ComboboxOptions<Item> {
  items: readonly Item[];
  onType: (text: string) => void;
  onChoose: (item: Item) => void;
}

/**
 * A text field with a list of suggestions, after the ARIA combobox pattern: the focus stays in the field, the arrow
 * keys go through the list, Enter takes what they are on, and Escape closes it. What is typed is the field's own
 * affair: it stays uncontrolled, because it is part of a form that works without scripts.
 */
export function useCombobox<Item>({ items, onType, onChoose }: ComboboxOptions<Item>) {
  const listId = useId();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState<{ among: readonly Item[]; index: number }>();
  const optionId = (index: number) => `${listId}-${index}`;
  // Among other items, what the arrow keys were on is gone.
  const current = open && active?.among === items ? active.index : -1;
  useEffect(() => {
    const option = current >= 0 && document.getElementById(`${listId}-${current}`);
    const list = document.getElementById(listId);
    if (option && list) showWithin(list, option);
  }, [current, listId]);

  const choose = (item: Item) => {
    setOpen(false);
    onChoose(item);
  };
  const move = (by: 1 | -1) => {
    // One place more than there are items: none, which is the field itself.
    const places = items.length + 1;
    const index = open ? ((current + 1 + by + places) % places) - 1 : by > 0 ? 0 : items.length - 1;
    setActive({ among: items, index });
    setOpen(true);
  };

  return {
    open,
    active: current,
    input: {
      role: 'combobox' as const,
      autoComplete: 'off',
      'aria-autocomplete': 'list' as const,
      'aria-expanded': open && items.length > 0,
      'aria-controls': listId,
      'aria-activedescendant': current >= 0 ? optionId(current) : undefined,
      onInput: ({ currentTarget }: InputEvent<HTMLInputElement>) => {
        setOpen(true);
        onType(currentTarget.value);
      },
      onBlur: () => setOpen(false),
      onKeyDown: (event: KeyboardEvent) => {
        if (event.nativeEvent.isComposing) return;
        const item = items[current];
        if (event.key === 'Escape' && open) setOpen(false);
        else if (event.key === 'Enter' && item) choose(item);
        // Sends the form, as ever.
        else if (event.key === 'Enter') return setOpen(false);
        else if (event.key === 'ArrowDown' && items.length) move(1);
        else if (event.key === 'ArrowUp' && items.length) move(-1);
        else return;
        // Neither may the form be sent, nor the field cleared, nor a dialog around it closed.
        event.preventDefault();
        event.stopPropagation();
      },
    },
    list: {
      id: listId,
      role: 'listbox' as const,
      // The press would take the focus from the field, and the list away before it is let go.
      onMouseDown: (event: MouseEvent) => event.preventDefault(),
    },
    option: (index: number, item: Item) => ({
      id: optionId(index),
      role: 'option' as const,
      'aria-selected': index === current,
      onClick: () => choose(item),
    }),
  };
}

/** Scrolls a list, which is a positioned element, to one of its options; `scrollIntoView` would move the page, too. */
function showWithin(list: HTMLElement, { offsetTop, offsetHeight }: HTMLElement): void {
  const hidden = offsetTop + offsetHeight - (list.scrollTop + list.clientHeight);
  if (offsetTop < list.scrollTop) list.scrollTop = offsetTop;
  else if (hidden > 0) list.scrollTop += hidden;
}
