import { generatePath } from 'react-router-dom';
import { pageAt } from './router';

/**
 * Returns the cache key of a rendered page: the path as in the route table, plus the query parameters that the page
 * reads, sorted by name.
 */
export function canonicalAddress(url: string): string {
  const [pathname = '', query = ''] = split(url);
  const page = pageAt(pathname);
  // Redirects and pages behind a login may depend on undeclared input, and are never cached.
  if (!page || page.options.roles) return url;
  const { path, params, options } = page;
  const given = new URLSearchParams(query);
  const parameters = new URLSearchParams();
  for (const name of [...(options.query ?? [])].sort())
    for (const value of given.getAll(name)) parameters.append(name, value);
  const spelled = path.endsWith('*') ? pathname : generatePath(path, params);
  return spelled + (parameters.size ? `?${parameters}` : '');
}

/** Splits path and query. Not with `URL`, which would parse `//host` as another host. */
function split(url: string): [string, string] {
  const mark = url.indexOf('?');
  return mark < 0 ? [url, ''] : [url.slice(0, mark), url.slice(mark + 1)];
}
