import { randomUUID } from 'node:crypto';
import { makePdf } from '../../src/features/conversation/attachment.factory.js';
import { openChangeStream } from '../stream-client.js';
import { DELETE_USER, LOGOUT, SEND_MESSAGE, SEND_QUOTE, UPLOAD_ATTACHMENT } from './documents.js';
import { clients, graphqlRequest, type Answer, type Invariant, type World } from './invariant.js';
import { inDays, makeAdmin, makeCouples, makeEnquiry, makeVenue } from './people.js';

/** In the message, the name and content of its file, and the quote. */
const CANARY = 'Kingfisher';

const CONVERSATION = `quotes { note } timeline(first: 10) { nodes { ... on Message { body attachments { name } } } }`;

interface Scene {
  bookingId: string;
  attachmentId: string;
}

interface Way {
  /** Who reads the conversation in this way. */
  party: 'couple' | 'business';
  /** The path and the rest of the request. */
  request: (scene: Scene) => [string, RequestInit?];
}

const query = (document: string, variables: object = {}): [string, RequestInit] => [
  '/graphql',
  graphqlRequest(document, variables),
];

const WAYS: readonly Way[] = [
  {
    party: 'couple',
    request: ({ bookingId: id }) =>
      query(`query Q($id: ID!) { booking(id: $id) { ${CONVERSATION} } }`, { id }),
  },
  {
    party: 'couple',
    request: ({ bookingId: id }) =>
      query(`query Q($id: ID!) { node(id: $id) { ... on Booking { ${CONVERSATION} } } }`, { id }),
  },
  { party: 'couple', request: () => query(`{ myBookings(first: 5) { nodes { ${CONVERSATION} } } }`) },
  { party: 'business', request: () => query(`{ inbox(first: 5) { nodes { ${CONVERSATION} } } }`) },
  {
    party: 'couple',
    request: () => query(`{ notifications(first: 5) { nodes { text booking { ${CONVERSATION} } } } }`),
  },
  { party: 'couple', request: ({ attachmentId }) => [`/media/attachment/${attachmentId}/download`] },
];

/** How long an event or the end of a stream may take, on a busy machine. */
const STREAM_MS = 20_000;

/**
 * Outsiders try to read a conversation by all ways while its parties read it and the couple loses the right to: by
 * logging out, deletion, another role, or the end of the session. From then on, the couple's token reads nothing, and
 * its stream is closed.
 */
export const privateConversation: Invariant = {
  name: 'private-conversation',
  async round(world) {
    const { tx, number, couples, origins, send, tokenOf, request, together } = world;
    const [couple = ''] = await makeCouples(tx, 1);
    const [venue, otherVenue, admin] = [await makeVenue(tx), await makeVenue(tx), await makeAdmin(tx)];
    const outsider = couples[number % couples.length] ?? '';
    const { id: bookingId } = await makeEnquiry(tx, venue, couple);
    const [token, owner] = [await tokenOf(couple), await tokenOf(venue)];
    const scene = { bookingId, attachmentId: await talk(world, { couple, venue, bookingId }) };
    const found: string[] = [];

    const hasCanary = async (reader: string, way: number): Promise<boolean> =>
      (await request(reader, ...(WAYS[way % WAYS.length] as Way).request(scene))).includes(CANARY);
    const tryToRead = (account: string) => async (way: number) => {
      if (await hasCanary(await tokenOf(account), way)) found.push(`an outsider read it by way ${way}`);
      return READ;
    };
    for (const [way, { party }] of WAYS.entries())
      if (!(await hasCanary(party === 'couple' ? token : owner, way)))
        found.push(`its ${party} couldn’t read it by way ${way}`);

    const announced = new Set<string | null>();
    const stream = await openChangeStream(origins[number % origins.length] ?? '', token);
    const outsidersStream = await openChangeStream(origins[0] ?? '', await tokenOf(outsider), (id) =>
      announced.add(id),
    );
    const ending = endings[number % endings.length] as Ending;
    await together([
      ...clients(6, tryToRead(outsider)),
      ...clients(5, tryToRead(otherVenue)),
      ...clients(5, tryToRead(admin)),
      async () => {
        // Whether it can still be read depends on who is first.
        await hasCanary(token, number);
        return READ;
      },
      async () => {
        if (!(await hasCanary(owner, 0))) found.push('the business couldn’t read it');
        return READ;
      },
      () => send(venue, SEND_MESSAGE, { input: { bookingId, clientId: randomUUID(), body: 'Yes' } }),
      () => ending(world, { couple, admin, token }),
    ]);
    for (const way of WAYS.keys())
      if (await hasCanary(token, way)) found.push(`the couple read it by way ${way} after the end`);
    if ((await within(STREAM_MS, stream.closed)) === undefined) found.push('the stream outlived its session');
    // Once the outsider's own enquiry is announced, so are earlier changes.
    const own = await makeEnquiry(tx, otherVenue, outsider);
    const isOwnAnnounced = async () => {
      while (!announced.has(own.id)) await new Promise((resolve) => setTimeout(resolve, 5));
      return true;
    };
    if (!(await within(STREAM_MS, isOwnAnnounced())))
      found.push('the outsider’s own enquiry wasn’t announced');
    if (announced.has(bookingId)) found.push('an outsider’s stream announced the booking');
    outsidersStream.close();
    return found;
  },
};

