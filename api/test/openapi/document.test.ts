import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from '@jest/globals';
import { routes } from '../../src/rest/mount.js';
import { openApi } from '../../src/rest/openapi/document.js';
import { useApp } from '../app.js';
import { client } from '../client.js';

useApp();

const document = openApi(routes);
const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, call]) => ({ name: `${method.toUpperCase()} ${path}`, ...call })),
);

test.each(['/api/v1', '/api/api/v1', '/API/V1'])('%s/openapi.json serves the document', async (prefix) => {
  const answer = await client().fetch(`${prefix}/openapi.json`);
  expect(answer.headers.get('content-type')).toMatch(/^application\/json\b/);
  expect(await answer.json()).toEqual(JSON.parse(JSON.stringify(document)));
});

test('the document conforms to OpenAPI 3.1', async () => {
  const text = JSON.parse(JSON.stringify(document)) as Record<string, unknown>;
  expect(await new Validator().validate(text)).toEqual({ valid: true });
});

test('every route is in it, with a unique operation ID', () => {
  expect(calls.map(({ name }) => name).sort()).toEqual(
    routes.map(({ method, path }) => `${method} /${path.replace(/:(\w+)/g, '{$1}')}`).sort(),
  );
  expect(new Set(calls.map(({ operationId }) => operationId)).size).toBe(calls.length);
});

test('no two paths differ only in parameter names', () => {
  const paths = Object.keys(document.paths).map((path) => path.replace(/\{\w+\}/g, '{}'));
  expect(paths.filter((path, i) => paths.indexOf(path) !== i)).toEqual([]);
});

test('marks calls whose responses have no envelope', () => {
  const bare = calls.filter((call) => !call['x-envelope']);
  expect(bare.map(({ name }) => name).sort()).toEqual([
    'GET /admin/all',
    'GET /admin/{id}',
    'GET /bookings/bookings/{vId}',
    'GET /bookings/{vId}',
    'GET /enquiry/all/enquiry',
    'PATCH /bookings/{vId}',
    'POST /bookings/bookings',
  ]);
});

test('every resource is described', () => {
  const described = document.tags.map(({ name }) => name);
  expect([...new Set(calls.flatMap(({ tags }) => tags))].sort()).toEqual(described.sort());
});

test('examples are complete', () => {
  const empty: string[] = [];
  const findEmpty = (value: unknown, place: string) => {
    if (value === '') empty.push(place);
    if (typeof value === 'object' && value !== null)
      for (const [key, inside] of Object.entries(value)) findEmpty(inside, `${place}.${key}`);
  };
  for (const { name, responses, requestBody } of calls) {
    findEmpty(requestBody?.content['application/json']?.example, `${name} body`);
    const answer = responses[200];
    if (answer && 'content' in answer)
      findEmpty(answer.content?.['application/json']?.example, `${name} answer`);
  }
  expect(empty).toEqual([]);
});
