import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { anotherApp, app, useApp } from '../app.js';
import { makeTcpProxy } from '../tcp-proxy.js';
import { documented, expectDocumented } from './documented.js';

/** Responses of every call while the database is unavailable: the server uses a proxy, which is then cut. */

useApp();

let url: string;
let stop = async () => {};

beforeAll(async () => {
  const proxy = await makeTcpProxy(app().services.env.databaseUrl ?? '');
  const second = await anotherApp(proxy.url);
  ({ stop } = second);
  ({ url } = second.app);
  await proxy.cut();
});
afterAll(() => stop());

test.each(documented)('$name', async (one) => {
  const [method, template = ''] = one.name.split(' ');
  const response = await fetch(`${url}/api/v1/${template}`, {
    method,
    headers: { cookie: 'mandap=somebody' },
  });
  const { status, headers } = response;
  const body: unknown = await response.json();
  expect([status, body]).toEqual([503, body]);
  expectDocumented(one, { status, headers, body });
});
