import net from 'node:net';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { makeAdmin } from '../../src/features/admin/admin.factory.js';
import { makeUser } from '../../src/features/user/user.factory.js';
import { makeVendor } from '../../src/features/vendor/vendor.factory.js';
import { makeVenue } from '../../src/features/venue/venue.factory.js';
import { app, useApp } from '../app.js';
import { client, GRAPHQL_HEADERS, loggedIn, type Client } from '../client.js';
import { send, type Envelope } from '../rest.js';
import { ask, read, sendGraphql } from './send.js';

// Small requests that were expensive to reject: many repeated, nested or invalid values.

useApp();

let vendor: Client;
let vendorId: string;
beforeAll(async () => {
  vendorId = (await makeVendor()).id;
  vendor = await loggedIn(vendorId);
});

interface Refusal {
  message: string;
  errors?: { field: string; message: string }[];
  furtherErrors?: number;
}

const put = async (caller: Client, path: string, body: unknown) => {
  const answer = await caller.rest<Refusal>('PUT', path, body);
  return { status: answer.status, bytes: JSON.stringify(answer.body).length, ...answer.body };
};

describe('a URL-encoded form', () => {
  const login = (body: string) =>
    send<Envelope<unknown>>(client(), 'POST', '/user/login', {
      body,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });

  test.each([
    ['one name', 'a&'],
    ['one name and a value', 'a=b&'],
    ['no name', '&'],
    ['no name and a value', '=b&'],
  ])('with %s 20,000 times is rejected', async (_, field) => {
    const { status, body } = await login(field.repeat(20_000));
    expect([status, body.message]).toEqual([413, 'A form may have at most 200 fields.']);
  });

  test('with 200 fields is accepted', async () => {
    const { status, body } = await login(`email=a@b.example&password=x&${'a=b&'.repeat(197)}a=b`);
    expect([status, body.message]).toEqual([401, 'Invalid Credentials']);
  });

  test.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])(
    'may have a field called %s, even twice',
    async (name) => {
      expect((await login(`${name}=a&${name}=b`)).status).toBe(400);
      expect((await login(`${name}=a&email=a@b.example&password=x`)).status).toBe(400);
    },
  );

  test('has the same limit when sent to a page', async () => {
    const { status } = await client().fetch('/nothing', {
      method: 'POST',
      body: 'a&'.repeat(20_000),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(status).toBe(413);
  });
});

describe('a JSON body', () => {
  const tooMany = 'The body may have at most 5,000 values.';
  test.each<[string, string, string]>([
    ['20,000 keys', `{${Array.from({ length: 10_000 }, (_, i) => `"k${i}":0`).join()}}`, tooMany],
    ['a list of 40,000 numbers', `{"packages":[${'0,'.repeat(40_000)}0]}`, tooMany],
    [
      '50,000 levels',
      `{"a":${'['.repeat(49_000)}${']'.repeat(49_000)}}`,
      'The body may have at most 50 levels.',
    ],
  ])('with %s is rejected in both APIs', async (_, body, message) => {
    const rest = await send<Refusal>(vendor, 'PUT', `/vendor/${vendorId}`, {
      body,
      headers: { 'content-type': 'application/json' },
    });
    expect([rest.status, rest.body.message]).toEqual([400, message]);
    const variables = `{"query":"{ me { id } }","variables":${body}}`;
    expect(await sendGraphql(vendor, variables)).toMatchObject({
      status: 400,
      errors: [{ message, extensions: { code: 'BAD_USER_INPUT' } }],
    });
  });
});

