import { describe, expect, test } from '@jest/globals';
import { makeAdmin } from '../../src/features/admin/admin.factory.js';
import { createTestKey } from '../../src/features/api-key/api-key.factory.js';
import { makePdf } from '../../src/features/conversation/attachment.factory.js';
import { originalKey } from '../../src/features/media/keys.js';
import { newId } from '../../src/core/ids.js';
import { makeUser } from '../../src/features/user/user.factory.js';
import { makeVendor } from '../../src/features/vendor/vendor.factory.js';
import { makeVenue } from '../../src/features/venue/venue.factory.js';
import { app, useApp } from '../app.js';
import { client, loggedIn, withKey, type Client } from '../client.js';
import {
  makeAttachment,
  makeBooking,
  makeHeldMessage,
  makeMessage,
  makeQuote,
  makeVisit,
} from '../permissions/scene.js';
import { openChangeStream } from '../stream-client.js';

/*
 * Nobody but the two parties can read a conversation, by any way: messages, attachments, events, quotes, visits, the
 * export, the stream.
 * Every way is tried by everybody else, and by the parties themselves once they have lost the right. What admins read
 * of held and reported messages is in held-message.test.ts and moderation.test.ts.
 */

useApp();

/** In every message and file of the conversation, and nowhere else. */
const CANARY = 'Kingfisher';
/** The note of the rejection; the couple's own notification contains it, too. */
const NOTE = 'Lapwing';

interface Scene {
  bookingId: string;
  userId: string;
  listingId: string;
  messageId: string;
  heldId: string;
  attachmentId: string;
  hash: string;
  /** An earlier enquiry of the same couple, which was rejected. */
  rejectedId: string;
  visitId: string;
  couple: Client;
  owner: Client;
}

async function makeScene(): Promise<Scene> {
  const [user, venue] = [await makeUser(), await makeVenue()];
  const owner = await loggedIn(venue.id);
  const { bookingId: rejectedId } = await makeBooking(user.id, venue.id);
  await owner.gql(
    'mutation R($id: ID!, $note: String) { rejectBooking(id: $id, reason: OTHER, note: $note) { userErrors { code } } }',
    { id: rejectedId, note: NOTE },
  );
  const fixtures = await makeBooking(user.id, venue.id);
  await makeQuote(fixtures, 'declined', CANARY);
  const { id: visitId } = await makeVisit(fixtures);
  const messageId = await makeMessage(fixtures, `${CANARY} one`);
  const attachmentId = await makeAttachment(fixtures);
  const heldId = await makeHeldMessage(fixtures);
  await app().sql(`UPDATE message SET body = $2 WHERE id = $1`, [heldId, `${CANARY}, call 98290 44170`]);
  await app().sql(`UPDATE message_attachment SET name = $2 WHERE id = $1`, [attachmentId, `${CANARY}.pdf`]);
  const [file] = await app().sql<{ hash: string }>(
    `SELECT media_hash AS hash FROM message_attachment WHERE id = $1`,
    [attachmentId],
  );
  const hash = file?.hash ?? '';
  await app().services.store.put(
    originalKey(hash),
    Buffer.concat([makePdf(), Buffer.from(CANARY)]),
    'application/pdf',
  );
  await app().sql(`UPDATE media SET bytes = $2 WHERE hash = $1`, [hash, makePdf().length + CANARY.length]);
  await app().sql(`INSERT INTO booking_event (id, booking_id, kind) VALUES ($1, $2, 'wrong_code')`, [
    newId(),
    fixtures.bookingId,
  ]);
  return {
    ...{ bookingId: fixtures.bookingId, userId: user.id, listingId: venue.id },
    ...{ messageId, heldId, attachmentId, hash, rejectedId, visitId },
    couple: await loggedIn(user.id),
    owner,
  };
}

const ENTRIES = `timeline(first: 50) { nodes { id createdAt __typename
  ... on Message { body senderName attachments { name url } } ... on BookingEvent { kind } } }`;

const QUOTES = `quote { ...Q } quotes { ...Q }`;
const QUOTE_FIELDS = 'fragment Q on Quote { note declineNote included lines { label } }';

