import { gzipSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import { makeApp } from '../http/app.js';
import { app, useApp } from '../../test/app.js';
import { client } from '../../test/client.js';
import { parseLabels } from './labels.js';
import { fromJson, mergeObject } from './nested-objects.js';

useApp();

describe('labels', () => {
  const PRICES = ['< 1,000', '1,000 - 1,500', '1,500 - 2,000', '> 3,000'];
  test.each([
    ['< 1,000,1,000 - 1,500', ['< 1,000', '1,000 - 1,500']],
    ['1,500 - 2,000', ['1,500 - 2,000']],
    ['nonsense,> 3,000', ['> 3,000']],
    [' > 3,000 ', ['> 3,000']],
    ['nonsense', []],
    ['', undefined],
    [undefined, undefined],
  ])('%s', (value, found) => {
    expect(parseLabels(value, PRICES)).toEqual(found);
  });
});

test.each([
  ['Rated 4+', ['Rated 4+']],
  ['Rated 4 ', ['Rated 4+']],
  ['Rated 4 ,Rated 4.5 ', ['Rated 4+', 'Rated 4.5+']],
  ['Rated 4.5+,Rated <4', ['Rated 4.5+', 'Rated <4']],
  ['Rated 4.9+', []],
])('labels with a plus, which URLs decode as a space: %s', (value, found) => {
  expect(parseLabels(value, ['Rated <4', 'Rated 4+', 'Rated 4.5+'])).toEqual(found);
});

test('a label is found after any number of commas', () => {
  expect(parseLabels(`${','.repeat(100_000)} Rated <4`, ['Rated <4'])).toEqual(['Rated <4']);
});

test('values can be nested in an object, as JSON text, or flat', () => {
  const admin = { name: 'Meera', city: 'Pune' };
  for (const body of [admin, { admin }, { admin: JSON.stringify(admin) }])
    expect(mergeObject(body, 'admin')).toMatchObject(admin);
  expect(mergeObject({ admin: '{"name":' }, 'admin')).toEqual({ admin: '{"name":' });
  expect(fromJson('[1]')).toEqual([1]);
});

describe('broken requests', () => {
  test.each([
    [
      'broken JSON',
      { method: 'POST', body: '{"email":', headers: { 'content-type': 'application/json' } },
      400,
    ],
    [
      'an unknown content type',
      { method: 'POST', body: '<a/>', headers: { 'content-type': 'text/xml' } },
      415,
    ],
    [
      'a body of 101 kB',
      {
        method: 'POST',
        body: JSON.stringify({ email: 'x'.repeat(101 * 1024) }),
        headers: { 'content-type': 'application/json' },
      },
      413,
    ],
    ['a text', { method: 'POST', body: 'email', headers: { 'content-type': 'text/plain' } }, 415],
    [
      'compressed JSON',
      {
        method: 'POST',
        body: new Uint8Array(gzipSync('{"email":"a@b.example"}')),
        headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
      },
      415,
    ],
    [
      'JSON that is no UTF-8',
      {
        method: 'POST',
        body: new Uint8Array(Buffer.from('{"email":"\xff\xfe"}', 'latin1')),
        headers: { 'content-type': 'application/json' },
      },
      400,
    ],
    [
      'a form that is no UTF-8',
      {
        method: 'POST',
        body: new Uint8Array(Buffer.from('email=\xff\xfe', 'latin1')),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      },
      400,
    ],
    ['an array', { method: 'POST', body: '[1]', headers: { 'content-type': 'application/json' } }, 400],
    ['null', { method: 'POST', body: 'null', headers: { 'content-type': 'application/json' } }, 400],
  ])('%s is a 4xx in JSON', async (_, init, status) => {
    const response = await client().fetch('/api/v1/user/login', init);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({
      statusCode: status,
      success: false,
      message: expect.any(String),
    });
  });

  test('an unknown path is a 404 in JSON, even where pages serve all other paths', async () => {
    const { http } = await makeApp(app().services);
    http.all('/*', (_request, reply) => reply.type('text/html').send('<h1>A page</h1>'));
    const origin = await http.listen({ host: '127.0.0.1', port: 0 });
    for (const url of [
      '/api/v1',
      '/api/v1/nope',
      '/api/api/v1/nothing/here',
      '/API/v1/Bookings/',
      '/api',
      '/api/v2/x',
    ])
      for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const) {
        const answer = await fetch(`${origin}${url}`, { method });
        expect([method, url, answer.status]).toEqual([method, url, 404]);
        expect(await answer.json()).toEqual({ statusCode: 404, success: false, message: 'Not found' });
      }
    await http.close();
  });
});

describe('a wrong method', () => {
  test.each([
    ['PUT', '/venue/all', 'GET, HEAD, OPTIONS'],
    ['GET', '/user/login', 'POST, OPTIONS'],
    ['HEAD', '/user/login', 'POST, OPTIONS'],
    ['DELETE', '/blog/add', 'POST, OPTIONS'],
    ['POST', '/Venue/00000000-0000-4000-8000-000000000000/', 'GET, HEAD, PUT, DELETE, OPTIONS'],
    ['PATCH', '/vendor/category/Photographers', 'GET, HEAD, OPTIONS'],
    ['POST', '/openapi.json', 'GET, HEAD, OPTIONS'],
  ])('%s %s is a 405 with an Allow header', async (method, path, allow) => {
    for (const prefix of ['/api/v1', '/api/api/v1']) {
      const answer = await client().fetch(prefix + path, { method });
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, allow]);
      const options = await client().fetch(prefix + path, { method: 'OPTIONS' });
      expect([options.status, options.headers.get('allow')]).toEqual([204, allow]);
    }
  });
});
