/** Dialogs fade out in 220 ms, and hold the focus until then. */
const FADED_MS = 300;

/**
 * After a dialog whose opener went away with what was decided in it: the focus goes to the page's content, and is not
 * left at the top of the document.
 */
export function keepFocus(): void {
  setTimeout(() => {
    if (document.activeElement === document.body)
      document.querySelector('main')?.focus({ preventScroll: true });
  }, FADED_MS);
}
