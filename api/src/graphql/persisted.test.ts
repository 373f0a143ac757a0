import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { makeUser } from '../features/user/user.factory.js';
import { makeVenue } from '../features/venue/venue.factory.js';
import { useApp } from '../../test/app.js';
import { client, GRAPHQL_HEADERS, loggedIn, type Client } from '../../test/client.js';
import { read, sendGraphql } from '../../test/security/send.js';
import { noSiblings } from '../core/siblings.js';
import { persistedQueries } from './persisted.js';

useApp();
beforeAll(() => makeVenue());

const hashOf = (query: string) => createHash('sha256').update(query).digest('hex');
const extensionsOf = (sha256Hash: unknown, version = 1) => ({ persistedQuery: { version, sha256Hash } });
let made = 0;
/** Returns a new document. */
const newDocument = () => `{ venues(first: 1) { a${made++}: totalCount } }`;

const byHash = async (hash: unknown, caller: Client = client(), version?: number) =>
  read(
    await caller.fetch(
      `/graphql?${new URLSearchParams({ extensions: JSON.stringify(extensionsOf(hash, version)) }).toString()}`,
    ),
  );
const withHash = (query: string, hash = hashOf(query)) =>
  sendGraphql(client(), JSON.stringify({ query, extensions: extensionsOf(hash) }));

describe('a document sent with its hash', () => {
  test('is stored, and then found by the hash alone', async () => {
    const query = newDocument();
    const unknown = [
      { message: 'PersistedQueryNotFound', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } },
    ];
    // With the media type whose status reflects the document's validity, and with the older one.
    expect(await byHash(hashOf(query), client(new Map(), undefined, GRAPHQL_HEADERS))).toMatchObject({
      status: 400,
      errors: unknown,
    });
    expect(await byHash(hashOf(query))).toMatchObject({ status: 200, errors: unknown });
    const sent = await withHash(query);
    expect(sent).toMatchObject({ status: 200, errors: [] });
    expect(await byHash(hashOf(query))).toMatchObject({ status: 200, errors: [], data: sent.data });
  });

  test.each([
    ['with another hash', newDocument(), hashOf('{ me { id } }')],
    ['that is not valid', '{ nothing }', undefined],
    ['that cannot be read', '{ me { id }', undefined],
    [
      'that is too expensive',
      '{ venues(first: 50) { nodes { reviews(first: 50) { nodes { id author rating message } } } } }',
      undefined,
    ],
    ['that is too long', `{ me { id } } # ${'x'.repeat(17_000)}`, undefined],
  ])('%s is not stored', async (_, query, hash) => {
    const { errors } = await withHash(query, hash);
    for (const { extensions } of errors) expect(extensions.code).not.toBe('INTERNAL_SERVER_ERROR');
    for (const each of new Set([hashOf(query), hash ?? hashOf(query)]))
      expect((await byHash(each)).errors[0]?.extensions.code).toBe('PERSISTED_QUERY_NOT_FOUND');
  });

  test.each([
    ['no text', { a: 1 }, 1],
    ['another version', hashOf('x'), 2],
  ])('a hash of %s is a 4xx or not found', async (_, hash, version) => {
    const { status, errors } = await byHash(hash, client(), version);
    expect(status).toBeLessThan(500);
    expect(['PERSISTED_QUERY_NOT_FOUND', 'BAD_REQUEST']).toContain(errors[0]?.extensions.code);
  });
});

test('the store evicts the least recently used, and never exceeds its size', async () => {
  const { cache } = persistedQueries(noSiblings);
  const document = 'x'.repeat(16 * 1024);
  for (let n = 0; n < 300; n++) await cache?.set(`hash ${n}`, document);
  let kept = 0;
  for (let n = 0; n < 300; n++) if (await cache?.get(`hash ${n}`)) kept++;
  expect(kept).toBe(256);
  expect(await cache?.get('hash 0')).toBeUndefined();
  expect(await cache?.get('hash 299')).toBe(document);
});

describe('shared caches', () => {
  const KEPT = 'public, max-age=60';
  const PRIVATE = 'private, no-store';
  const get = (query: string, caller: Client = client(), headers: Record<string, string> = {}) =>
    caller.fetch(`/graphql?${new URLSearchParams({ query }).toString()}`, { headers });
  const cacheControl = async (...args: Parameters<typeof get>) =>
    (await get(...args)).headers.get('cache-control');

  const ID = '00000000-0000-7000-8000-000000000000';
  test.each([
    '{ venues { nodes { id name contact { phone } myBooking { code } } } }',
    `{ venue(id: "${ID}") { id } vendor(id: "${ID}") { id } }`,
    '{ vendors { nodes { id } } vendorCategories { key } }',
    `{ blogs { nodes { id } } blog(id: "${ID}") { id } }`,
    `{ realWeddings { nodes { id } } realWedding(id: "${ID}") { id } }`,
    '{ cities { name } sitePictures(kind: HERO) { key } suggestions(term: "palace") { key } }',
    '{ __schema { queryType { name } } __typename ... on Query { ...A } } fragment A on Query { cities { name } }',
  ])('may store GET responses to visitors: %s', async (query) => {
    expect(await cacheControl(query)).toBe(KEPT);
    expect(await cacheControl(query, await loggedIn((await makeUser()).id))).toBe(PRIVATE);
    // An ended session, and a key of any scope.
    expect(await cacheControl(query, client(new Map([['mandap', 'gone']])))).toBe(PRIVATE);
    expect(await cacheControl(query, client(), { authorization: 'Bearer x' })).toBe(PRIVATE);
    const posted = await sendGraphql(client(), JSON.stringify({ query }));
    expect(posted.headers.get('cache-control')).toBe(PRIVATE);
  });

  test.each([
    '{ me { id } }',
    '{ cities { name } me { id } }',
    '{ cities { name } ...A } fragment A on Query { me { id } }',
    '{ venues(first: 99) { nodes { id } } }',
    '{ inbox { nodes { id } } }',
    '{ nothing }',
    'mutation { logout }',
    '',
  ])('may not store: %s', async (query) => {
    expect(await cacheControl(query)).toBe(PRIVATE);
  });

  test('may not store a response of an unacceptable type', async () => {
    const refused = await get('{ cities { name } }', client(), { accept: 'image/png' });
    expect([refused.status, refused.headers.get('cache-control'), refused.headers.get('etag')]).toEqual([
      406,
      PRIVATE,
      null,
    ]);
  });

  test('can revalidate with an ETag', async () => {
    const first = await get('{ cities { name } }');
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]+"$/);
    expect(first.headers.get('vary')).toMatch(/Accept, Cookie, Authorization$/);
    for (const tag of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const again = await get('{ cities { name } }', client(), { 'if-none-match': tag });
      expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
    }
    expect((await get('{ cities { name } }', client(), { 'if-none-match': '"other"' })).status).toBe(200);
    // A response with another media type is another cache entry.
    const typed = await get('{ cities { name } }', client(), {
      accept: 'application/graphql-response+json',
      'if-none-match': etag,
    });
    expect(typed.status).toBe(200);
  });
});
