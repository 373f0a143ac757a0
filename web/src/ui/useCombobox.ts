import { useEffect, useId, useState, type InputEvent, type KeyboardEvent, type MouseEvent } from 'react';

interface ComboboxOptions<Item> {
  items: readonly Item[];
  onType: (text: string) => void;
  onChoose: (item: Item) => void;
}

/**
 * A text field with suggestions, following the ARIA combobox pattern: the focus stays in the field, arrow keys move
 * through the list, Enter chooses and Escape closes. The field is uncontrolled, because its form must work without
 * JavaScript.
 */
export function useCombobox<Item>({ items, onType, onChoose }: ComboboxOptions<Item>) {
  const listId = useId();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState<{ among: readonly Item[]; index: number }>();
  const optionId = (index: number) => `${listId}-${index}`;
  // New items invalidate the active option.
  const current = open && active?.among === items ? active.index : -1;
  useEffect(() => {
    const option = current >= 0 && document.getElementById(`${listId}-${current}`);
    const list = document.getElementById(listId);
    if (option && list) scrollIntoList(list, option);
  }, [current, listId]);

  const choose = (item: Item) => {
    setOpen(false);
    onChoose(item);
  };
  const move = (by: 1 | -1) => {
    // There is one extra position: no option is active, as when typing.
    const positions = items.length + 1;
    const index = open ? ((current + 1 + by + positions) % positions) - 1 : by > 0 ? 0 : items.length - 1;
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
        // Let the form submit as usual.
        else if (event.key === 'Enter') return setOpen(false);
        else if (event.key === 'ArrowDown' && items.length) move(1);
        else if (event.key === 'ArrowUp' && items.length) move(-1);
        else return;
        // Keep Enter from submitting the form, and Escape from clearing the field or closing a surrounding dialog.
        event.preventDefault();
        event.stopPropagation();
      },
    },
    list: {
      id: listId,
      role: 'listbox' as const,
      // A mouse press would blur the field and close the list before the click.
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

/** Scrolls a (positioned) list to one of its options; `scrollIntoView` would scroll the page too. */
function scrollIntoList(list: HTMLElement, { offsetTop, offsetHeight }: HTMLElement): void {
  const hidden = offsetTop + offsetHeight - (list.scrollTop + list.clientHeight);
  if (offsetTop < list.scrollTop) list.scrollTop = offsetTop;
  else if (hidden > 0) list.scrollTop += hidden;
}
