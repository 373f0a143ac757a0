import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { routes } from '../rest/mount.js';
import { makeUser } from '../features/user/user.factory.js';
import { useApp } from '../../test/app.js';
import { client, loggedIn } from '../../test/client.js';
import { ask, read, sendGraphql } from '../../test/security/send.js';

useApp();

/** Must not appear in any response. */
const CANARY = 'Canary#99';
const INTERNALS = /\bat .+:\d+:\d+|node_modules|SELECT |INSERT |stacktrace|Canary/;

const VENUES = 'query V($first: Int!) { venues(first: $first) { totalCount } }';
const VENUE = 'query V($id: ID!) { venue(id: $id) { id } }';
const CITY = 'query V($city: String) { venues(filter: { city: $city }) { totalCount } }';
const LOGIN = 'mutation L($input: LoginInput!) { login(input: $input) { role userErrors { message } } }';
const UPLOAD = 'mutation U($files: [Upload!]!) { addPictures(files: $files) { userErrors { message } } }';
const BLOGS = 'query B($after: String) { blogs(after: $after) { nodes { id } } }';
const MINE = 'query B($after: String) { myBookings(after: $after) { nodes { id } } }';

const cursor = (list: string, ...parts: unknown[]) =>
  Buffer.from(JSON.stringify([list, ...parts])).toString('base64url');

describe('a client’s mistake is explained, without quoting the input', () => {
  const WRONG: Record<string, [document: string, variables?: object]> = {
    'a syntax error': [`{ venues(first: 1 "${CANARY}"`],
    'an unknown field': ['{ venues { nodes { password } } }'],
    'a literal of another type': [`{ venues(first: "${CANARY}") { totalCount } }`],
    'a literal that is no value of its enum': ['{ venues(sort: Canary) { totalCount } }'],
    'a text for an enum': [`{ venues(sort: "${CANARY}") { totalCount } }`],
    'a text for an object': [`mutation { login(input: "${CANARY}") { role } }`],
    'a variable of another type': [VENUES, { first: CANARY }],
    'a variable beyond 32 bits': [VENUES, { first: 2 ** 40 }],
    'an object for an id': [VENUE, { id: { a: CANARY } }],
    'a missing field of a variable': [LOGIN, { input: { password: CANARY } }],
    'an enum that does not exist': [LOGIN, { input: { email: 'a', password: CANARY, role: CANARY } }],
    'an unknown field of a variable': [LOGIN, { input: { [CANARY]: CANARY } }],
    'a text that imitates a path': [VENUES, { first: `x" at "Canary"; ` }],
    'a missing variable': [VENUE, {}],
    'an upload that is none': [UPLOAD, { files: [CANARY] }],
    'an upload literal': [`mutation { addPictures(files: ["${CANARY}"]) { pictures { url } } }`],
    'NUL in a text': [CITY, { city: `${CANARY}\0` }],
    'half of a surrogate pair': [CITY, { city: `${CANARY}\uD83D` }],
    'the other half': [CITY, { city: `\uDE00${CANARY}` }],
    'a text that is too long': [CITY, { city: CANARY.repeat(100) }],
    'a cursor that is none': [BLOGS, { after: CANARY }],
    'a cursor with another number of parts': [BLOGS, { after: cursor('articles', CANARY) }],
    'a cursor whose parts are not what they should be': [
      BLOGS,
      { after: cursor('articles', CANARY, CANARY) },
    ],
    'a cursor on a day that never was': [BLOGS, { after: cursor('articles', '2027-02-30', CANARY) }],
    'a cursor in a time zone that is none': [
      BLOGS,
      { after: cursor('articles', '2027-01-01 00:00 Canary/Zone', CANARY) },
    ],
    'a cursor with NUL': [BLOGS, { after: cursor('articles', '2027-01-01\0', CANARY) }],
    'a cursor with numbers': [MINE, { after: cursor('bookings', 1e300, 7) }],
    'no operation of the name': ['query A { me { id } } query B { me { id } }'],
  };

  test.each(Object.keys(WRONG))('%s', async (name) => {
    const [document, variables] = WRONG[name] ?? [''];
    const caller = await loggedIn((await makeUser()).id);
    const { status, errors, text } = await ask(caller, document, variables);
    expect(status).toBeLessThan(500);
    expect(text).not.toMatch(INTERNALS);
    expect(errors).not.toEqual([]);
    for (const { message, extensions } of errors) {
      expect(message).not.toBe('Something went wrong on our side.');
      expect([
        'BAD_USER_INPUT',
        'GRAPHQL_PARSE_FAILED',
        'GRAPHQL_VALIDATION_FAILED',
        'OPERATION_RESOLUTION_FAILURE',
      ]).toContain(extensions.code);
    }
  });

  test('missing values are named', async () => {
    const { errors } = await ask(client(), LOGIN, { input: { password: CANARY } });
    expect(errors[0]?.message).toBe(
      'Variable "$input" has a value that does not fit its type. Field "email" of required type "String!" was not provided.',
    );
  });

  test('null for an optional argument counts as omitted', async () => {
    const document = `query V($filter: VenueFilterInput, $after: String, $page: Int) {
      venues(filter: $filter, after: $after, page: $page) { totalCount } }`;
    for (const filter of [null, { city: null, search: null, guests: null, statuses: null }])
      expect(await ask(client(), document, { filter, after: null, page: null })).toMatchObject({
        status: 200,
        errors: [],
      });
  });
});

