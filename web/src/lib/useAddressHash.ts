import { useSyncExternalStore } from 'react';

/**
 * Returns the URL's hash without its `#`; undefined on the server, which never receives it. Emailed links have their
 * token there.
 */
export const useAddressHash = (): string | undefined =>
  useSyncExternalStore(onHashChange, currentHash, () => undefined);

const currentHash = () => window.location.hash.slice(1);

function onHashChange(onChange: () => void): () => void {
  addEventListener('hashchange', onChange);
  return () => removeEventListener('hashchange', onChange);
}
