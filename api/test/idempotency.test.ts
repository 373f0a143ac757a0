import { describe, expect, test } from '@jest/globals';
import { allOperations } from '../src/core/operation.js';
import { createTestKey } from '../src/features/api-key/api-key.factory.js';
import { sweepIdempotency } from '../src/core/idempotency.js';
import { newId } from '../src/core/ids.js';
import { makeUser } from '../src/features/user/user.factory.js';
import { makeVenue } from '../src/features/venue/venue.factory.js';
import { app, useApp } from './app.js';
import { client, loggedIn, withKey, type Client } from './client.js';
import { credentials, enquiry, makeCaller, makeOwnFixtures, requestReschedule } from './permissions/scene.js';
import { read } from './security/send.js';

useApp();

const SEND = `mutation S($input: EnquiryInput!) {
  sendEnquiry(input: $input) { booking { id code status decidedAt message } userErrors { code field message } } }`;
const ACCEPT = 'application/graphql-response+json';

const graphql = async (by: Client, key: string | undefined, query: string, variables?: object) => {
  const response = await by.fetch('/graphql', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: ACCEPT,
      ...(key !== undefined && { 'idempotency-key': key }),
    },
    body: JSON.stringify({ query, variables }),
  });
  return { replayed: response.headers.get('idempotency-replayed'), ...(await read(response)) };
};

const rest = async (by: Client, key: string, method: string, path: string, body: object) => {
  const response = await by.fetch(`/api/v1${path}`, {
    method,
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(body),
  });
  return {
    status: response.status,
    replayed: response.headers.get('idempotency-replayed'),
    retryAfter: response.headers.get('retry-after'),
    body: (await response.json()) as { message: string; bookingId?: string },
  };
};

const restEnquiry = (listingId: string, userId: string) => {
  const { listingId: vId, ...fields } = enquiry(listingId);
  return { ...fields, vId, uId: userId };
};

const bookingsOf = (userId: string) =>
  app().sql<{ id: string; code: string }>(`SELECT id, code FROM booking WHERE user_id = $1`, [userId]);

const couple = async () => {
  const [user, venue] = [await makeUser(), await makeVenue()];
  return { user, venue, http: await loggedIn(user.id) };
};

