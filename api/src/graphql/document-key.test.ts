import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { responseCache } from '../core/metrics.js';
import { app, useApp } from '../../test/app.js';
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

describe('mutations of visitors', () => {
  const MUTATION = 'mutation View($id: ID!) { recordListingView(listingId: $id) { counted } }';
  const post = (body: object) =>
    client().fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const misses = async () => {
    const { values } = await responseCache.get();
    return values.find(({ labels: { kind, outcome } }) => kind === 'graphql' && outcome === 'miss')?.value;
  };

  let blocker: pg.Client;
  beforeAll(async () => {
    blocker = new pg.Client({ connectionString: app().services.env.databaseUrl });
    await blocker.connect();
  });
  afterAll(() => blocker.end());

  /** Sends a document twice. Returns how many run at the same time, while nothing can read the listings. */
  async function concurrently(body: object): Promise<number> {
    let running = 0;
    let isAnswered = false;
    await blocker.query('BEGIN');
    await blocker.query('LOCK TABLE listing IN ACCESS EXCLUSIVE MODE');
    const sent = Promise.all([post(body), post(body)]).then(() => (isAnswered = true));
    while (running < 2 && !isAnswered) {
      const { rows } = await blocker.query<{ running: number }>(
        `SELECT count(*)::int AS running FROM pg_locks
         WHERE relation = 'listing'::regclass AND NOT granted`,
      );
      running = Math.max(running, rows[0]?.running ?? 0);
    }
    await blocker.query('ROLLBACK');
    await sent;
    return running;
  }

  test.each(['in full', 'by their hash'])(
    'sent %s don’t wait for each other, and are no misses',
    async (how) => {
      const { id } = await makeVenue();
      const persistedQuery = { version: 1, sha256Hash: createHash('sha256').update(MUTATION).digest('hex') };
      await post({ query: MUTATION, variables: { id }, extensions: { persistedQuery } });
      const body = {
        variables: { id },
        ...(how === 'in full' ? { query: MUTATION } : { extensions: { persistedQuery } }),
      };
      const before = await misses();
      expect(await concurrently(body)).toBe(2);
      expect(await misses()).toBe(before);
    },
  );

  test('next to a query have no cache entry, unlike queries that only mention them', async () => {
    const { id } = await makeVenue();
    const both = { query: `# mutations\n${QUERY} ${MUTATION}`, variables: { id }, operationName: 'One' };
    expect([await isHit(both), await isHit(both)]).toEqual([false, false]);
    const query = { query: `${QUERY} # mutations\n query Other { __schema { mutationType { name } } }` };
    const one = { ...query, variables: { id }, operationName: 'One' };
    expect([await isHit(one), await isHit(one)]).toEqual([false, true]);
  });
});
