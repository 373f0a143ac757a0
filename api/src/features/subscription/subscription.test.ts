import net from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from '@jest/globals';
import WebSocket from 'ws';
import { GRAPHQL_TRANSPORT_WS_PROTOCOL } from 'graphql-ws';
import { anotherApp, app, useApp } from '../../../test/app.js';
import { client, loggedIn, type Client } from '../../../test/client.js';
import { makeBooking, makeNotification } from '../../../test/permissions/scene.js';
import { createTestKey } from '../api-key/api-key.factory.js';
import { makeUser } from '../user/user.factory.js';
import { makeVenue } from '../venue/venue.factory.js';

useApp();

const DOCUMENT = 'subscription { accountChanged { bookingId } }';

interface Message {
  type: string;
  id?: string;
  payload?: unknown;
}

/** A connection whose messages can be awaited in their order. */
interface Stream {
  send(message: object | string): void;
  next(): Promise<Message>;
  /** The code with which the connection ended. */
  closed: Promise<number>;
  close(): void;
}

let addresses = 0;
async function connect(headers: Record<string, string>, url = app().url): Promise<Stream> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/subscriptions`, GRAPHQL_TRANSPORT_WS_PROTOCOL, {
    headers: { 'x-forwarded-for': `10.99.0.${++addresses}`, ...headers },
  });
  const received: Message[] = [];
  let wake = () => {};
  socket.on('message', (data: Buffer) => {
    received.push(JSON.parse(data.toString()) as Message);
    wake();
  });
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  return {
    send: (message) => socket.send(typeof message === 'string' ? message : JSON.stringify(message)),
    async next() {
      while (received.length === 0) await new Promise<void>((resolve) => (wake = resolve));
      return received.shift() as Message;
    },
    closed,
    close: () => socket.close(),
  };
}

const cookieOf = (http: Client) => ({ cookie: `mandap=${http.cookies.get('mandap')}` });

async function initialised(headers: Record<string, string>, url?: string): Promise<Stream> {
  const stream = await connect(headers, url);
  stream.send({ type: 'connection_init' });
  expect(await stream.next()).toEqual({ type: 'connection_ack' });
  return stream;
}

const event = (bookingId: string | null) => ({
  id: '1',
  type: 'next',
  payload: { data: { accountChanged: { bookingId } } },
});

/** A stream that has had its first event. */
async function subscribed(headers: Record<string, string>, url?: string): Promise<Stream> {
  const stream = await initialised(headers, url);
  stream.send({ id: '1', type: 'subscribe', payload: { query: DOCUMENT } });
  expect(await stream.next()).toEqual(event(null));
  return stream;
}

/** The status with which an upgrade is refused. */
const refusal = (headers: Record<string, string>) =>
  connect(headers).then(
    () => 'connected',
    (error: Error) => error.message,
  );

const makeParties = async () => {
  const [user, venue, stranger] = [await makeUser(), await makeVenue(), await makeUser()];
  const [couple, owner, other] = [
    await loggedIn(user.id),
    await loggedIn(venue.id),
    await loggedIn(stranger.id),
  ];
  return { user, venue, stranger, couple, owner, other };
};

describe('events', () => {
  test('both parties of a booking receive its changes, and nobody else does', async () => {
    const { user, venue, stranger, couple, owner, other } = await makeParties();
    const streams = await Promise.all([couple, owner, other].map((http) => subscribed(cookieOf(http))));
    const { bookingId } = await makeBooking(user.id, venue.id);
    expect(await streams[0]?.next()).toEqual(event(bookingId));
    expect(await streams[1]?.next()).toEqual(event(bookingId));
    await app().sql(`UPDATE booking SET guests = 301 WHERE id = $1`, [bookingId]);
    expect(await streams[0]?.next()).toEqual(event(bookingId));
    // The stranger's first event is of their own booking.
    const own = await makeBooking(stranger.id, (await makeVenue()).id);
    expect(await streams[2]?.next()).toEqual(event(own.bookingId));
    streams.forEach((stream) => stream.close());
  });

  test('a notification is an event', async () => {
    const { venue, owner } = await makeParties();
    const stream = await subscribed(cookieOf(owner));
    await makeNotification(venue.id);
    expect(await stream.next()).toEqual(event(null));
    stream.close();
  });

  test('changes in another process arrive too', async () => {
    const { user, venue, couple } = await makeParties();
    const second = await anotherApp();
    const stream = await subscribed(cookieOf(couple), second.app.url);
    const { bookingId } = await makeBooking(user.id, venue.id);
    expect(await stream.next()).toEqual(event(bookingId));
    await second.stop();
    expect(await stream.closed).toBe(1001);
  });

  test('an API key that may read its account’s data can subscribe', async () => {
    const { user, venue } = await makeParties();
    const { secret } = await createTestKey(user.id, 'read:own');
    const stream = await subscribed({ authorization: `Bearer ${secret}` });
    const { bookingId } = await makeBooking(user.id, venue.id);
    expect(await stream.next()).toEqual(event(bookingId));
    await app().sql(`UPDATE api_key SET revoked_at = now() WHERE account_id = $1`, [user.id]);
    await app().sql(`UPDATE booking SET guests = 301 WHERE id = $1`, [bookingId]);
    expect(await stream.closed).toBe(4403);
  });
});

describe('a stream ends', () => {
  test('when its session ends', async () => {
    const { user, venue, couple } = await makeParties();
    const stream = await subscribed(cookieOf(couple));
    await couple.gql('mutation { logout }');
    expect(await stream.closed).toBe(4403);
    await makeBooking(user.id, venue.id);
  });

  test('when its API key is revoked', async () => {
    const { user, couple } = await makeParties();
    const { id, secret } = await createTestKey(user.id, 'read:own');
    const stream = await subscribed({ authorization: `Bearer ${secret}` });
    await couple.gql('mutation M($id: ID!) { revokeApiKey(id: $id) { userErrors { message } } }', { id });
    expect(await stream.closed).toBe(4403);
  });

  test('when a new password ends its API key', async () => {
    const { user } = await makeParties();
    const { secret } = await createTestKey(user.id, 'read:own');
    const stream = await subscribed({ authorization: `Bearer ${secret}` });
    // Without the end of a session, which closes streams, too.
    await app().sql('UPDATE account SET password_reset_at = now() WHERE id = $1', [user.id]);
    expect(await stream.closed).toBe(4403);
  });

  test.each(['session', 'api_key'])('when its %s expires', async (table) => {
    const { user, couple } = await makeParties();
    const { secret } = await createTestKey(user.id, 'read:own');
    await app().sql(`UPDATE ${table} SET expires_at = now() + interval '3 seconds' WHERE account_id = $1`, [
      user.id,
    ]);
    const stream = await subscribed(
      table === 'session' ? cookieOf(couple) : { authorization: `Bearer ${secret}` },
    );
    expect(await stream.closed).toBe(4403);
  });

  test.each(['admin', 'venue'])('when the role of its account becomes %s', async (role) => {
    const { user, couple } = await makeParties();
    const stream = await subscribed(cookieOf(couple));
    await app().sql(`UPDATE account SET role = $2::account_role WHERE id = $1`, [user.id, role]);
    expect(await stream.closed).toBe(4403);
  });

  test('when its account is deleted', async () => {
    const { user, couple } = await makeParties();
    const stream = await subscribed(cookieOf(couple));
    await app().sql(`DELETE FROM account WHERE id = $1`, [user.id]);
    expect(await stream.closed).toBe(4403);
  });

  test('even if it is the only use of its session', async () => {
    const { user, venue, couple } = await makeParties();
    const seenAt = async () =>
      (await app().sql<{ at: Date }>(`SELECT seen_at AS at FROM session WHERE account_id = $1`, [user.id]))[0]
        ?.at;
    await app().sql(`UPDATE session SET seen_at = now() - interval '6 days' WHERE account_id = $1`, [
      user.id,
    ]);
    const lastUse = await seenAt();
    const stream = await subscribed(cookieOf(couple));
    const { bookingId } = await makeBooking(user.id, venue.id);
    expect(await stream.next()).toEqual(event(bookingId));
    expect(await seenAt()).toEqual(lastUse);
    await app().sql(`UPDATE session SET seen_at = now() - interval '8 days' WHERE account_id = $1`, [
      user.id,
    ]);
    await app().sql(`UPDATE booking SET guests = 301 WHERE id = $1`, [bookingId]);
    expect(await stream.closed).toBe(4403);
  });

  test('when the client has enough, without ending the connection', async () => {
    const { couple } = await makeParties();
    const stream = await subscribed(cookieOf(couple));
    stream.send({ id: '1', type: 'complete' });
    stream.send({ id: '2', type: 'subscribe', payload: { query: DOCUMENT } });
    expect(await stream.next()).toEqual({ ...event(null), id: '2' });
    stream.close();
  });
});

describe('refused', () => {
  test('visitors, ended sessions, invalid keys and keys for public data', async () => {
    const { user } = await makeParties();
    const { secret } = await createTestKey(user.id, 'read:public');
    for (const headers of [{}, { cookie: 'mandap=nonsense' }, { authorization: `Bearer ${secret}` }])
      expect(await (await connect(headers as Record<string, string>)).closed).toBe(4403);
    expect(await refusal({ authorization: 'Bearer nonsense' })).toMatch('401');
  });

  test('pages of other sites', async () => {
    const { couple } = await makeParties();
    expect(await refusal({ ...cookieOf(couple), origin: 'https://other.example' })).toMatch('403');
  });

  test('requests without an upgrade', async () => {
    const response = await client().fetch('/subscriptions');
    expect([response.status, response.headers.get('upgrade')]).toEqual([426, 'websocket']);
  });

  test('more connections than an account needs', async () => {
    const { couple } = await makeParties();
    const streams = await Promise.all(Array.from({ length: 20 }, () => connect(cookieOf(couple))));
    expect(await (await connect(cookieOf(couple))).closed).toBe(1013);
    streams.forEach((stream) => stream.close());
  });

  test('more streams than a connection needs', async () => {
    const { couple } = await makeParties();
    const stream = await initialised(cookieOf(couple));
    const subscribe = async (id: string) => {
      stream.send({ id, type: 'subscribe', payload: { query: DOCUMENT } });
      return stream.next();
    };
    for (const id of ['1', '2', '3', '4', '5']) expect(await subscribe(id)).toEqual({ ...event(null), id });
    expect(await subscribe('6')).toMatchObject({
      type: 'error',
      payload: [{ message: 'A connection can have at most 5 subscriptions.' }],
    });
    stream.send({ id: '1', type: 'complete' });
    expect(await subscribe('7')).toEqual({ ...event(null), id: '7' });
    stream.close();
  });

  test.each([
    ['queries', '{ me { id } }', 'BAD_REQUEST'],
    ['mutations', 'mutation { logout }', 'BAD_REQUEST'],
    ['broken documents', 'subscription {', 'GRAPHQL_PARSE_FAILED'],
    ['unknown fields', 'subscription { nothing }', 'GRAPHQL_VALIDATION_FAILED'],
    [
      'too many aliases',
      `subscription { accountChanged { ${Array.from({ length: 60 }, (_, i) => `a${i}: bookingId`).join(' ')} } }`,
      'GRAPHQL_VALIDATION_FAILED',
    ],
  ])('%s', async (_, query, code) => {
    const { couple } = await makeParties();
    const stream = await initialised(cookieOf(couple));
    stream.send({ id: '1', type: 'subscribe', payload: { query } });
    const { type, payload } = await stream.next();
    expect(type).toBe('error');
    const [error] = payload as { extensions: { code: string } }[];
    expect(error?.extensions.code).toBe(code);
    stream.close();
  });

  test('long and invalid messages, and too many of them', async () => {
    const { couple } = await makeParties();
    const send = async (...messages: (object | string)[]) => {
      const stream = await connect(cookieOf(couple));
      for (const message of messages) stream.send(message);
      return stream.closed;
    };
    expect(await send('nonsense')).toBe(4400);
    expect(await send({ type: 'connection_init' }, { type: 'connection_ack' })).toBe(4400);
    expect(await send({ id: '1', type: 'subscribe', payload: { query: DOCUMENT } })).toBe(4401);
    expect(await send('x'.repeat(10_000))).toBe(1009);
    expect(await send({ type: 'connection_init' }, ...Array(200).fill({ type: 'ping' }))).toBe(1008);
  });

  test('subscriptions by POST', async () => {
    const { couple } = await makeParties();
    const { status, errors } = await couple.gql(DOCUMENT);
    expect([status, errors?.[0]?.message]).toEqual([
      400,
      'Subscriptions run over a WebSocket at /subscriptions.',
    ]);
  });
});

test('other upgrades are answered as if they had not been asked for', async () => {
  const { hostname, port } = new URL(app().url);
  const socket = net.connect(Number(port), hostname);
  socket.write('GET /healthz HTTP/1.1\r\nHost: mandap\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n');
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 [\s\S]*ok/);
});