describe('invalid request bodies', () => {
  const JSON_TYPE = 'application/json';
  test.each([
    ['broken JSON', JSON_TYPE, `{"query":"${CANARY}" x`, 400],
    ['nothing', JSON_TYPE, '', 400],
    ['null', JSON_TYPE, 'null', 400],
    ['a number', JSON_TYPE, '7', 400],
    ['a batch', JSON_TYPE, '[{"query":"{ me { id } }"},{"query":"{ me { id } }"}]', 400],
    ['an empty batch', JSON_TYPE, '[]', 400],
    ['no query', JSON_TYPE, '{"variables":{}}', 400],
    ['a query that is no text', JSON_TYPE, '{"query":{"a":1}}', 400],
    ['variables that are no object', JSON_TYPE, `{"query":"{ me { id } }","variables":"${CANARY}"}`, 400],
    ['an operation name that is no text', JSON_TYPE, '{"query":"{ me { id } }","operationName":7}', 400],
    ['a key that would change prototypes', JSON_TYPE, '{"query":"{ me { id } }","__proto__":{"a":1}}', 400],
    ['plain text', 'text/plain', '{"query":"{ me { id } }"}', 400],
    ['XML', 'text/xml', '<query/>', 415],
  ])('%s', async (_, type, body, status) => {
    const answer = await sendGraphql(client(), body, { 'content-type': type });
    expect(answer.status).toBe(status);
    expect(answer.errors[0]?.extensions.code).toEqual(expect.any(String));
    expect(answer.text).not.toMatch(INTERNALS);
  });
});

describe('GET', () => {
  const get = async (search: Record<string, string>) =>
    read(await client().fetch(`/graphql?${new URLSearchParams(search).toString()}`));

  test('a query needs no header', async () => {
    expect(await get({ query: '{ me { id } }' })).toMatchObject({ status: 200, data: { me: null } });
    const variables = '{"first":1}';
    expect(await get({ query: VENUES, variables })).toMatchObject({ status: 200, errors: [] });
  });

  test.each<[string, Record<string, string>, number]>([
    ['a mutation', { query: 'mutation { logout }' }, 405],
    ['variables that are no JSON', { query: VENUES, variables: CANARY }, 400],
    ['no query', {}, 400],
  ])('%s is rejected', async (_, search, status) => {
    const answer = await get(search);
    expect(answer.status).toBe(status);
    expect(answer.text).not.toMatch(INTERNALS);
  });
});

test('no JSON body causes an internal error', async () => {
  const writes = routes.filter(({ method }) => method !== 'GET');
  const caller = await loggedIn((await makeUser()).id);
  const keys = fc.constantFrom(
    'email',
    'password',
    'role',
    'fullName',
    'phone',
    'vId',
    'uId',
    'toString',
    'valueOf',
    'guests',
  );
  const body = fc.oneof(fc.dictionary(keys, fc.jsonValue({ stringUnit: 'binary' })), fc.jsonValue());
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...writes), body, async ({ method, path }, json) => {
      const address = `/api/v1/${path.replace(/:\w+/g, '00000000-0000-7000-8000-000000000000')}`;
      const headers = { 'content-type': 'application/json' };
      for (const each of [caller, client()]) {
        const rest = await each.fetch(address, { method, headers, body: JSON.stringify(json) });
        expect(rest.status).toBeLessThan(500);
      }
      const graphql = await ask(caller, LOGIN, { input: json });
      expect(graphql.status).toBeLessThan(500);
    }),
    { numRuns: 30 },
  );
});
