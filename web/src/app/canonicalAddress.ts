import { generatePath } from 'react-router-dom';
import { pageAt } from './router';

/** What a page is rendered from: requests for which these are equal get the same page. */
export interface CanonicalAddress {
  /** Path as the route table spells it, with the query parameters that its page reads, sorted by name. */
  url: string;
  dependsOnCity: boolean;
}

export function canonicalAddress(url: string): CanonicalAddress {
  const [pathname = '', query = ''] = split(url);
  const page = pageAt(pathname);
  // Redirects and pages behind a login may need what nobody declares, and are never cached.
  if (!page || page.options.roles) return { url, dependsOnCity: false };
  const { path, params, options } = page;
  const given = new URLSearchParams(query);
  const kept = new URLSearchParams();
  for (const name of [...(options.query ?? [])].sort())
    for (const value of given.getAll(name)) kept.append(name, value);
  const spelled = path.endsWith('*') ? pathname : generatePath(path, params);
  return {
    url: spelled + (kept.size ? `?${kept}` : ''),
    dependsOnCity: options.dependsOnCity ?? false,
  };
}

/** Path and query. Not by `URL`, which would read `//host` as another host. */
function split(url: string): [string, string] {
  const mark = url.indexOf('?');
  return mark < 0 ? [url, ''] : [url.slice(0, mark), url.slice(mark + 1)];
}