/** All ways to read a conversation. Each returns what it got, as text. */
const WAYS: Record<string, (caller: Client, scene: Scene) => Promise<string>> = {
  'the booking': (caller, { bookingId }) =>
    ask(caller, `query Q($id: ID!) { booking(id: $id) { ${ENTRIES} } }`, bookingId),
  'the export': (caller, { bookingId }) =>
    ask(
      caller,
      'query ConversationDownload($id: ID!) { booking(id: $id) { timeline(first: 50) { nodes { ... on Message { senderName body attachments { name } } } } } }',
      bookingId,
    ),
  'node, by the ID of the booking': (caller, { bookingId }) =>
    ask(caller, `query Q($id: ID!) { node(id: $id) { ... on Booking { ${ENTRIES} } } }`, bookingId),
  'node, by the IDs of messages and attachments': async (caller, { messageId, heldId, attachmentId }) => {
    const nodes = [messageId, heldId, attachmentId].map((id) =>
      ask(caller, 'query Q($id: ID!) { node(id: $id) { __typename id } }', id),
    );
    return (await Promise.all(nodes)).filter((node) => !node.includes('"node":null')).join('');
  },
  'its quotes': (caller, { bookingId }) =>
    ask(caller, `query Q($id: ID!) { booking(id: $id) { ${QUOTES} } } ${QUOTE_FIELDS}`, bookingId),
  'its quotes, by node': (caller, { bookingId }) =>
    ask(
      caller,
      `query Q($id: ID!) { node(id: $id) { ... on Booking { ${QUOTES} } } } ${QUOTE_FIELDS}`,
      bookingId,
    ),
  'why an enquiry was rejected': (caller, { rejectedId }) =>
    ask(caller, 'query Q($id: ID!) { booking(id: $id) { rejectionNote } }', rejectedId).then((answer) =>
      answer.replace(NOTE, CANARY),
    ),
  'the inbox': (caller) => ask(caller, `{ inbox(first: 1) { nodes { ${ENTRIES} } } }`),
  'the couple’s bookings': (caller) => ask(caller, `{ myBookings(first: 1) { nodes { ${ENTRIES} } } }`),
  notifications: (caller) =>
    ask(caller, `{ notifications(first: 1) { nodes { booking { ${ENTRIES} name message } } } }`).then(
      (answer) => (answer.includes('verandah') ? CANARY : answer),
    ),
  'the REST API': async (caller, { listingId }) =>
    JSON.stringify((await caller.rest('GET', `/bookings/${listingId}`)).body),
  'an attachment': (caller, { attachmentId }) => read(caller, `/media/attachment/${attachmentId}/download`),
  'a variant of an attachment': (caller, { attachmentId }) =>
    read(caller, `/media/attachment/${attachmentId}/1600.webp`),
  'the file by its name in the store': async (caller, { hash }) =>
    (
      await Promise.all(
        [`/media/${hash}/download`, `/media/${hash}/320.webp`, `/media/original/${hash}`].map((path) =>
          read(caller, path),
        ),
      )
    ).join(''),
  'a report': (caller, { messageId }) =>
    ask(
      caller,
      'mutation M($id: ID!) { reportMessage(input: { messageId: $id, reason: ABUSE }) { message { body attachments { name } } } }',
      messageId,
    ),
  'the moderation queue': (caller, { messageId }) =>
    ask(
      caller,
      'mutation M($id: ID!) { openMessageCase(id: $id) { messages { body attachmentNames } } }',
      messageId,
    ),
  'a message in the conversation': (caller, { bookingId }) =>
    ask(
      caller,
      `mutation M($id: ID!) { sendMessage(input: { bookingId: $id, clientId: "${newId()}", body: "Hi" }) { message { id } } }`,
      bookingId,
    ).then((answer) => (answer.includes('"message":{') ? `${CANARY}: sent` : '')),
  'its visit': (caller, { visitId }) =>
    ask(caller, 'mutation M($id: ID!) { cancelVisit(id: $id) { booking { id } } }', visitId).then((answer) =>
      answer.includes('"booking":{') ? `${CANARY}: cancelled` : '',
    ),
  'what was read': (caller, { bookingId, messageId }) =>
    ask(
      caller,
      `mutation M($id: ID!) { markConversationRead(bookingId: $id, messageId: "${messageId}") { booking { ${ENTRIES} } } }`,
      bookingId,
    ),
};

async function ask(caller: Client, document: string, id?: string): Promise<string> {
  const { data } = await caller.gql<object | null>(document, id ? { id } : undefined);
  return JSON.stringify(data ?? null);
}

async function read(caller: Client, path: string): Promise<string> {
  const response = await caller.fetch(path);
  const body = await response.text();
  return response.status === 200 ? `${body}${response.headers.get('content-disposition')}` : '';
}

