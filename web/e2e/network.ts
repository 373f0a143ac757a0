import { expect, type APIRequestContext, type Page, type Response } from '@playwright/test';

/** Sends a request to the GraphQL API. A failed field fails the test, as does a refused mutation. */
export async function ask<Data>(
  request: APIRequestContext,
  query: string,
  variables: object = {},
): Promise<Data> {
  // Without them, a refusal would go unnoticed.
  if (query.startsWith('mutation')) expect(query).toContain('userErrors');
  const response = await request.post('/graphql', { data: { query, variables } });
  const { data, errors } = (await response.json()) as { data: Data; errors?: unknown[] };
  expect(errors).toBeUndefined();
  const payloads = Object.values(data as Record<string, { userErrors?: unknown[] } | null>);
  const refusals = payloads.flatMap((payload) => payload?.userErrors ?? []);
  expect(refusals, 'userErrors').toEqual([]);
  return data;
}

/** Delays the page's GraphQL requests until the returned function is called. */
export async function holdQueries(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/graphql', async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Holds back the scripts of a page. Returns a function that lets them through. */
export async function holdScripts(page: Page): Promise<() => void> {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return letThrough;
}

/** Makes the page's GraphQL requests with this text fail until the returned function is called. */
export async function failQueries(page: Page, text: string): Promise<() => Promise<void>> {
  const errors = [{ message: 'We are busy', extensions: { code: 'UNAVAILABLE' } }];
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes(text) ? route.fulfill({ json: { errors } }) : route.fallback(),
  );
  return () => page.unroute('**/graphql');
}

/** Waits for the response to the page's next operation of this name. Optimistic updates show before it arrives. */
export const answerTo = (page: Page, operation: string): Promise<Response> =>
  page.waitForResponse((response) => Boolean(response.request().postData()?.includes(operation)));

/** Limits the page's uploads to this many bytes per second from now on. */
export async function slowUploads(page: Page, bytesPerSecond: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: bytesPerSecond,
  });
}
