const ABSOLUTE = /^[a-z][a-z\d+.-]*:\/\/[^/?#]*(.*)$/is;

/**
 * Returns the path and query of a request target. HTTP lets clients send absolute URLs, whose host must not be trusted:
 * code that reads `request.url` expects a path, and could redirect to that host.
 */
export function originForm(target: string): string {
  if (target.startsWith('/')) return target;
  const [, path = ''] = ABSOLUTE.exec(target) ?? [];
  return path.startsWith('/') ? path : `/${path}`;
}
