/** Dialogs trap the focus while they fade out, which takes 220 ms. */
const FADE_OUT_MS = 300;

/**
 * Moves the focus to the main content after the pressed button, or the opener of the dialog that closes, has
 * disappeared or was disabled. Otherwise it would be lost to the top of the document.
 */
export function moveFocusToMain(): void {
  setTimeout(() => {
    if (document.activeElement === document.body)
      document.querySelector('main')?.focus({ preventScroll: true });
  }, FADE_OUT_MS);
}
