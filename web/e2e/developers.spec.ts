import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from './fixtures';
import { open } from './pages';
import { visitor } from './visitors';

interface OpenApi {
  tags: { name: string }[];
  paths: Record<string, Record<string, { operationId: string; summary: string }>>;
}

const EXAMPLES = path.resolve(import.meta.dirname, '../src/developers/examples');

test('the documentation shows every tested example, with links', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Developers' }).click();
  await expect(page).toHaveURL('/developers');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Developers');
  for (const name of await readdir(EXAMPLES)) {
    const shown = page.getByRole('region', { name: `Example: ${name}` });
    expect(await shown.textContent()).toBe((await readFile(path.join(EXAMPLES, name), 'utf8')).trimEnd());
  }
  for (const part of ['API keys', 'Limits', 'Errors', 'Idempotency', 'Persisted queries', 'CORS'])
    await expect(page.getByRole('heading', { name: part, exact: true })).toBeVisible();
  const codes = page.getByLabel('Error codes').locator('dt');
  await expect(codes.filter({ hasText: 'TOO_MANY_REQUESTS' })).toContainText('429');
  await expect(codes.filter({ hasText: 'COST_LIMIT' })).toContainText('GraphQL only');
  await page.getByRole('main').getByRole('link', { name: 'every call' }).click();
  await expect(page).toHaveURL('/developers/rest');
});

test('every call of the OpenAPI document is on the page, without JavaScript too', async ({
  browser,
  request,
}) => {
  const document = (await (await request.get('/api/v1/openapi.json')).json()) as OpenApi;
  const page = await visitor(browser, { javaScriptEnabled: false });
  await page.goto('/developers/rest');
  const main = page.getByRole('main');
  const calls = Object.entries(document.paths).flatMap(([address, methods]) =>
    Object.entries(methods).map(([method, call]) => ({
      ...call,
      name: `${method.toUpperCase()} ${address}`,
    })),
  );
  await expect(main.getByRole('article')).toHaveCount(calls.length);
  const headings = await main.getByRole('article').getByRole('heading', { level: 3 }).allTextContents();
  expect(headings.sort()).toEqual(calls.map(({ name }) => name).sort());
  const contents = page.getByRole('navigation', { name: 'On this page' });
  for (const { name } of document.tags)
    await expect(contents.getByRole('link', { name: new RegExp(`^${name} \\d+$`) })).toHaveAttribute(
      'href',
      `#${name}`,
    );
  const [sending] = calls.filter(({ operationId }) => operationId === 'postBookingsBookings');
  const article = page.locator('#postBookingsBookings');
  await expect(article).toContainText(sending?.summary ?? 'none');
  await expect(article).toContainText('Logged-in couples, or with an API key for write:own.');
  await article.getByText('Example body').click();
  await expect(
    article.getByRole('region', { name: 'Example body of POST /bookings/bookings' }),
  ).toContainText('"typeOfEvent": "Wedding"');
  await article.getByText('Errors', { exact: true }).click();
  await expect(
    article.getByText('IDEMPOTENCY_MISMATCH').or(article.getByText('CONFLICT')).first(),
  ).toBeVisible();
});

test('a call has its own URL, and nothing scrolls sideways on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/developers/rest#getVenueAll');
  await expect(page.locator('#getVenueAll')).toBeInViewport();
  for (const address of ['/developers/rest', '/developers']) {
    await open(page, address);
    const widths = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
    expect(widths[0]).toBe(widths[1]);
  }
});
