import { useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';
import { nextPath, withNext } from './nextPath';

/** The page to go to after the login, and links to the login's other pages that keep it. */
export function useNextPath(): { next: string | null; keep: (path: string) => string } {
  const [search] = useSearchParams();
  // The server does not know the hash, and its links are taken over as they are.
  const hash = useSyncExternalStore(subscribe, currentHash, noHash);
  return { next: nextPath(search, hash), keep: (path) => withNext(path, search, hash) };
}

const currentHash = () => window.location.hash;
const noHash = () => '';

function subscribe(onChange: () => void): () => void {
  addEventListener('hashchange', onChange);
  return () => removeEventListener('hashchange', onChange);
}
