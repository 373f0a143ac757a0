/**
 * Returns whether Back leads to the previous page of this site. The router only counts its own navigations, but the
 * history may have entries from before this document was loaded.
 */
export function hasPreviousPage(): boolean {
  const { idx = 0 } = (window.history.state ?? {}) as { idx?: number };
  if (idx > 0) return true;
  // The Navigation API covers this site's entries only, and isn't available in every browser.
  if ((window as { navigation?: { canGoBack: boolean } }).navigation?.canGoBack) return true;
  return document.referrer !== '' && window.history.length > 1;
}