describe('a retry returns the original response', () => {
  test('by the GraphQL API, even if the enquiry has changed since, and with its keys in another order', async () => {
    const { user, venue, http } = await couple();
    const input = enquiry(venue.id);
    const first = await graphql(http, 'one', SEND, { input });
    expect([first.status, first.replayed]).toEqual([200, null]);
    const owner = await loggedIn(venue.id);
    const [{ id = '', code = '' } = {}] = await bookingsOf(user.id);
    await owner.gql(`mutation { approveBooking(id: "${id}", code: "${code}") { userErrors { code } } }`);
    const turned = Object.fromEntries(Object.entries(input).reverse());
    const again = await graphql(http, 'one', SEND, { input: turned });
    expect(again.text).toBe(first.text);
    expect([again.status, again.replayed]).toEqual([200, 'true']);
    expect(first.text).toContain(`"code":"${code}"`);
    expect(first.text).toContain('"status":"PENDING"');
    expect(await bookingsOf(user.id)).toHaveLength(1);
  });

  test('by the REST API, with an API key or a session', async () => {
    const { user, venue, http } = await couple();
    const body = restEnquiry(venue.id, user.id);
    const first = await rest(http, 'k', 'POST', '/bookings/bookings', body);
    expect(first).toMatchObject({ status: 200, replayed: null });
    const program = withKey((await createTestKey(user.id, 'write:own')).secret);
    expect(await rest(program, 'k', 'POST', '/bookings/bookings', body)).toEqual({
      ...first,
      replayed: 'true',
    });
    expect(await bookingsOf(user.id)).toHaveLength(1);
  });

  test('for a visitor’s enquiry to Mandap, which is stored once', async () => {
    const http = client();
    const [fields, name] = [enquiry(newId()), `Repeated ${newId()}`];
    const body = { ...fields, listingId: undefined, name };
    const answers = [];
    for (let i = 0; i < 3; i++) answers.push(await rest(http, 'general', 'POST', '/enquiry/submit', body));
    expect(answers.map(({ status, replayed }) => [status, replayed])).toEqual([
      [200, null],
      [200, 'true'],
      [200, 'true'],
    ]);
    expect(answers[1]?.body).toEqual(answers[0]?.body);
    expect(await app().sql(`SELECT FROM enquiry WHERE name = $1`, [name])).toHaveLength(1);
    // Another network is another caller.
    expect(await rest(client(), 'general', 'POST', '/enquiry/submit', body)).toMatchObject({
      replayed: null,
    });
  });

  test('a wrong code counts once', async () => {
    const owner = await makeCaller('venue');
    const { bookingId, code } = await makeOwnFixtures(owner);
    const wrong = code === '000000' ? '111111' : '000000';
    const approve = `mutation { approveBooking(id: "${bookingId}", code: "${wrong}") { booking { status lockedUntil } userErrors { message } } }`;
    const first = await graphql(owner.http, 'try', approve);
    for (let i = 0; i < 6; i++) expect((await graphql(owner.http, 'try', approve)).text).toBe(first.text);
    const [row] = await app().sql(`SELECT wrong_codes, locked_until FROM booking WHERE id = $1`, [bookingId]);
    expect(row).toEqual({ wrong_codes: 1, locked_until: null });
  });

  test.each<[string, (id: string, code: string) => string, 'user' | 'venue']>([
    ['an approval', (id, code) => `approveBooking(id: "${id}", code: "${code}")`, 'venue'],
    ['a rejection', (id) => `rejectBooking(id: "${id}")`, 'venue'],
    ['a withdrawal', (id) => `withdrawBooking(id: "${id}")`, 'user'],
  ])('%s', async (_, act, role) => {
    const caller = await makeCaller(role);
    const { bookingId, code } = await makeOwnFixtures(caller);
    const document = `mutation { done: ${act(bookingId, code)} { booking { id status decidedAt } userErrors { code } } }`;
    const first = await graphql(caller.http, 'd', document);
    expect(first.text).toMatch(/"decidedAt":"2/);
    const again = await graphql(caller.http, 'd', document);
    expect([again.text, again.replayed]).toEqual([first.text, 'true']);
  });

  test('a reschedule request and its decision', async () => {
    const caller = await makeCaller('venue');
    const { id, date } = await requestReschedule(await makeOwnFixtures(caller));
    const accept = `mutation { acceptReschedule(id: "${id}", date: "${date}") { booking { date requestedDate } } }`;
    const first = await graphql(caller.http, 'move', accept);
    expect(first.errors).toEqual([]);
    const again = await graphql(caller.http, 'move', accept);
    expect([again.text, again.replayed]).toEqual([first.text, 'true']);
  });

  test('each of two mutations in one document', async () => {
    const { user, venue, http } = await couple();
    const other = await makeVenue();
    const both = `mutation S($one: EnquiryInput!, $two: EnquiryInput!) {
      one: sendEnquiry(input: $one) { booking { id } } two: sendEnquiry(input: $two) { booking { id } } }`;
    const variables = { one: enquiry(venue.id), two: enquiry(other.id) };
    const first = await graphql(http, 'both', both, variables);
    const again = await graphql(http, 'both', both, variables);
    expect([again.text, again.replayed]).toEqual([first.text, 'true']);
    expect(await bookingsOf(user.id)).toHaveLength(2);
  });
});

describe('a different request with the same key is a 422', () => {
  test('by both APIs, and nothing changes', async () => {
    const { user, venue, http } = await couple();
    const body = restEnquiry(venue.id, user.id);
    await rest(http, 'same', 'POST', '/bookings/bookings', body);
    const other = restEnquiry((await makeVenue()).id, user.id);
    expect(await rest(http, 'same', 'POST', '/bookings/bookings', other)).toMatchObject({
      status: 422,
      replayed: null,
      body: {
        statusCode: 422,
        success: false,
        message: 'This Idempotency-Key was used for another request. Please use a new one.',
      },
    });
    const atGraphql = await graphql(http, 'same', SEND, { input: enquiry(other.vId) });
    expect([atGraphql.status, atGraphql.errors[0]?.extensions.code]).toEqual([422, 'IDEMPOTENCY_MISMATCH']);
    expect(await bookingsOf(user.id)).toHaveLength(1);
  });

  test('keys of different accounts are independent', async () => {
    const [one, two] = [await couple(), await couple()];
    for (const { user, venue, http } of [one, two]) {
      await graphql(http, 'theirs', SEND, { input: enquiry(venue.id) });
      expect(await bookingsOf(user.id)).toHaveLength(1);
    }
  });
});

describe('concurrent requests', () => {
  test('ten with one key run once: the others get its response, or a 409', async () => {
    const http = client();
    const name = `Raced ${newId()}`;
    const body = { ...enquiry(newId()), listingId: undefined, name };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => rest(http, 'race', 'POST', '/enquiry/submit', body)),
    );
    expect(await app().sql(`SELECT FROM enquiry WHERE name = $1`, [name])).toHaveLength(1);
    expect(answers.filter(({ status, replayed }) => status === 200 && !replayed)).toHaveLength(1);
    for (const { status, replayed, retryAfter } of answers)
      if (replayed === null && status !== 200) expect([status, retryAfter]).toEqual([409, '1']);
    expect(await rest(http, 'race', 'POST', '/enquiry/submit', body)).toMatchObject({ replayed: 'true' });
  });

  test('a retry while the first request still runs is a 409 by both APIs', async () => {
    const { user, venue, http } = await couple();
    const { database } = app().services;
    // The first request waits here for the pair's lock, which another transaction holds.
    const holder = database.source.createQueryRunner();
    await holder.startTransaction();
    await holder.query(
      `SELECT pg_advisory_xact_lock(hashtextextended($1::uuid::text || $2::uuid::text, 1))`,
      [user.id, venue.id],
    );
    const input = enquiry(venue.id);
    const first = graphql(http, 'slow', SEND, { input });
    for (let waiting = 0; !waiting;) {
      const rows = await app().sql(`SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted`);
      waiting = rows.length;
    }
    const again = await graphql(http, 'slow', SEND, { input });
    expect([again.status, again.errors[0]?.extensions]).toEqual([
      409,
      { code: 'IDEMPOTENCY_RUNNING', retryAfter: 1 },
    ]);
    await holder.rollbackTransaction();
    await holder.release();
    expect((await first).status).toBe(200);
    expect((await graphql(http, 'slow', SEND, { input })).text).toBe((await first).text);
  });
});

