import { describe, expect, test } from '@jest/globals';
import { anotherApp, app, useApp } from '../app.js';

// One reverse proxy: the last address of the list is the client that connected to it.
useApp({ TRUSTED_PROXIES: '1', METRICS_TOKEN: 'metrics-secret' });

const login = (forwarded: string) =>
  fetch(`${app().url}/api/v1/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': forwarded },
    body: JSON.stringify({ email: 'nobody@test.example', password: 'x' }),
  });

test('behind one proxy, only the address it added counts', async () => {
  for (const made of ['198.51.100.1', '198.51.100.2', 'x'.repeat(400)])
    expect((await login(`${made}, 203.0.113.7`)).status).toBe(401);
  expect((await login('203.0.113.8')).status).toBe(401);
  const rows = await app().sql<{ points: number }>(
    `SELECT points FROM rate_limit WHERE key LIKE 'login:%' ORDER BY points`,
  );
  expect(rows).toEqual([{ points: 1 }, { points: 3 }]);
});

test('an address of any length is counted, and stored with bounded length', async () => {
  const made = 'y'.repeat(2000);
  expect((await login(made)).status).toBe(401);
  const [row] = await app().sql<{ longest: number }>(
    `SELECT max(length(key))::int AS longest FROM rate_limit`,
  );
  expect(row?.longest).toBeLessThan(80);
});

describe('/metrics', () => {
  const metrics = async (url: string, headers: Record<string, string>) =>
    (await fetch(`${url}/metrics`, { headers })).status;

  test.each([
    ['X-Forwarded-For', '127.0.0.1'],
    ['X-Forwarded-For', ''],
    ['X-Forwarded-Host', 'mandap.example'],
    ['X-Forwarded-Proto', 'https'],
    ['X-Forwarded-Port', '443'],
    ['X-Forwarded-Server', 'edge'],
    ['Forwarded', 'for=127.0.0.1'],
    ['Via', '1.1 edge'],
    ['X-Real-IP', '127.0.0.1'],
    ['X-Client-IP', '127.0.0.1'],
    ['True-Client-IP', '127.0.0.1'],
    ['CF-Connecting-IP', '127.0.0.1'],
    ['X-Original-Host', 'mandap.example'],
    ['CDN-Loop', 'edge'],
  ])('rejects a request with %s: %s unless the token is right', async (name, value) => {
    // Also if the server isn't configured for the proxy.
    const behindUnknownProxy = await anotherApp(undefined, {
      TRUSTED_PROXIES: '0',
      METRICS_TOKEN: 'metrics-secret',
    });
    try {
      for (const { url } of [app(), behindUnknownProxy.app]) {
        expect(await metrics(url, { [name]: value })).toBe(404);
        expect(await metrics(url, { [name]: value, authorization: 'Bearer wrong' })).toBe(404);
        expect(await metrics(url, { [name]: value, authorization: 'Bearer metrics-secret' })).toBe(200);
      }
    } finally {
      await behindUnknownProxy.stop();
    }
  });

  test('responds to this machine', async () => {
    expect(await metrics(app().url, {})).toBe(200);
  });
});
