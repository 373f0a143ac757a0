import { describe, expect, test } from '@jest/globals';
import { makeChanges } from './changes.js';
import { recordReads, UNCERTAIN_TAG } from './reads.js';
import { makeResponseCache, variantOf, type StoredResponse } from './response-cache.js';

const PAGE = { status: 200, headers: { 'content-type': 'text/html' } };

function setUp(options: { maxBuildMs?: number; maxBytes?: number } = {}) {
  const changes = makeChanges();
  let listening = true;
  const cache = makeResponseCache(
    {
      ...changes,
      position: () => (listening ? changes.position() : undefined),
      isOutage: () => false,
    },
    { maxBytes: 1e6, ttl: 60_000, ...options },
  );
  const builds: { finish: (body: string) => void }[] = [];
  /** Builds a response that reads these tags and completes on demand. */
  const build = (...tags: string[]) =>
    cache.build('key', async () => {
      recordReads(tags);
      const body = await new Promise<string>((finish) => builds.push({ finish }));
      return { ...PAGE, body };
    });
  const loseConnection = () => (listening = false);
  return { changes, cache, builds, build, loseConnection };
}

const textOf = async (response: StoredResponse | undefined) =>
  response && (await variantOf(response, 'identity')).body.toString();
const nextTick = () => new Promise((resolve) => setImmediate(resolve));

describe('a response', () => {
  test('is built once for all concurrent requests, and then stored', async () => {
    const { cache, builds, build } = setUp();
    const all = [build('a'), build('a'), build('a')];
    await nextTick();
    builds[0]?.finish('one');
    expect(await Promise.all(all.map(async (each) => textOf(await each)))).toEqual(['one', 'one', 'one']);
    expect(builds).toHaveLength(1);
    expect(await textOf(cache.find('key'))).toBe('one');
    expect(await textOf(cache.find('other'))).toBeUndefined();
  });

  test('that a replica built which may have lacked changes is sent, and not stored', async () => {
    const { cache, builds, build } = setUp();
    const pending = build('a', UNCERTAIN_TAG);
    await nextTick();
    builds[0]?.finish('one');
    expect(await textOf(await pending)).toBe('one');
    expect(cache.find('key')).toBeUndefined();
  });

  test('that was read before a change is not sent to later requests', async () => {
    const { changes, cache, builds, build } = setUp();
    const before = build('a');
    await nextTick();
    changes.announce('a');
    const after = build('a');
    builds[0]?.finish('old');
    await before;
    await nextTick();
    builds[1]?.finish('new');
    expect([await textOf(await before), await textOf(await after)]).toEqual(['old', 'new']);
    expect(await textOf(cache.find('key'))).toBe('new');
  });

  test('is served stale while it is rebuilt if only a list has changed, but not if a listing has', async () => {
    const { changes, cache, builds, build } = setUp();
    const first = build('list:venue', 'listing:1');
    await nextTick();
    builds[0]?.finish('one');
    await first;
    changes.announce('list:venue');
    expect(cache.find('key')).toBeUndefined();
    const second = build('list:venue', 'listing:1');
    await nextTick();
    expect(await textOf(cache.find('key'))).toBe('one');
    changes.announce('listing:1');
    expect(cache.find('key')).toBeUndefined();
    builds[1]?.finish('two');
    await nextTick();
    builds[2]?.finish('three');
    expect(await textOf(await second)).toBe('two');
  });

  test('that takes too long to build is built again, and the stale one is no longer sent', async () => {
    const { changes, cache, builds, build } = setUp({ maxBuildMs: 10 });
    const first = build('list:venue');
    await nextTick();
    builds[0]?.finish('one');
    await first;
    changes.announce('list:venue');
    void build('list:venue');
    expect(await textOf(cache.find('key'))).toBe('one');
    while (cache.find('key')) await nextTick();
    const third = build('list:venue');
    await nextTick();
    builds[2]?.finish('three');
    expect(await textOf(await third)).toBe('three');
  });

  test('is not stored if it failed, or while the LISTEN connection is lost', async () => {
    const { cache, builds, build, loseConnection } = setUp();
    await cache.build('key', async () => ({ ...PAGE, status: 503, body: 'busy' }));
    expect(cache.find('key')).toBeUndefined();
    loseConnection();
    const uncached = build('a');
    await nextTick();
    builds[0]?.finish('one');
    expect(await textOf(await uncached)).toBe('one');
    expect(cache.find('key')).toBeUndefined();
  });

  test('is not stored if the LISTEN connection is lost while it is built', async () => {
    const { cache, builds, build, loseConnection } = setUp();
    const first = build('a');
    await nextTick();
    loseConnection();
    builds[0]?.finish('one');
    expect(await textOf(await first)).toBe('one');
    expect(cache.find('key')).toBeUndefined();
  });

  test('that fails, fails for all waiting requests, and is rebuilt for the next', async () => {
    const { cache } = setUp();
    const failing = () => cache.build('key', () => Promise.reject(new Error('broken')));
    await expect(Promise.all([failing(), failing()])).rejects.toThrow('broken');
    expect(await textOf(await cache.build('key', async () => ({ ...PAGE, body: 'whole' })))).toBe('whole');
  });
});

