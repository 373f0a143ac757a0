/** Dialogs trap the focus while they fade out, which takes 220 ms, or longer on a busy device. */
const FADE_OUT_MS = 300;
const MAX_TRIES = 20;

/**
 * Moves the focus to an element, or to the main content if there is no such element, after the pressed button, or the
 * opener of the dialog that closes, has disappeared or was disabled. Otherwise it would be lost to the top of the
 * document.
 */
export const moveFocusTo = (selector: string): void =>
  moveFocus(() => {
    const element = document.querySelector<HTMLElement>(selector) ?? document.querySelector('main');
    element?.focus({ preventScroll: true });
  });

/** Moves the focus to the main content if it would be lost. */
export const moveFocusToMain = (): void => moveFocusTo('main');

/**
 * Moves the focus to the title of a list item after a decision has removed the item before it, to the last item, or to
 * the main content of an empty list.
 *
 * @param items selector of the items in the main content, whose first link is their title
 * @param index index of the decided item, or -1
 */
export const moveFocusToItem = (items: string, index: number): void =>
  moveFocus(() => {
    const main = document.querySelector('main');
    const left = [...(main?.querySelectorAll(items) ?? [])];
    const item = index < 0 ? undefined : (left[index] ?? left.at(-1));
    (item?.querySelector('a') ?? main)?.focus({ preventScroll: !item });
  });

function moveFocus(focus: () => void): void {
  let tries = MAX_TRIES;
  const timer = setInterval(() => {
    const { activeElement, body } = document;
    if (--tries && activeElement?.closest('body > [role="presentation"]')) return;
    clearInterval(timer);
    if (activeElement === body) focus();
  }, FADE_OUT_MS);
}