describe('a list of invalid elements is rejected for its length', () => {
  const empty = (count: number) => Array.from({ length: count }, () => ({}));

  test.each<[string, unknown]>([
    ['packages', empty(4900)],
    ['packages as JSON text', JSON.stringify(empty(4900))],
    ['numbers for packages', Array(4900).fill(0)],
  ])('%s', async (_, packages) => {
    const { status, bytes, errors } = await put(vendor, `/vendor/${vendorId}`, { packages });
    expect([status, errors]).toEqual([
      400,
      [{ field: 'packages', message: 'You can offer at most 30 packages' }],
    ]);
    expect(bytes).toBeLessThan(500);
  });

  test('packages as JSON text with 24,000 elements', async () => {
    const { status, message } = await put(vendor, `/vendor/${vendorId}`, {
      packages: JSON.stringify(empty(24_000)),
    });
    expect([status, message]).toEqual([400, 'The body may have at most 5,000 values.']);
  });

  test.each<[string, unknown]>([
    ['joined by commas', 'a,'.repeat(40_000)],
    ['joined by commas, all empty', ','.repeat(40_000)],
    ['as a list', Array(4900).fill('a')],
    ['as JSON text', JSON.stringify(Array(10_000).fill('a'))],
  ])('facilities %s', async (_, facilities) => {
    const { id } = await makeVenue();
    const { status, bytes } = await put(await loggedIn(id), `/venue/${id}`, { facilities });
    expect(status).toBe(400);
    expect(bytes).toBeLessThan(1000);
  });

  test('ids of packages', async () => {
    const order = `mutation O($ids: [ID!]!) { reorderPackages(ids: $ids) { userErrors { field message } } }`;
    const { data } = await ask(vendor, order, { ids: Array(2000).fill('x') });
    expect(data).toMatchObject({ reorderPackages: { userErrors: [{ field: 'ids' }] } });
  });

  test('within the limits, twenty invalid fields are listed and the others counted', async () => {
    const { status, errors, furtherErrors } = await put(vendor, `/vendor/${vendorId}`, {
      packages: empty(30),
    });
    expect([status, errors?.length, furtherErrors]).toEqual([400, 20, 100]);
  });

  test('a mutation counts them as well', async () => {
    const admin = await loggedIn((await makeAdmin()).id);
    const document = `mutation D($ids: [ID!]!) {
      decideListings(ids: $ids, approve: true) { userErrors { field message } } }`;
    const { data } = await ask(admin, document, { ids: Array(50).fill('x') });
    const { userErrors } = (
      data as { decideListings: { userErrors: { field: string | null; message: string }[] } }
    ).decideListings;
    expect(userErrors).toHaveLength(21);
    expect(userErrors.at(-1)).toEqual({ field: null, message: '30 more values are not valid.' });
  });
});

describe('invalid variables are rejected at the first error', () => {
  const SUGGEST =
    'query S($kinds: [SuggestionKind!]) { suggestions(term: "a", kinds: $kinds) { __typename } }';
  const VENUES = 'query V($filter: VenueFilterInput) { venues(filter: $filter) { totalCount } }';
  const WISHES = 'query W($ids: [ID!]!) { a: __typename b: __typename @skip(if: true) }';
  const many = (value: unknown) => Array(4900).fill(value);

  test.each<[string, string, object]>([
    ['numbers for an enum', SUGGEST, { kinds: many(1) }],
    ['texts for an enum', SUGGEST, { kinds: many('VENUES') }],
    [
      'unknown keys of an input object',
      VENUES,
      { filter: Object.fromEntries(Array.from({ length: 4900 }, (_, i) => [`citi${i}`, 1])) },
    ],
    ['wrong statuses', VENUES, { filter: { statuses: many('APROVED') } }],
    ['wrong ids', WISHES, { ids: many({}) }],
  ])('%s', async (_, document, variables) => {
    const { status, errors, text } = await ask(client(), document, variables);
    expect([status, errors.map(({ extensions: { code } }) => code)]).toEqual([
      400,
      [document === WISHES ? 'GRAPHQL_VALIDATION_FAILED' : 'BAD_USER_INPUT'],
    ]);
    expect(text.length).toBeLessThan(1000);
  });

  test('by GET, too', async () => {
    const variables = JSON.stringify({ kinds: Array(4000).fill(1) });
    const search = new URLSearchParams({ query: SUGGEST, variables }).toString();
    const answer = await read(
      await client().fetch(`/graphql?${search}`, { headers: { accept: GRAPHQL_HEADERS.accept } }),
    );
    expect([answer.status, answer.errors.length]).toEqual([400, 1]);
  });

  test('when the cost of the document is cached', async () => {
    const listed = (sort: unknown) =>
      ask(client(), 'query V($sort: VenueSort!) { venues(sort: $sort, first: 3) { totalCount } }', { sort });
    expect(await listed('RANK')).toMatchObject({ status: 200, errors: [] });
    for (let time = 0; time < 4; time++)
      expect(await listed('NOTHING')).toMatchObject({
        status: 400,
        errors: [
          {
            message: 'Variable "$sort" has a value that does not fit its type.',
            extensions: { code: 'BAD_USER_INPUT' },
          },
        ],
      });
  });
});

