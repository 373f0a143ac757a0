import { useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';
import { addNext, nextPath } from './nextPath';

/** Returns the path to continue at after the login, and a function that adds it to links within the login flow. */
export function useNextPath(): { next: string | null; withNext: (path: string) => string } {
  const [search] = useSearchParams();
  // The server doesn't know the hash, and hydration keeps the links that it rendered.
  const hash = useSyncExternalStore(subscribe, currentHash, noHash);
  return { next: nextPath(search, hash), withNext: (path) => addNext(path, search, hash) };
}

const currentHash = () => window.location.hash;
const noHash = () => '';

function subscribe(onChange: () => void): () => void {
  addEventListener('hashchange', onChange);
  return () => removeEventListener('hashchange', onChange);
}
