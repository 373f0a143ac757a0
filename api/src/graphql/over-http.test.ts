import { expect, test } from '@jest/globals';
import { serverAudits } from 'graphql-http';
import { app, useApp } from '../../test/app.js';
import { client } from '../../test/client.js';

useApp();

/** The audits of the reference implementation; MAY and SHOULD count as MUST. */
const AUDITS = serverAudits({ url: () => `${app().url}/graphql`, fetchFn: fetch });

test.each(AUDITS.map((audit) => [audit.name, audit] as const))('%s', async (_, audit) => {
  const result = await audit.fn();
  expect(result.status === 'ok' ? 'ok' : result.reason).toBe('ok');
});

const get = (query: string) => `/graphql?${new URLSearchParams({ query }).toString()}`;

test.each(['application/json', '*/*', undefined])(
  'accepting %s, a refusal is a 200 with errors',
  async (accept) => {
    const headers = new Headers(accept === undefined ? [] : [['accept', accept]]);
    for (const query of [
      '{ nothing }',
      '{ me { id }',
      `{ venue(id: {}) { id } }`,
      'query A { me { id } } query B { me { id } }',
    ]) {
      const answer = await client().fetch(get(query), { headers });
      expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
      const { errors, data } = (await answer.json()) as { errors: object[]; data?: unknown };
      expect([answer.status, data, errors.length > 0]).toEqual([200, undefined, true]);
    }
  },
);

test('what is no GraphQL request is a 4xx whatever is accepted', async () => {
  for (const accept of ['application/json', 'application/graphql-response+json']) {
    const status = async (path: string, init: RequestInit = {}) =>
      (await client().fetch(path, { ...init, headers: { accept } })).status;
    expect(await status('/graphql')).toBe(400);
    expect(await status(get('mutation { logout }'))).toBe(405);
    expect(await status(get('{ me { id } }'), { method: 'DELETE' })).toBe(405);
  }
  expect((await client().fetch(get('{ me { id } }'), { headers: { accept: 'image/png' } })).status).toBe(406);
  const put = await client().fetch('/graphql', { method: 'PUT' });
  expect([put.status, put.headers.get('allow')]).toEqual([405, 'GET, POST']);
});
