import { randomUUID } from 'node:crypto';
import { openChangeStream } from '../stream-client.js';
import { makePdf } from '../../src/features/conversation/attachment.factory.js';
import { DELETE_USER, LOGOUT, SEND_MESSAGE, SEND_QUOTE, UPLOAD_ATTACHMENT } from './documents.js';
import { clients, graphqlRequest, type Answer, type Invariant, type World } from './invariant.js';
import { inDays, makeAdmin, makeCouples, makeEnquiry, makeVenue } from './people.js';

/** In the message, the name of its file and the quote, and nowhere else. */
const CANARY = 'Kingfisher';

const CONVERSATION = `quotes { note } timeline(first: 10) { nodes { ... on Message { body attachments { name } } } }`;

interface Scene {
  bookingId: string;
  attachmentId: string;
}

/** Ways to read a conversation: each has the path and the rest of its request. */
const WAYS: readonly ((scene: Scene) => [string, RequestInit?])[] = [
  ({ bookingId: id }) => query(`query Q($id: ID!) { booking(id: $id) { ${CONVERSATION} } }`, { id }),
  ({ bookingId: id }) =>
    query(`query Q($id: ID!) { node(id: $id) { ... on Booking { ${CONVERSATION} } } }`, { id }),
  () =>
    query(
      `{ myBookings(first: 5) { nodes { ${CONVERSATION} } } inbox(first: 5) { nodes { ${CONVERSATION} } } }`,
    ),
  () => query(`{ notifications(first: 5) { nodes { text booking { ${CONVERSATION} } } } }`),
  ({ attachmentId }) => [`/media/attachment/${attachmentId}/download`],
];

const query = (document: string, variables: object = {}): [string, RequestInit] => [
  '/graphql',
  graphqlRequest(document, variables),
];

/** How long a stream may take to end, on a busy machine. */
const STREAM_END_MS = 20_000;

/**
 * Outsiders try to read a conversation by all ways while its parties read it and the couple loses the right to: by
 * logging out, deletion, another role, or the end of the session. From then on, the couple's token reads nothing, and
 * its stream is closed.
 */
export const privateConversation: Invariant = {
  name: 'private-conversation',
  async round(world) {
    const { tx, number, couples, origins, tokenOf, request, together } = world;
    const [couple = ''] = await makeCouples(tx, 1);
    const [venue, otherVenue, admin] = [await makeVenue(tx), await makeVenue(tx), await makeAdmin(tx)];
    const { id: bookingId } = await makeEnquiry(tx, venue, couple);
    const token = await tokenOf(couple);
    const scene = { bookingId, attachmentId: await talk(world, { couple, venue, bookingId }) };
    const found: string[] = [];

    const read = async (reader: string, way: number): Promise<string> => {
      const [path, init] = (WAYS[way % WAYS.length] ?? query)(scene as never);
      return request(reader, path, init);
    };
    const tries = async (account: string, way: number): Promise<Answer> => {
      const text = await read(await tokenOf(account), way);
      if (text.includes(CANARY)) found.push(`an outsider read it by way ${way}`);
      return { ok: true, result: {} };
    };
    const reads = async (reader: string, way: number): Promise<Answer> => ({
      ok: (await read(reader, way)).includes(CANARY),
      result: {},
    });

    const outsider = couples[number % couples.length] ?? '';
    const received: (string | null)[] = [];
    const [stream, outsiders] = await Promise.all([
      openChangeStream(origins[number % origins.length] ?? '', token),
      openChangeStream(origins[0] ?? '', await tokenOf(outsider), (id) => received.push(id)),
    ]);
    const owner = await tokenOf(venue);
    const before = await reads(token, number);
    if (!before.ok && number % WAYS.length < 2) found.push('the couple couldn’t read it before');
    const answers = await together([
      ...clients(5, (index) => tries(outsider, index)),
      ...clients(5, (index) => tries(otherVenue, index)),
      ...clients(4, (index) => tries(admin, index)),
      ...clients(3, (index) => reads(token, index)),
      ...clients(2, (index) => reads(owner, index)),
      () => endings[number % endings.length]?.(world, { couple, admin, token }) ?? tries(admin, 4),
    ]);
    if (!answers.slice(17, 19).every(({ ok }) => ok)) found.push('the business couldn’t read it');
    for (const way of WAYS.keys())
      if ((await reads(token, way)).ok) found.push(`the couple read it by way ${way} after the end`);
    const late = new Promise<string>((resolve) => setTimeout(() => resolve('open'), STREAM_END_MS).unref());
    if ((await Promise.race([stream.closed, late])) === 'open') found.push('the stream outlived its session');
    outsiders.close();
    if (received.includes(bookingId)) found.push('an outsider received of it');
    return found;
  },
};

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

interface Ending {
  couple: string;
  admin: string;
  token: string;
}

const done = async (change: Promise<unknown>): Promise<Answer> => {
  await change;
  return { ok: true, result: {} };
};

/** Ways in which a couple loses the right to read a conversation. */
const endings: readonly ((world: World, ending: Ending) => Promise<Answer>)[] = [
  ({ request }, { token }) => done(request(token, '/graphql', graphqlRequest(LOGOUT, {}))),
  ({ send }, { admin, couple }) => send(admin, DELETE_USER, { id: couple }),
  ({ tx }, { couple }) => done(tx.sql(`UPDATE account SET role = 'admin' WHERE id = $1`, [couple])),
  ({ tx }, { couple }) => done(tx.sql(`UPDATE account SET role = 'venue' WHERE id = $1`, [couple])),
  ({ tx }, { couple }) => done(tx.sql(`DELETE FROM session WHERE account_id = $1`, [couple])),
];
