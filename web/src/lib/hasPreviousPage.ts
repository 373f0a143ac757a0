/**
 * Whether one step back in this tab's history leads to the page that somebody came from. The router knows of its own
 * steps only; a page that was loaded as a document has others before it.
 */
export function hasPreviousPage(): boolean {
  const { idx = 0 } = (window.history.state ?? {}) as { idx?: number };
  if (idx > 0) return true;
  // Of this site. Not every browser has it.
  if ((window as { navigation?: { canGoBack: boolean } }).navigation?.canGoBack) return true;
  return document.referrer !== '' && window.history.length > 1;
}