describe('a document', () => {
  const problem = async (document: string) => {
    const { status, errors, text } = await ask(client(), document);
    return { status, count: errors.length, message: errors[0]?.message, small: text.length < 20_000 };
  };
  const repeated = (count: number, make: (i: number) => string) =>
    Array.from({ length: count }, (_, i) => make(i)).join(' ');

  test.each<[string, string, string]>([
    [
      'the same field 240 times',
      `{ ${'me { id } '.repeat(240)} }`,
      'The query requests the same field too often.',
    ],
    [
      'the same field in 140 fragments',
      `{ ${repeated(140, () => '... { me { id } }')} }`,
      'The query requests the same field too often.',
    ],
    ['3,001 lines', `${'\n'.repeat(3000)}{ me { id } }`, 'A document may have at most 3,000 lines.'],
    [
      '3,001 lines of another kind',
      `${'\r\n'.repeat(3000)}{ me { id } }`,
      'A document may have at most 3,000 lines.',
    ],
    [
      'a name of 201 characters',
      `{ ${'a'.repeat(201)}: me { id } }`,
      'A name may have at most 200 characters.',
    ],
    [
      '51 aliases of a value in a list',
      `{ blogs { nodes { ${repeated(51, (i) => `a${i}: html`)} } } }`,
      'A field may have at most 50 aliases in one place.',
    ],
    [
      '21 operations',
      repeated(21, (i) => `query Q${i} { me { id } }`),
      'A document may have at most 20 operations.',
    ],
    [
      'fragments that spread each other many times',
      `{ ...A0 } ${repeated(30, (i) => `fragment A${i} on Query { ...A${(i + 1) % 30} ...A${(i + 7) % 30} me { id } }`)}`,
      'The query has more than 2,000 fields.',
    ],
  ])('with %s is rejected', async (_, document, message) => {
    expect(await problem(document)).toEqual({ status: 400, count: 1, message, small: true });
  });

  test('lists at most twenty errors', async () => {
    const { status, count, small } = await problem(`{ ${repeated(500, (i) => `nothing${i}`)} }`);
    expect([status, count, small]).toEqual([400, 21, true]);
  });

  test('with a moderate number of repeated fields runs', async () => {
    const document = `query ${'Q'.repeat(200)} {
      ${'me { id } '.repeat(20)} ${repeated(90, (i) => `b${i}: __typename`)}
      blogs { nodes { ${repeated(50, (i) => `a${i}: html b${i}: teaser(length: ${i})`)} } } }`;
    expect(await ask(client(), `${'\n'.repeat(2000)}${document}`)).toMatchObject({ status: 200, errors: [] });
  });

  test('is rejected as the GraphQL over HTTP specification requires', async () => {
    const query = '{ a: me { id } '.padEnd(60, ' ') + 'me { id } '.repeat(120) + '}';
    const json = await sendGraphql(client(), JSON.stringify({ query }), {
      'content-type': 'application/json',
    });
    expect([json.status, json.headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
    expect((await ask(client(), query)).status).toBe(400);
  });
});

/** Sends a request unchanged. Returns the head of the response. */
const raw = (request: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(app().url);
    const socket = net.connect(Number(port), hostname, () => socket.write(request));
    let answer = '';
    socket.on('data', (data) => (answer += data.toString()));
    socket.on('close', () => resolve(answer.split('\r\n\r\n')[0] ?? ''));
    socket.on('error', reject);
  });

describe('a request for a whole URL', () => {
  const to = (target: string, method = 'GET', rest = '') =>
    raw(
      `${method} ${target} HTTP/1.1\r\nhost: mandap\r\nx-forwarded-for: 10.8.8.8\r\nconnection: close\r\n${rest}\r\n`,
    );

  test.each([
    ['http://evil.example/healthz', 200],
    ['HTTPS://evil.example:99/healthz', 200],
    ['http://user:word@evil.example/api/v1/venue/all?limit=1', 200],
    ['http://evil.example/api/v1/nothing', 404],
    ['http://evil.example', 404],
    ['http://evil.example?a=b', 404],
    ['http:///healthz', 200],
    ['ftp://evil.example/healthz', 200],
  ])('%s is handled like its path', async (target, status) => {
    expect(await to(target)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  });

  test.each(['*', 'http://evil.example/%', '//evil.example/', '/\\evil.example/'])(
    '%s is no server error, with any method',
    async (target) => {
      for (const method of ['GET', 'POST', 'OPTIONS', 'HEAD', 'DELETE'])
        expect(await to(target, method)).toMatch(/^HTTP\/1.1 [234]/);
    },
  );
});

test.each([
  ['an address that is too long', `GET /?${'a'.repeat(17_000)} HTTP/1.1`, 431],
  ['an address of eight megabytes', `GET /?${'a'.repeat(8_000_000)} HTTP/1.1`, 431],
  ['headers that are too long', `GET / HTTP/1.1\r\nhost: mandap\r\nx-a: ${'a'.repeat(17_000)}`, 431],
  ['what is no request', 'HELLO', 400],
])('%s: rejected, and the connection is closed', async (_, head, status) => {
  const answer = await raw(`${head}\r\n\r\n`);
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} [^]*\r\nConnection: close\r\n`));
});

describe('an address', () => {
  test('of a list is repeated in Link only with documented parameters', async () => {
    const { status, headers } = await client().rest(
      'GET',
      `/venue/all?limit=1&city=Delhi&n=${'x'.repeat(5000)}&${'a=b&'.repeat(1000)}`,
    );
    expect(status).toBe(200);
    expect(headers.get('link')).toBe(
      '</api/v1/venue/all?city=Delhi&limit=1&page=1>; rel="first", </api/v1/venue/all?city=Delhi&limit=1&page=1>; rel="last"',
    );
  });

  test('with a value that is too long is rejected', async () => {
    const { status, body } = await client().rest<Refusal>('GET', `/venue/all?guests=${','.repeat(2001)}`);
    expect([status, body.message]).toEqual([400, 'guests may have at most 2,000 characters']);
  });
});

describe('a long text', () => {
  let author = '';
  const content = '*a [b](c) '.repeat(1900);
  const aliases = (count: number) => Array.from({ length: count }, (_, i) => `a${i}: html`).join(' ');
  const stories = async (first: number, fields: string) =>
    ask(await loggedIn(author), `{ realWeddings(mine: true, first: ${first}) { nodes { ${fields} } } }`);
  beforeAll(async () => {
    author = (await makeUser()).id;
    await app().sql(
      `INSERT INTO real_wedding (id, title, content, author_id, author)
       SELECT gen_random_uuid(), 'Ours', $1 || i, $2, 'A' FROM generate_series(1, 50) i`,
      [content, author],
    );
  });

  test('of a pending story is the same under forty aliases', async () => {
    const { status, errors, data } = await stories(1, aliases(40));
    expect([status, errors]).toEqual([200, []]);
    const [story] = (data as { realWeddings: { nodes: Record<string, string>[] } }).realWeddings.nodes;
    expect(Object.keys(story ?? {})).toHaveLength(40);
    expect(new Set(Object.values(story ?? {})).size).toBe(1);
  });

  test('of each of fifty pending stories is returned', async () => {
    const { status, errors, data } = await stories(50, 'html');
    expect([status, errors]).toEqual([200, []]);
    expect((data as { realWeddings: { nodes: object[] } }).realWeddings.nodes).toHaveLength(50);
  });

  test('many times in each row: the response is rejected instead of sent', async () => {
    const { status, errors, text } = await stories(50, aliases(40));
    expect([status, errors.map(({ extensions }) => extensions.code)]).toEqual([200, ['COST_LIMIT']]);
    expect(text.length).toBeLessThan(1000);
  });
});