describe('the limit of bytes', () => {
  const MAX_BYTES = 100_000;
  /** Stores many responses and returns those that the cache still has. */
  const storeMany = async (
    responseOf: (i: number) => { key: string; body: string; tags?: readonly string[] },
  ) => {
    const { cache } = setUp({ maxBytes: MAX_BYTES });
    const all = Array.from({ length: 200 }, (_, i) => responseOf(i));
    for (const { key, body, tags = [] } of all)
      await cache.build(key, async () => {
        recordReads(tags);
        return { ...PAGE, body };
      });
    const cached = all.flatMap(({ key }) => cache.find(key) ?? []);
    expect(cached.length).toBeGreaterThan(0);
    return { cache, cached };
  };
  const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

  test('includes keys', async () => {
    const { cached } = await storeMany((i) => ({ key: `${i} ${'k'.repeat(8000)}`, body: 'short' }));
    expect(sum(cached.map(({ key }) => key.length))).toBeLessThanOrEqual(MAX_BYTES);
  });

  test('includes tags', async () => {
    const tags = (i: number) =>
      Array.from({ length: 100 }, (_, tag) => `listing:${i}-${tag}-${'t'.repeat(30)}`);
    const { cached } = await storeMany((i) => ({ key: `${i}`, body: 'short', tags: tags(i) }));
    expect(sum(cached.map((each) => [...each.tags].join('').length))).toBeLessThanOrEqual(MAX_BYTES);
  });

  test('includes uncompressed bodies', async () => {
    const { cached } = await storeMany((i) => ({ key: `${i}`, body: `${i}`.padEnd(5000, 'x') }));
    expect(sum(cached.map(({ length }) => length))).toBeLessThanOrEqual(MAX_BYTES);
  });

  test('follows the bodies when they are compressed and decompressed', async () => {
    const { cache } = setUp({ maxBytes: MAX_BYTES });
    const keys = Array.from({ length: 20 }, (_, i) => `${i}`);
    for (const key of keys) {
      const body = key.padEnd(20_000, 'x');
      await variantOf(await cache.build(key, async () => ({ ...PAGE, body })), 'br');
    }
    const compressed = keys.flatMap((key) => cache.find(key) ?? []);
    expect(compressed).toHaveLength(keys.length);
    for (const response of compressed) await variantOf(response, 'identity');
    await nextTick();
    expect(keys.filter((key) => cache.find(key)).length).toBeLessThan(MAX_BYTES / 20_000);
  });
});

test('a body is decompressed once for all clients that want it uncompressed', async () => {
  const { cache } = setUp();
  const response = await cache.build('key', async () => ({ ...PAGE, body: 'x'.repeat(5000) }));
  await variantOf(response, 'br');
  const [first, second] = [await variantOf(response, 'identity'), await variantOf(response, 'identity')];
  expect(second.body).toBe(first.body);
});

test('a response has its own ETag in every encoding, with the same content', async () => {
  const { cache } = setUp();
  const body = '<p>Mandap</p>'.repeat(500);
  const response = await cache.build('key', async () => ({ ...PAGE, body }));
  const [gzip, br] = [await variantOf(response, 'gzip'), await variantOf(response, 'br')];
  const plain = await variantOf(response, 'identity');
  expect(plain.body.toString()).toBe(body);
  expect(new Set([gzip.etag, br.etag, plain.etag]).size).toBe(3);
  expect(gzip.body.length).toBeLessThan(body.length / 10);
  expect(br.body.length).toBeLessThan(body.length / 10);
});
