import { type Page } from '@playwright/test';

/** Violations by a page: errors in the console, requests to other hosts. */
interface Watch {
  problems: string[];
  /** GraphQL requests that the browser made. */
  queries: string[];
}

/** Failed logins and missing pages are logged by the browser itself; they aren't errors of the page. */
const EXPECTED = /Failed to load resource: the server responded with a status of (4\d\d)/;

export function watch(page: Page): Watch {
  const seen: Watch = { problems: [], queries: [] };
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !EXPECTED.test(message.text()))
      seen.problems.push(message.text());
  });
  page.on('pageerror', (error) => seen.problems.push(error.message));
  page.on('response', (response) => {
    if (response.status() >= 400 && new URL(response.url()).pathname.startsWith('/assets/'))
      seen.problems.push(`no such file: ${response.url()}`);
  });
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (
      origin !== new URL(page.url() === 'about:blank' ? request.url() : page.url()).origin &&
      /^http/.test(origin)
    )
      seen.problems.push(`request to another host: ${request.url()}`);
    // Beacons record views, and fetch nothing.
    if (pathname === '/graphql' && request.resourceType() !== 'ping')
      seen.queries.push(request.postData() ?? request.url());
  });
  return seen;
}