/** The ways that show the conversation to somebody. */
async function openWays(caller: Client, scene: Scene): Promise<string[]> {
  const open: string[] = [];
  for (const [name, way] of Object.entries(WAYS))
    if ((await way(caller, scene)).includes(CANARY)) open.push(name);
  return open;
}

const READERS = [
  ...['the booking', 'the export', 'node, by the ID of the booking'],
  ...['its quotes', 'its quotes, by node', 'why an enquiry was rejected'],
];

test('the parties themselves can use these ways, so the tests below would notice', async () => {
  const scene = await makeScene();
  const both = [...READERS, 'an attachment', 'a message in the conversation', 'what was read'];
  expect(await openWays(scene.couple, scene)).toEqual(expect.arrayContaining([...both, 'its visit']));
  expect(await openWays(scene.owner, scene)).toEqual(
    expect.arrayContaining([...both, 'the inbox', 'a report']),
  );
  // The held message is the couple's only.
  const mine = await WAYS['the booking']?.(scene.couple, scene);
  const theirs = await WAYS['the booking']?.(scene.owner, scene);
  expect([mine?.includes('98290'), theirs?.includes('98290')]).toEqual([true, false]);
});

describe('nobody else reads anything:', () => {
  const keyOf = async (accountId: string, scope: 'read:public' | 'read:own' | 'write:own') =>
    withKey((await createTestKey(accountId, scope)).secret);
  const ATTACKERS: Record<string, (scene: Scene) => Promise<Client>> = {
    'a visitor': async () => client(),
    'another couple': async () => loggedIn((await makeUser()).id),
    'another venue': async () => loggedIn((await makeVenue()).id),
    'a vendor': async () => loggedIn((await makeVendor()).id),
    'an admin, while nothing is reported': async () => loggedIn((await makeAdmin()).id),
    'an admin’s API key': async () => keyOf((await makeAdmin()).id, 'write:own'),
    'another couple’s API key': async () => keyOf((await makeUser()).id, 'write:own'),
    'a party’s API key for public data': async ({ userId }) => keyOf(userId, 'read:public'),
    'a party’s revoked API key': async ({ userId }) => {
      const key = await createTestKey(userId, 'write:own');
      await app().sql(`UPDATE api_key SET revoked_at = now() WHERE id = $1`, [key.id]);
      return withKey(key.secret);
    },
    'a guessed session': async () => client(new Map([['mandap', 'nonsense']])),
    'a party with an expired session': async ({ couple, userId }) => {
      await app().sql(`UPDATE session SET expires_at = now() - interval '1 second' WHERE account_id = $1`, [
        userId,
      ]);
      return couple;
    },
    'the couple after logout, with the old cookie': async ({ couple }) => {
      const cookies = new Map(couple.cookies);
      await couple.gql('mutation { logout }');
      return client(cookies);
    },
    'the business after logout, with the old cookie': async ({ owner }) => {
      const cookies = new Map(owner.cookies);
      await owner.gql('mutation { logout }');
      return client(cookies);
    },
    'the couple after its role has changed': async ({ couple, userId }) => {
      await app().sql(`UPDATE account SET role = 'admin' WHERE id = $1`, [userId]);
      return couple;
    },
    'the couple after it has become a business': async ({ couple, userId }) => {
      await app().sql(`UPDATE account SET role = 'venue' WHERE id = $1`, [userId]);
      return couple;
    },
    'the couple after its account is deleted': async ({ couple, userId }) => {
      await app().sql(`DELETE FROM account WHERE id = $1`, [userId]);
      return couple;
    },
    'the business after its account is deleted': async ({ owner, listingId }) => {
      await app().sql(`DELETE FROM account WHERE id = $1`, [listingId]);
      return owner;
    },
  };

  test.each(Object.entries(ATTACKERS))('%s', async (_, attack) => {
    const scene = await makeScene();
    const attacker = await attack(scene);
    expect(await openWays(attacker, scene)).toEqual([]);
    expect(await app().sql(`SELECT FROM message_report WHERE message_id = $1`, [scene.messageId])).toEqual(
      [],
    );
  });

  test('strangers don’t see the events either', async () => {
    const scene = await makeScene();
    for (const stranger of [
      client(),
      await loggedIn((await makeUser()).id),
      await loggedIn((await makeVenue()).id),
    ])
      expect(await WAYS['the booking']?.(stranger, scene)).toBe('{"booking":null}');
  });

  test('a deleted couple’s messages stay with the business, without its files', async () => {
    const scene = await makeScene();
    await app().sql(`DELETE FROM account WHERE id = $1`, [scene.userId]);
    const open = await openWays(scene.owner, scene);
    expect(open).toContain('the booking');
    expect(open).not.toContain('an attachment');
  });

  test('guessed IDs of any kind', async () => {
    const scene = await makeScene();
    const stranger = await loggedIn((await makeUser()).id);
    const { messageId, attachmentId, bookingId } = scene;
    const guesses = [
      newId(),
      messageId,
      attachmentId,
      bookingId,
      bookingId.toUpperCase(),
      '1',
      '%2e%2e',
      "' OR 1=1",
    ];
    for (const caller of [stranger, scene.couple])
      for (const guess of guesses.filter((id) => caller === stranger || ![attachmentId].includes(id)))
        expect(await read(caller, `/media/attachment/${encodeURIComponent(guess)}/download`)).toBe('');
    for (const guess of guesses) {
      expect(await WAYS['the booking']?.(stranger, { ...scene, bookingId: guess })).not.toContain(CANARY);
      expect(await WAYS['what was read']?.(stranger, { ...scene, messageId: guess })).not.toContain(CANARY);
    }
    // A message of another conversation, through one’s own.
    const own = await makeBooking((await makeUser()).id, (await makeVenue()).id);
    const owner = await loggedIn(own.userId);
    const { errors } = await owner.gql(
      'mutation M($b: ID!, $m: ID) { markConversationRead(bookingId: $b, messageId: $m) { userErrors { message } } }',
      { b: own.bookingId, m: messageId },
    );
    expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  });
});

