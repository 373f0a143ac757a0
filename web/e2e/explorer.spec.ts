import { parse } from 'graphql';
import { EXAMPLES } from '../src/explorer/examples';
import { expectAccessible } from './accessibility';
import { expect, test, type Page } from './fixtures';

test('a browser gets the explorer at /graphql, runs an example and shows the response', async ({ page }) => {
  await page.goto('/graphql');
  await expect(page).toHaveTitle('GraphQL explorer · Mandap');
  await expect(page.getByRole('heading', { level: 1, name: 'GraphQL explorer' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Documentation' })).toHaveAttribute('href', '/developers');
  await expect(page.getByRole('region', { name: 'Query Editor' })).toContainText('VenuesInACity');
  await page.getByRole('button', { name: /^Execute query/ }).click();
  const answer = page.getByRole('region', { name: 'Result Window' });
  await expect(answer).toContainText('"city": "Udaipur"');
});

test('its examples are in tabs, and each of them runs', async ({ page, request }) => {
  await page.goto('/graphql');
  const tabs = page.getByRole('tablist', { name: 'Select active operation' }).getByRole('tab');
  await expect(tabs).toHaveCount(EXAMPLES.length);
  for (const query of EXAMPLES) {
    expect(() => parse(query)).not.toThrow();
    const response = await request.post('/graphql', {
      data: { query },
    });
    const { data, errors } = (await response.json()) as { data: object; errors?: unknown };
    expect(errors).toBeUndefined();
    expect(JSON.stringify(data).length).toBeGreaterThan(100);
  }
});

test('a link can contain a query', async ({ page }) => {
  await page.goto(`/graphql?query=${encodeURIComponent('{ cities { name venueCount } }')}`);
  await expect(page.getByRole('region', { name: 'Query Editor' })).toContainText('venueCount');
  await page.getByRole('button', { name: /^Execute query/ }).click();
  await expect(page.getByRole('region', { name: 'Result Window' })).toContainText('"name": "Udaipur"');
});

test('the explorer has the schema and the colour mode of the site', async ({ page }) => {
  await page.goto('/graphql');
  await page.getByRole('button', { name: 'Show Documentation Explorer' }).click();
  await expect(page.getByText('A GraphQL schema provides a root type')).toBeVisible();
  await page.getByRole('button', { name: /colours/ }).click();
  await expect(page.locator('body')).toHaveClass(/graphiql-dark/);
});

/** Opens the explorer and runs its first example. */
async function runFirstExample(page: Page): Promise<void> {
  await page.goto('/graphql');
  await expect(page.getByRole('region', { name: 'Query Editor' })).toContainText('VenuesInACity');
  await page.getByRole('button', { name: /^Execute query/ }).click();
  await expect(page.getByRole('region', { name: 'Result Window' })).toContainText('"city": "Udaipur"');
}

for (const [size, width, height] of [
  ['desktop', 1440, 900],
  ['phone', 360, 740],
] as const)
  test(`the explorer is accessible on a ${size}, light and dark`, async ({ page }) => {
    const theirs = [
      // GraphiQL nests a tab's buttons for showing and closing it in an element with the role "tab".
      'nested-interactive',
      // CodeMirror scrolls its text by the arrow keys in its input, which is outside the scrolling element.
      'scrollable-region-focusable',
    ];
    await page.setViewportSize({ width, height });
    await runFirstExample(page);
    for (const name of ['Query', 'Answer'])
      await expect(page.getByRole('textbox', { name, exact: true })).toBeAttached();
    await expectAccessible(page, theirs);
    await page.getByRole('button', { name: /colours/ }).click();
    await expect(page.locator('body')).toHaveClass(/graphiql-dark/);
    await expectAccessible(page, theirs);
    await page.getByRole('button', { name: 'Show Documentation Explorer' }).click();
    await expect(page.getByText('A GraphQL schema provides a root type')).toBeVisible();
    await expectAccessible(page, theirs);
  });

test('on a phone the response is below the query, with the same width', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await runFirstExample(page);
  const query = await page.getByRole('region', { name: 'Query Editor' }).boundingBox();
  const answer = await page.getByRole('region', { name: 'Result Window' }).boundingBox();
  if (!query || !answer) throw new Error('One of them is not shown');
  expect(answer.y).toBeGreaterThanOrEqual(query.y + query.height);
  expect(Math.min(query.width, answer.width)).toBeGreaterThan(300);
});

test('programs still reach the API there, and the schema at its URL', async ({ request }) => {
  const apiResponse = await request.get('/graphql?query={__typename}', { headers: { accept: '*/*' } });
  expect(await apiResponse.json()).toMatchObject({ data: { __typename: 'Query' } });
  const schema = await request.get('/schema.graphql');
  expect(schema.headers()['content-type']).toBe('text/plain; charset=utf-8');
  expect(await schema.text()).toContain('type Query {');
  const again = await request.get('/schema.graphql', {
    headers: { 'if-none-match': schema.headers().etag ?? '' },
  });
  expect(again.status()).toBe(304);
});
