import { parse } from 'graphql';
import { EXAMPLES } from '../src/explorer/examples';
import { expect, test } from './fixtures';

test('a browser sees the explorer at /graphql, runs an example and reads the answer', async ({ page }) => {
  await page.goto('/graphql');
  await expect(page).toHaveTitle('GraphQL explorer · Mandap');
  await expect(page.getByRole('heading', { level: 1, name: 'GraphQL explorer' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Documentation' })).toHaveAttribute('href', '/developers');
  await expect(page.getByLabel('Variables')).toContainText('"Udaipur"');
  await page.getByRole('button', { name: /^Execute query/ }).click();
  const answer = page.getByLabel('Result Window');
  await expect(answer).toContainText('"city": "Udaipur"');
});

test('its examples are in tabs, and each of them runs', async ({ page, request }) => {
  await page.goto('/graphql');
  const tabs = page.getByRole('tablist', { name: 'Select active operation' }).getByRole('tab');
  await expect(tabs).toHaveCount(EXAMPLES.length);
  for (const { query, variables } of EXAMPLES) {
    expect(() => parse(query)).not.toThrow();
    const response = await request.post('/graphql', {
      data: { query, variables: variables === null ? undefined : (JSON.parse(variables) as object) },
    });
    const { data, errors } = (await response.json()) as { data: object; errors?: unknown };
    expect(errors).toBeUndefined();
    expect(JSON.stringify(data).length).toBeGreaterThan(100);
  }
});

test('a link can carry a query', async ({ page }) => {
  await page.goto(`/graphql?query=${encodeURIComponent('{ cities { name venueCount } }')}`);
  await expect(page.getByLabel('Query Editor')).toContainText('venueCount');
  await page.getByRole('button', { name: /^Execute query/ }).click();
  await expect(page.getByLabel('Result Window')).toContainText('"name": "Udaipur"');
});

test('it knows the schema, and follows the colours of the site', async ({ page }) => {
  await page.goto('/graphql');
  await page.getByRole('button', { name: 'Show Documentation Explorer' }).click();
  await expect(page.getByText('A GraphQL schema provides a root type')).toBeVisible();
  await page.getByRole('button', { name: /colours/ }).click();
  await expect(page.locator('body')).toHaveClass(/graphiql-dark/);
});

test('programs go on finding the API there, and the schema beside it', async ({ request }) => {
  const door = await request.get('/graphql?query={__typename}', { headers: { accept: '*/*' } });
  expect(await door.json()).toMatchObject({ data: { __typename: 'Query' } });
  const schema = await request.get('/schema.graphql');
  expect(schema.headers()['content-type']).toBe('text/plain; charset=utf-8');
  expect(await schema.text()).toContain('type Query {');
  const again = await request.get('/schema.graphql', {
    headers: { 'if-none-match': schema.headers().etag ?? '' },
  });
  expect(again.status()).toBe(304);
});
