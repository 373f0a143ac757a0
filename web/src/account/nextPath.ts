import { paths } from '../app/paths';

/** Stands in for our own origin, which a path must not leave. */
const HERE = 'https://here.invalid';

/** Pages of the login flow: returning to them makes no sense. */
const LOGIN_FLOW = [
  ...[paths.login, paths.loginLink, paths.confirmLogin],
  ...[paths.signup, '/userregister', paths.forgot],
].map((path) => path.toLowerCase());

/**
 * Returns the path in `?next=` to continue at after a login, if it is on this site. Browsers resolve `//host`, `/\host`
 * and paths with tabs to other hosts, so it is resolved in the same way here.
 *
 * @param ownHash hash of the login's own address: browsers keep the hash across redirects
 */
export function nextPath(search: URLSearchParams, ownHash = ''): string | null {
  const next = search.get('next');
  if (!next?.startsWith('/') || !URL.canParse(next, HERE)) return null;
  const { origin, pathname, search: query, hash } = new URL(next, HERE);
  if (origin !== HERE || pathname.startsWith('//')) return null;
  if (LOGIN_FLOW.includes(pathname.toLowerCase().replace(/\/$/, ''))) return null;
  return pathname + query + (hash || ownHash);
}

/** Returns a link within the login flow with the `next` parameter. */
export function addNext(path: string, search: URLSearchParams, ownHash?: string): string {
  const next = nextPath(search, ownHash);
  return next ? `${path}${path.includes('?') ? '&' : '?'}next=${encodeURIComponent(next)}` : path;
}
