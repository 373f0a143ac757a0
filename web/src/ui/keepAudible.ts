/**
 * A ref for messages in the body: a dialog hides all else from screen readers, but they may say what has just failed in
 * it.
 */
export function keepAudible(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined;
  const show = () => element.removeAttribute('aria-hidden');
  show();
  const observer = new MutationObserver(show);
  observer.observe(element, { attributeFilter: ['aria-hidden'] });
  return () => observer.disconnect();
}
