import { describe, expect, test } from '@jest/globals';
import { useApp } from '../../test/app.js';
import { client } from '../../test/client.js';
import { makeVenue } from '../features/venue/venue.factory.js';

useApp();

const QUERY = 'query One($id: ID!) { venue(id: $id) { name } }';

/** Sends a document. Returns whether its response came from the cache. */
async function isHit(body: object, accept = 'application/json'): Promise<boolean> {
  const headers = { 'content-type': 'application/json', accept };
  const response = await client().fetch('/graphql', { method: 'POST', headers, body: JSON.stringify(body) });
  expect([200, 406]).toContain(response.status);
  return response.headers.get('cache-status') === 'mandap; hit';
}

describe('a document shares its cache entry', () => {
  test('whatever variables it doesn’t name, and extensions that the server doesn’t know', async () => {
    const { id } = await makeVenue();
    expect(await isHit({ query: QUERY, variables: { id } })).toBe(false);
    for (const body of [
      { query: QUERY, variables: { id, junk: 'x'.repeat(2000) } },
      { query: QUERY, variables: { junk: 1, id }, extensions: { junk: 'x'.repeat(2000) } },
      { query: QUERY, variables: { id }, extensions: null },
    ])
      expect([body, await isHit(body)]).toEqual([body, true]);
  });

  test('by GET and POST, and whatever other media types are accepted', async () => {
    const { id } = await makeVenue();
    const params = new URLSearchParams({ query: QUERY, variables: JSON.stringify({ id }) });
    await client().fetch(`/graphql?${params.toString()}`, { headers: { accept: 'application/json' } });
    for (const accept of [
      'application/json',
      'text/x-junk, Application/JSON',
      'application/json, image/*;q=0.1',
    ])
      expect([accept, await isHit({ query: QUERY, variables: { id } }, accept)]).toEqual([accept, true]);
  });
});

test('other variables, media types and names of operations have their own entries', async () => {
  const [{ id }, other] = [await makeVenue(), await makeVenue()];
  expect(await isHit({ query: QUERY, variables: { id } })).toBe(false);
  expect(await isHit({ query: QUERY, variables: { id: other.id } })).toBe(false);
  expect(await isHit({ query: QUERY, variables: { id }, operationName: 'One' })).toBe(false);
  expect(await isHit({ query: QUERY, variables: { id } }, 'application/graphql-response+json')).toBe(false);
  expect(await isHit({ query: QUERY, variables: { id } }, 'image/png')).toBe(false);
});

test.each(['$ id', '$\n\t, id', '$# name\nid', '$\uFEFFid'])(
  'variables written as %j have their own entries',
  async (name) => {
    const query = `query One(${name}: ID!) { venue(id: ${name}) { name } }`;
    for (const { id } of [await makeVenue(), await makeVenue()]) {
      const variables = { id };
      expect(await isHit({ query, variables })).toBe(false);
      expect(await isHit({ query, variables })).toBe(true);
    }
  },
);

test.each([1, true, [], '{}'])(
  'variables and extensions that are %j are rejected, not answered from the cache',
  async (value) => {
    const body = { query: '{ cities { name } }' };
    await isHit(body);
    expect(await isHit(body)).toBe(true);
    for (const name of ['variables', 'extensions']) {
      const response = await client().fetch('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...body, [name]: value }),
      });
      expect([name, response.status]).toEqual([name, 400]);
    }
  },
);
