import { expect, test } from '@jest/globals';
import { app, useApp } from '../app.js';

// One proxy stands in front: the last address of the list is the one that it saw.
useApp({ TRUSTED_PROXIES: '1', METRICS_TOKEN: 'metrics-secret' });

const login = (forwarded: string) =>
  fetch(`${app().url}/api/v1/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': forwarded },
    body: JSON.stringify({ email: 'nobody@test.example', password: 'x' }),
  });

test('behind one proxy only what it added counts', async () => {
  for (const made of ['198.51.100.1', '198.51.100.2', 'x'.repeat(400)])
    expect((await login(`${made}, 203.0.113.7`)).status).toBe(401);
  expect((await login('203.0.113.8')).status).toBe(401);
  const rows = await app().sql<{ points: number }>(
    `SELECT points FROM rate_limit WHERE key LIKE 'login:%' ORDER BY points`,
  );
  expect(rows).toEqual([{ points: 1 }, { points: 3 }]);
});

test('an address of any length is counted, and not kept as it came', async () => {
  const made = 'y'.repeat(2000);
  expect((await login(made)).status).toBe(401);
  const [row] = await app().sql<{ longest: number }>(
    `SELECT max(length(key))::int AS longest FROM rate_limit`,
  );
  expect(row?.longest).toBeLessThan(80);
});

test('/metrics does not answer to people behind the proxy, token or not theirs', async () => {
  const metrics = (headers: Record<string, string>) =>
    fetch(`${app().url}/metrics`, { headers: { 'x-forwarded-for': '203.0.113.7', ...headers } });
  expect((await metrics({})).status).toBe(404);
  expect((await metrics({ authorization: 'Bearer wrong' })).status).toBe(404);
  expect((await metrics({ authorization: 'Bearer metrics-secret' })).status).toBe(200);
});
