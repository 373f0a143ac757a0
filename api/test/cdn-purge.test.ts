import { once } from 'node:events';
import http from 'node:http';
import { json } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { startCdnPurge } from '../src/http/cdn-purge.js';
import { makeVenue } from '../src/features/venue/venue.factory.js';
import { app, useApp } from './app.js';

useApp({ CDN_PURGE_URL: 'http://127.0.0.1:1/', CDN_PURGE_SECRET: 'secret' });

interface Received {
  authorization?: string;
  body: { tags?: string[]; everything?: true };
}

let received: Received[] = [];
let failures = 0;
/** Whether the endpoint accepts requests without responding. */
let hangs = false;
let endpoint: http.Server;
let stopPurge: () => Promise<void>;
let arrived: () => void = () => undefined;

/** Resolves once the endpoint has received a matching purge. */
async function purgeWith(fits: (purge: Received) => boolean): Promise<Received> {
  for (;;) {
    const next = new Promise<void>((resolve) => (arrived = resolve));
    const found = received.find(fits);
    if (found) return found;
    await next;
  }
}

beforeEach(async () => {
  received = [];
  failures = 0;
  hangs = false;
  endpoint = http.createServer(async (request, response) => {
    const body = (await json(request)) as Received['body'];
    if (hangs) return arrived();
    const failed = failures-- > 0;
    response.writeHead(failed ? 500 : 204).end();
    if (!failed) received.push({ authorization: request.headers.authorization, body });
    arrived();
  });
  endpoint.listen(0, '127.0.0.1');
  await once(endpoint, 'listening');
  const { port } = endpoint.address() as { port: number };
  const { announcements, log } = app().services;
  const settings = { purgeUrl: `http://127.0.0.1:${port}/purge`, purgeSecret: 'secret' };
  stopPurge = startCdnPurge(announcements, settings, log);
});
afterEach(async () => {
  await stopPurge();
  endpoint.close();
  endpoint.closeAllConnections();
});

const cacheTags = async (path: string) => {
  const { headers } = await fetch(app().url + path);
  return headers.get('cache-tag')?.split(',') ?? [];
};

test('a start purges everything, because changes may have been missed', async () => {
  expect(await purgeWith(() => true)).toEqual({ authorization: 'Bearer secret', body: { everything: true } });
});

test.each([
  [
    'suspended',
    `UPDATE listing SET status = 'suspended', suspension_reason = 'Fake.', suspended_at = now() WHERE id = $1`,
  ],
  ['deleted', `DELETE FROM listing WHERE id = $1`],
])('after a venue is %s, a tag of its responses is purged, stored or not', async (_, statement) => {
  await purgeWith(({ body }) => body.everything === true);
  const { id } = await makeVenue();
  const query = encodeURIComponent(`{ venue(id: "${id}") { name } }`);
  const paths = [`/graphql?query=${query}`, `/api/v1/venue/${id}`];
  for (const path of [...paths, ...paths])
    expect([path, await cacheTags(path)]).toEqual([path, expect.arrayContaining([`listing:${id}`])]);
  await app().sql(statement, [id]);
  const { body } = await purgeWith(({ body }) => body.tags?.includes(`listing:${id}`) ?? false);
  expect(body.tags).not.toContainEqual(expect.stringMatching(/^list:/));
});

/** Returns how many purges the metrics count, by outcome. */
async function countedPurges(): Promise<Record<string, number>> {
  const text = await (await fetch(`${app().url}/metrics`)).text();
  const lines = [...text.matchAll(/^mandap_cdn_purges_total\{outcome="(\w+)"\} (\d+)$/gm)];
  return Object.fromEntries(lines.map(([, outcome, count]) => [outcome, Number(count)]));
}

test('purges are counted by outcome', async () => {
  await purgeWith(({ body }) => body.everything === true);
  await stopPurge();
  const before = await countedPurges();
  // The start purges everything: fails once, and succeeds at the last attempt.
  failures = 1;
  const { port } = endpoint.address() as { port: number };
  const { announcements, log } = app().services;
  stopPurge = startCdnPurge(
    announcements,
    { purgeUrl: `http://127.0.0.1:${port}/purge`, purgeSecret: 'secret' },
    log,
  );
  const error = (before.error ?? 0) + 1;
  while ((await countedPurges()).error !== error);
  await stopPurge();
  expect(await countedPurges()).toEqual({ ok: (before.ok ?? 0) + 1, error });
});

test('a failed purge is retried together with later changes', async () => {
  await purgeWith(({ body }) => body.everything === true);
  failures = 1;
  const one = await makeVenue();
  await app().sql(`UPDATE listing SET name = 'One' WHERE id = $1`, [one.id]);
  while (failures > 0) await new Promise<void>((resolve) => (arrived = resolve));
  const other = await makeVenue();
  await app().sql(`UPDATE listing SET name = 'Other' WHERE id = $1`, [other.id]);
  const { body } = await purgeWith(({ body }) => body.tags?.includes(`listing:${other.id}`) ?? false);
  expect(body.tags).toContain(`listing:${one.id}`);
});

test('a statement that changes nothing is not announced', async () => {
  await purgeWith(({ body }) => body.everything === true);
  const { id } = await makeVenue();
  await app().sql(`UPDATE listing SET name = name WHERE id = $1`, [id]);
  await app().sql(`UPDATE review SET rating = rating WHERE listing_id = $1`, [id]);
  await app().sql(`UPDATE user_profile SET full_name = full_name WHERE false`);
  const { id: last } = await makeVenue();
  await purgeWith(({ body }) => body.tags?.includes(`listing:${last}`) ?? false);
  expect(received.filter(({ body }) => body.everything)).toHaveLength(1);
});

test('an endpoint that doesn’t respond delays a stop by a few seconds only', async () => {
  await purgeWith(({ body }) => body.everything === true);
  hangs = true;
  const { id } = await makeVenue();
  const pending = new Promise<void>((resolve) => (arrived = resolve));
  await app().sql(`UPDATE listing SET name = 'Hanging' WHERE id = $1`, [id]);
  await pending;
  const started = performance.now();
  await stopPurge();
  expect(performance.now() - started).toBeLessThan(5000);
}, 30_000);
