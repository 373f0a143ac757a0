/** Dialogs trap the focus while they fade out, which takes 220 ms, or longer on a busy device. */
const FADE_OUT_MS = 300;
const MAX_TRIES = 20;

/**
 * Moves the focus to the main content after the pressed button, or the opener of the dialog that closes, has
 * disappeared or was disabled. Otherwise it would be lost to the top of the document.
 */
export function moveFocusToMain(): void {
  let tries = MAX_TRIES;
  const timer = setInterval(() => {
    const { activeElement, body } = document;
    if (--tries && activeElement?.closest('body > [role="presentation"]')) return;
    clearInterval(timer);
    if (activeElement === body) document.querySelector('main')?.focus({ preventScroll: true });
  }, FADE_OUT_MS);
}
