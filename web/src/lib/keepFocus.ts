/** After a control went away with what it was pressed for: the focus goes to the page's content, not to its top. */
export function keepFocus(): void {
  if (document.activeElement === document.body)
    document.querySelector('main')?.focus({ preventScroll: true });
}
