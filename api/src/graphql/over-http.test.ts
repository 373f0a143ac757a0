import { describe, expect, test } from '@jest/globals';
import { serverAudits } from 'graphql-http';
import { app, useApp } from '../../test/app.js';
import { makeUser } from '../features/user/user.factory.js';
import { client, GRAPHQL_HEADERS, loggedIn } from '../../test/client.js';
import { ask, read, sendGraphql } from '../../test/security/send.js';

useApp();

/** The audits of the reference implementation; MAY and SHOULD count as MUST. */
const AUDITS = serverAudits({ url: () => `${app().url}/graphql`, fetchFn: fetch });

test.each(AUDITS.map((audit) => [audit.name, audit] as const))('%s', async (_, audit) => {
  const result = await audit.fn();
  expect(result.status === 'ok' ? 'ok' : result.reason).toBe('ok');
});

const get = (query: string) => `/graphql?${new URLSearchParams({ query }).toString()}`;

test.each(['application/json', '*/*', undefined])(
  'accepting %s, a rejected document is a 200 with errors',
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

test('an invalid GraphQL request is a 4xx for any Accept header', async () => {
  for (const accept of ['application/json', 'application/graphql-response+json']) {
    const status = async (path: string, init: RequestInit = {}) =>
      (await client().fetch(path, { ...init, headers: { accept } })).status;
    expect(await status('/graphql')).toBe(400);
    expect(await status(get('mutation { logout }'))).toBe(405);
    expect(await status(get('{ me { id } }'), { method: 'DELETE' })).toBe(405);
  }
  expect((await client().fetch(get('{ me { id } }'), { headers: { accept: 'image/png' } })).status).toBe(406);
  const put = await client().fetch('/graphql', { method: 'PUT' });
  expect([put.status, put.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
});

describe('an operation that is not in the document', () => {
  const MOVE =
    'mutation Move($city: String!) { updateUser(input: { city: $city }) { userErrors { message } } }';
  const ID = 'query Id { cities { name } }';
  const OPERATION_NOT_FOUND = {
    status: 400,
    data: undefined,
    errors: [{ extensions: { code: 'OPERATION_RESOLUTION_FAILURE' } }],
  };

  test.each([
    ['another name', ID, 'Other'],
    ['an empty name', ID, ''],
    ['a name for one that has none', '{ cities { name } }', 'Id'],
    ['none of two', `${ID} query Other { cities { name } }`, undefined],
  ])('%s is a 400, each time', async (_, query, operationName) => {
    for (let again = 0; again < 3; again++) {
      expect(await sendGraphql(client(), JSON.stringify({ query, operationName }))).toMatchObject(
        OPERATION_NOT_FOUND,
      );
      const params = new URLSearchParams({ query, ...(operationName !== undefined && { operationName }) });
      const response = await client().fetch(`/graphql?${params.toString()}`, { headers: GRAPHQL_HEADERS });
      expect(response.status).toBe(400);
    }
  });

  test.each(['GET', 'POST'])('by %s, a mutation has no effect', async (method) => {
    const user = await makeUser();
    const caller = await loggedIn(user.id);
    const sent = { query: MOVE, operationName: 'Stay' };
    const variables = { city: 'Agra' };
    const headers = { ...GRAPHQL_HEADERS, 'idempotency-key': method };
    const answer = await read(
      method === 'POST'
        ? await caller.fetch('/graphql', { method, headers, body: JSON.stringify({ ...sent, variables }) })
        : await caller.fetch(
            `/graphql?${new URLSearchParams({ ...sent, variables: JSON.stringify(variables) }).toString()}`,
            { headers },
          ),
    );
    expect(answer).toMatchObject(OPERATION_NOT_FOUND);
    const [{ city } = { city: '' }] = await app().sql<{ city: string }>(
      'SELECT city FROM user_profile WHERE id = $1',
      [user.id],
    );
    expect(city).not.toBe('Agra');
  });

  test('by GET, nobody can log in', async () => {
    const query =
      'mutation M { login(input: { email: "a@b.example", password: "x", role: USER }) { userErrors { message } } }';
    for (const operationName of ['M', 'Z']) {
      const caller = client();
      const answer = await caller.fetch(
        `/graphql?${new URLSearchParams({ query, operationName }).toString()}`,
        {
          headers: GRAPHQL_HEADERS,
        },
      );
      expect(answer.status).toBe(operationName === 'M' ? 405 : 400);
    }
    expect(await app().sql(`SELECT 1 FROM rate_limit WHERE key LIKE 'login%'`)).toEqual([]);
  });

  test('a subscription is rejected', async () => {
    expect(await ask(client(), 'subscription { x }')).toMatchObject({
      status: 400,
      errors: [{ extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } }],
    });
  });
});

test('HEAD responds like GET, without the body', async () => {
  const path = get('{ cities { name } }');
  const [getResponse, headResponse] = [
    await client().fetch(path),
    await client().fetch(path, { method: 'HEAD' }),
  ];
  expect([headResponse.status, await headResponse.text()]).toEqual([200, '']);
  for (const name of ['content-type', 'etag', 'cache-control', 'content-length'])
    expect([name, headResponse.headers.get(name)]).toEqual([name, getResponse.headers.get(name)]);
  for (const name of ['Accept', 'Cookie', 'Authorization'])
    expect(headResponse.headers.get('vary')).toContain(name);
  expect((await client().fetch(get('mutation { logout }'), { method: 'HEAD' })).status).toBe(405);
});