describe('the stored result', () => {
  test('contains no code, name, message or key, and is deleted with its account', async () => {
    const { user, venue, http } = await couple();
    const key = `secret-key-${newId()}`;
    await graphql(http, key, SEND, { input: enquiry(venue.id) });
    const [{ code = '' } = {}] = await bookingsOf(user.id);
    const rows = await app().sql<{ id: Buffer; result: object }>(
      `SELECT * FROM idempotency WHERE account_id = $1`,
      [user.id],
    );
    expect(rows).toHaveLength(1);
    const text = JSON.stringify(rows);
    for (const secret of [code, key, 'Ananya', '0000012345', 'verandah']) expect(text).not.toContain(secret);
    await app().sql(`DELETE FROM account WHERE id = $1`, [user.id]);
    expect(await app().sql(`SELECT FROM idempotency WHERE id = $1`, [rows[0]?.id])).toEqual([]);
  });

  test('is committed with the operation or not at all', async () => {
    const { user, venue, http } = await couple();
    await app().sql(
      `CREATE FUNCTION crash() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'power cut'; END $$`,
    );
    await app().sql(
      `CREATE TRIGGER crash BEFORE INSERT ON idempotency FOR EACH ROW EXECUTE FUNCTION crash()`,
    );
    const input = enquiry(venue.id);
    const failed = await graphql(http, 'cut', SEND, { input });
    expect(failed.errors[0]?.extensions.code).toBe('INTERNAL_SERVER_ERROR');
    expect(await bookingsOf(user.id)).toEqual([]);
    await app().sql(`DROP FUNCTION crash CASCADE`);
    expect(await graphql(http, 'cut', SEND, { input })).toMatchObject({ status: 200, replayed: null });
    expect(await bookingsOf(user.id)).toHaveLength(1);
  });

  test('expires after 24 hours, and is deleted', async () => {
    const http = client();
    const name = `Later ${newId()}`;
    const body = { ...enquiry(newId()), listingId: undefined, name };
    const send = () => rest(http, 'day', 'POST', '/enquiry/submit', body);
    await send();
    const age = (hours: number) =>
      app().sql(`UPDATE idempotency SET created_at = now() - make_interval(hours => $1)`, [hours]);
    await age(23);
    expect((await send()).replayed).toBe('true');
    await age(24);
    expect((await send()).replayed).toBeNull();
    expect((await send()).replayed).toBe('true');
    expect(await app().sql(`SELECT FROM enquiry WHERE name = $1`, [name])).toHaveLength(2);
    await age(24);
    await sweepIdempotency(app().tx);
    expect(await app().sql(`SELECT FROM idempotency`)).toEqual([]);
  });
});

