const ABSOLUTE = /^[a-z][a-z\d+.-]*:\/\/[^/?#]*(.*)$/is;

/**
 * The path and query of a request target. HTTP lets clients send whole URLs, whose host is not to be trusted: what
 * reads `request.url` expects a path, and may lead there.
 */
export function originForm(target: string): string {
  if (target.startsWith('/')) return target;
  const [, path = ''] = ABSOLUTE.exec(target) ?? [];
  return path.startsWith('/') ? path : `/${path}`;
}