const READ: Answer = { ok: true, result: {} };

/** Resolves with undefined if the promise takes longer. */
const within = <Value>(ms: number, promise: Promise<Value>): Promise<Value | undefined> =>
  Promise.race([
    promise,
    new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), ms).unref()),
  ]);

/** The couple sends a message with a file, the business a quote. Returns the ID of the file. */
async function talk(
  { send, request, tokenOf }: World,
  { couple, venue, bookingId }: { couple: string; venue: string; bookingId: string },
): Promise<string> {
  const form = new FormData();
  form.set('operations', JSON.stringify({ query: UPLOAD_ATTACHMENT, variables: { bookingId, file: null } }));
  form.set('map', JSON.stringify({ file: ['variables.file'] }));
  form.set('file', new Blob([makePdf(), CANARY]), 'Kingfisher.pdf');
  const uploaded = await request(await tokenOf(couple), '/graphql', {
    method: 'POST',
    headers: { 'apollo-require-preflight': 'true' },
    body: form,
  });
  const { data } = JSON.parse(uploaded) as { data: { r: { attachment: { id: string } } } };
  const attachmentId = data.r.attachment.id;
  await send(couple, SEND_MESSAGE, {
    input: { bookingId, clientId: randomUUID(), body: CANARY, attachmentIds: [attachmentId] },
  });
  const line = { label: 'Plate', quantity: 100, unit: 'PLATE', unitPrice: 145_000, gstRate: 5 };
  await send(venue, SEND_QUOTE, {
    input: {
      ...{ bookingId, clientId: randomUUID(), date: inDays(90), guests: 100, lines: [line], discount: 0 },
      ...{ validUntil: inDays(14), included: '', note: CANARY },
    },
  });
  return attachmentId;
}

/** The couple that loses its right. */
interface Lost {
  couple: string;
  admin: string;
  token: string;
}

const done = async (change: Promise<unknown>): Promise<Answer> => {
  await change;
  return { ok: true, result: {} };
};

type Ending = (world: World, lost: Lost) => Promise<Answer>;

/** Ways in which a couple loses the right to read a conversation. */
const endings: readonly Ending[] = [
  ({ request }, { token }) => done(request(token, '/graphql', graphqlRequest(LOGOUT, {}))),
  ({ send }, { admin, couple }) => send(admin, DELETE_USER, { id: couple }),
  ({ tx }, { couple }) => done(tx.sql(`UPDATE account SET role = 'admin' WHERE id = $1`, [couple])),
  ({ tx }, { couple }) => done(tx.sql(`UPDATE account SET role = 'venue' WHERE id = $1`, [couple])),
  ({ tx }, { couple }) => done(tx.sql(`DELETE FROM session WHERE account_id = $1`, [couple])),
];