describe('the stream', () => {
  let addresses = 0;
  const open = (cookies: Map<string, string>, received: (string | null)[] = []) =>
    openChangeStream(app().url, cookies.get('mandap') ?? '', (id) => received.push(id), {
      'x-forwarded-for': `10.97.0.${++addresses}`,
    });

  test('says nothing about a conversation to others, while its parties get every event', async () => {
    const scene = await makeScene();
    const strangers = [(await makeUser()).id, (await makeVenue()).id, (await makeAdmin()).id];
    const received: (string | null)[][] = [];
    const streams = await Promise.all(
      strangers.map(async (id, i) => open((await loggedIn(id)).cookies, (received[i] = []))),
    );
    const own: (string | null)[] = [];
    const party = await open(scene.owner.cookies, own);
    await makeMessage({ ...scene, code: '' }, 'Another');
    while (!own.includes(scene.bookingId)) await new Promise((resolve) => setTimeout(resolve, 10));
    // Events of strangers would have come before this one, which is sent later.
    const later = await makeBooking(strangers[0] ?? '', strangers[1] ?? '');
    while (!received[0]?.includes(later.bookingId) || !received[1]?.includes(later.bookingId))
      await new Promise((resolve) => setTimeout(resolve, 10));
    expect(received).toEqual([[null, later.bookingId], [null, later.bookingId], [null]]);
    for (const stream of [...streams, party]) stream.close();
  });

  test.each<[string, (scene: Scene) => Promise<unknown>]>([
    ['logout', ({ couple }) => couple.gql('mutation { logout }')],
    [
      'a change of its role',
      async ({ userId, bookingId }) => {
        await app().sql(`UPDATE account SET role = 'admin' WHERE id = $1`, [userId]);
        await app().sql(`UPDATE booking SET guests = 301 WHERE id = $1`, [bookingId]);
      },
    ],
    ['the deletion of its account', ({ userId }) => app().sql(`DELETE FROM account WHERE id = $1`, [userId])],
  ])('ends with %s, and can’t be opened again', async (_, lose) => {
    const scene = await makeScene();
    const cookies = new Map(scene.couple.cookies);
    const received: (string | null)[] = [];
    const stream = await open(cookies, received);
    await lose(scene);
    const { code } = await stream.closed;
    expect(code).toBe(4403);
    const before = received.length;
    await app().sql(`UPDATE booking SET guests = 302 WHERE id = $1`, [scene.bookingId]);
    expect(received).toHaveLength(before);
  });

  test.each(['', 'nonsense'])('refuses the session %j', async (token) => {
    await expect(open(new Map([['mandap', token]]))).rejects.toThrow('4403');
  });
});
