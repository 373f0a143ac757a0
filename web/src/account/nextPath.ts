/** Stands for our own origin, which a path must not leave. */
const HERE = 'https://here.invalid';

/**
 * The page that `?next=` asks for after a login, if it is one of this site. Browsers read `//host`, `/\host` and paths
 * with tabs in them as addresses of other hosts, so the path is resolved as they would.
 */
export function nextPath(search: URLSearchParams): string | null {
  const next = search.get('next');
  if (!next?.startsWith('/') || !URL.canParse(next, HERE)) return null;
  const { origin, pathname, search: query, hash } = new URL(next, HERE);
  return origin === HERE && !pathname.startsWith('//') ? pathname + query + hash : null;
}

/** A link of the login's pages to another of them, which keeps the page that is asked for. */
export function withNext(path: string, search: URLSearchParams): string {
  const next = nextPath(search);
  return next ? `${path}?next=${encodeURIComponent(next)}` : path;
}
