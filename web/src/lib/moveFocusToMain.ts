/** Dialogs trap the focus while they fade out, which takes 220 ms, or longer on a busy device. */
const FADE_OUT_MS = 300;
const MAX_TRIES = 20;

/**
 * Moves the focus to an element after the pressed button, or the opener of the dialog that closes, has disappeared or
 * was disabled. Otherwise it would be lost to the top of the document.
 */
export function moveFocusTo(selector: string): void {
  let tries = MAX_TRIES;
  const timer = setInterval(() => {
    const { activeElement, body } = document;
    if (--tries && activeElement?.closest('body > [role="presentation"]')) return;
    clearInterval(timer);
    if (activeElement === body) document.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
  }, FADE_OUT_MS);
}

/** Moves the focus to the main content if it would be lost. */
export const moveFocusToMain = (): void => moveFocusTo('main');
