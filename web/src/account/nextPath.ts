import { paths } from '../app/paths';

/** Stands for our own origin, which a path must not leave. */
const HERE = 'https://here.invalid';

/** The pages on the way to a login, which nobody wants to be led back to. */
const ON_THE_WAY = [
  ...[paths.login, paths.loginLink, paths.confirmLogin],
  ...[paths.signup, '/userregister', paths.forgot],
].map((path) => path.toLowerCase());

/**
 * The page that `?next=` asks for after a login, if it is one of this site. Browsers read `//host`, `/\host` and paths
 * with tabs in them as addresses of other hosts, so the path is resolved as they would.
 *
 * @param ownHash hash of the login's own address: browsers carry it over from the address that was redirected
 */
export function nextPath(search: URLSearchParams, ownHash = ''): string | null {
  const next = search.get('next');
  if (!next?.startsWith('/') || !URL.canParse(next, HERE)) return null;
  const { origin, pathname, search: query, hash } = new URL(next, HERE);
  if (origin !== HERE || pathname.startsWith('//')) return null;
  if (ON_THE_WAY.includes(pathname.toLowerCase().replace(/\/$/, ''))) return null;
  return pathname + query + (hash || ownHash);
}

/** The link from one page of the login to another, which keeps the page that is asked for. */
export function withNext(path: string, search: URLSearchParams, ownHash?: string): string {
  const next = nextPath(search, ownHash);
  return next ? `${path}${path.includes('?') ? '&' : '?'}next=${encodeURIComponent(next)}` : path;
}