test('a rejected request is not stored: a corrected one can reuse the key', async () => {
  const { user, venue, http } = await couple();
  const body = restEnquiry(venue.id, user.id);
  const wrong = await rest(http, 'mend', 'POST', '/bookings/bookings', { ...body, contact: '12' });
  expect(wrong.status).toBe(400);
  expect(await rest(http, 'mend', 'POST', '/bookings/bookings', body)).toMatchObject({
    status: 200,
    replayed: null,
  });
});

test('after a wrong code, the right one can reuse the key', async () => {
  const owner = await makeCaller('venue');
  const { bookingId, code } = await makeOwnFixtures(owner);
  const [{ userId = '' } = {}] = await app().sql<{ userId: string }>(
    `SELECT user_id AS "userId" FROM booking WHERE id = $1`,
    [bookingId],
  );
  const wrong = code === '000000' ? '111111' : '000000';
  const approve = (tried: string) =>
    rest(owner.http, 'code', 'PATCH', `/bookings/${owner.id}`, { uId: userId, bookingId: tried });
  expect([await approve(wrong), await approve(wrong)]).toMatchObject([
    { status: 400, replayed: null },
    { status: 400, replayed: 'true' },
  ]);
  expect([await approve(code), await approve(code)]).toMatchObject([
    { status: 200, replayed: null },
    { status: 200, replayed: 'true' },
  ]);
  expect((await approve(wrong)).status).toBe(422);
});

test.each([
  ['lists', '['.repeat(20_000) + ']'.repeat(20_000)],
  ['objects', '{"a":'.repeat(10_000) + '1' + '}'.repeat(10_000)],
])('%s nested too deeply are rejected by both APIs', async (_, deep) => {
  const headers = { 'content-type': 'application/json', 'idempotency-key': 'deep' };
  const ask = async (path: string, body: string) =>
    (await client().fetch(path, { method: 'POST', headers, body })).status;
  expect(await ask('/api/v1/enquiry/submit', `{"name":"x","more":${deep}}`)).toBe(400);
  expect(
    await ask('/graphql', `{"query":"mutation{logout{userErrors{message}}}","variables":{"x":${deep}}}`),
  ).toBe(400);
});

test.each([
  ['', 400],
  ['x'.repeat(256), 400],
  ['two words', 400],
  ['x'.repeat(255), 200],
])('an invalid key is rejected: %#', async (key, status) => {
  const { user, venue, http } = await couple();
  const answer = await rest(http, key, 'POST', '/bookings/bookings', restEnquiry(venue.id, user.id));
  expect(answer.status).toBe(status);
});

test('reads and other operations ignore the key', async () => {
  const { id } = await makeUser();
  const http = await loggedIn(id);
  for (let i = 0; i < 2; i++)
    expect(await graphql(http, 'read', '{ me { id } }')).toMatchObject({ status: 200, replayed: null });
  const login = await credentials('user');
  for (let i = 0; i < 2; i++)
    expect(await rest(client(), 'login', 'POST', '/user/login', login)).toMatchObject({ replayed: null });
  expect(await app().sql(`SELECT FROM idempotency WHERE account_id = $1`, [id])).toEqual([]);
});

test('all mutations of enquiries and bookings are idempotent', () => {
  const acts = allOperations().filter(
    ({ kind, operationName }) => kind === 'write' && /^(booking|interest)\./.test(operationName),
  );
  expect(acts.filter(({ repeatable }) => !repeatable)).toEqual([]);
  expect(acts.length).toBeGreaterThan(7);
  const enquiries = ['submit', 'contact', 'requestCallBack', 'reportRegistration'];
  for (const name of enquiries)
    expect(allOperations().find((one) => one.operationName === `enquiry.${name}`)?.repeatable).toBe(true);
});
