import { expect, test } from '@jest/globals';
import { app, useApp } from '../app.js';

// No reverse proxy: addresses in a client's headers are ignored.
useApp({ TRUSTED_PROXIES: '0', METRICS_TOKEN: 'metrics-secret' });

const login = (forwarded: string) =>
  fetch(`${app().url}/api/v1/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': forwarded },
    body: JSON.stringify({ email: `${forwarded}@test.example`, password: 'x' }),
  });

test('without trusted proxies, the address can’t be forged', async () => {
  for (const address of ['198.51.100.1', '198.51.100.2', '198.51.100.3'])
    expect((await login(address)).status).toBe(401);
  const rows = await app().sql<{ points: number }>(`SELECT points FROM rate_limit WHERE key LIKE 'login:%'`);
  expect(rows).toEqual([{ points: 3 }]);
});

test('/metrics requires its token, except from this machine', async () => {
  const metrics = (headers: Record<string, string>) => fetch(`${app().url}/metrics`, { headers });
  expect((await metrics({})).status).toBe(200);
  expect((await metrics({ authorization: 'Bearer metrics-secret' })).status).toBe(200);
});
