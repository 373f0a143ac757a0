import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { startSession } from '../../src/features/account/session.js';
import type { Tx } from '../../src/core/database.js';
import { CODE, inDays, makeCouples } from '../../test/invariants/people.js';

/** What happened in one phase of the upgrade. */
export interface Phase {
  name: string;
  /** Responses by status; 0 for broken connections. */
  statuses: Map<number, number>;
  /** Successful responses with wrong data, and unexpected errors. */
  wrong: string[];
  /** Longest wait for a response, in milliseconds. */
  longest: number;
}

export interface Traffic {
  /** Ends the current phase and starts the next. */
  startPhase(name: string): void;
  stop(): Promise<Phase[]>;
}

type Json = Record<string, unknown>;
const REFUSALS = ['NOT_FOUND', 'CONFLICT', 'FORBIDDEN', 'TOO_MANY_REQUESTS', 'UNAVAILABLE'];
const BOOKING = '{ booking { id status date } userErrors { message } }';

/**
 * Visitors read; couples enquire, add to wishlists, write messages and reviews; owners decide. Each reads what it has
 * written.
 */
export async function startTraffic(origin: string, tx: Tx): Promise<Traffic> {
  const venues = await tx.sql<{ id: string; name: string }>(
    `SELECT id, name FROM listing WHERE kind = 'venue' AND status = 'approved' ORDER BY rank DESC, id LIMIT 50`,
  );
  const schema = await (await fetch(`${origin}/schema.graphql`)).text();
  const couples = await makeCouples(tx, 4);
  const tokens = new Map<string, string>();
  for (const account of [...couples, ...venues.map(({ id }) => id)])
    tokens.set(account, (await startSession(tx, account)).token);
  const phases: Phase[] = [];
  const begin = (name: string) => phases.push({ name, statuses: new Map(), wrong: [], longest: 0 });
  begin('before');
  let running = true;
  let sent = 0;

  const request = async (path: string, init: RequestInit = {}): Promise<string | undefined> => {
    const n = ++sent;
    const headers = new Headers(init.headers);
    headers.set('x-forwarded-for', `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`);
    const began = performance.now();
    let [status, body] = [0, ''];
    try {
      const response = await fetch(origin + path, { ...init, headers, signal: AbortSignal.timeout(30_000) });
      body = await response.text();
      status = response.status;
    } catch {
      // The connection broke.
    }
    const phase = phases.at(-1);
    if (phase) {
      phase.statuses.set(status, (phase.statuses.get(status) ?? 0) + 1);
      phase.longest = Math.max(phase.longest, performance.now() - began);
    }
    return status === 200 ? body : undefined;
  };
  const recordProblem = (text: string) => phases.at(-1)?.wrong.push(text);
  /** Returns the data of a document; undefined if it was refused or failed. */
  const graphql = async (account: string | undefined, query: string, variables: Json = {}) => {
    const body = await request('/graphql', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/graphql-response+json, application/json',
        ...(account && { cookie: `mandap=${tokens.get(account)}` }),
      },
      body: JSON.stringify({ query, variables }),
    });
    if (!body) return undefined;
    const { data, errors } = JSON.parse(body) as {
      data?: Record<string, Json & { userErrors?: { message: string }[] }>;
      errors?: { message: string; extensions: { code: string } }[];
    };
    const [error] = errors ?? [];
    if (error && !REFUSALS.includes(error.extensions.code))
      recordProblem(`${query.slice(0, 60)}: ${error.extensions.code} ${error.message}`);
    const refused = Boolean(error) || Object.values(data ?? {}).some((field) => field?.userErrors?.length);
    return refused ? undefined : data;
  };
  const anyVenue = () => venues[Math.floor(Math.random() * venues.length)] ?? { id: '', name: '' };
  const anyCouple = () => couples[Math.floor(Math.random() * couples.length)] ?? '';

  const browse = async () => {
    const { id, name } = anyVenue();
    const rest = await request(`/api/v1/venue/${id}`);
    if (rest && !rest.includes(JSON.stringify(name).slice(1, -1)))
      recordProblem('a venue has another name (REST)');
    // Each document is new, so it isn't in the cache.
    const one = await graphql(undefined, `{ v${sent}: venue(id: "${id}") { name ratingCount } }`);
    if (one && Object.values(one)[0]?.name !== name) recordProblem('a venue has another name (GraphQL)');
    await graphql(
      undefined,
      `{ l${sent}: venues(first: 20) { totalCount nodes { id name city vegPrice ratingAverage } } }`,
    );
  };

  const addToWishlist = async () => {
    const [couple, { id }] = [anyCouple(), anyVenue()];
    const added = await graphql(
      couple,
      `
        mutation A($id: ID!) {
          r: addToWishlist(listingId: $id) {
            userErrors {
              message
            }
          }
        }
      `,
      { id },
    );
    if (!added) return;
    const [row] = await tx.sql(`SELECT FROM wishlist_item WHERE user_id = $1 AND listing_id = $2`, [
      couple,
      id,
    ]);
    if (!row) recordProblem('a listing is missing in the wishlist');
  };

  const enquire = async () => {
    const [couple, { id: listingId }] = [anyCouple(), anyVenue()];
    const input = {
      ...{ listingId, name: 'Ananya', contact: '9829044171', address: 'Lal Ghat', location: 'Udaipur' },
      ...{
        date: inDays(30 + (sent % 300)),
        guests: 200,
        typeOfEvent: 'Wedding',
        message: randomBytes(6).toString('hex'),
      },
    };
    const made = await graphql(
      couple,
      `mutation E($input: EnquiryInput!) { r: sendEnquiry(input: $input) ${BOOKING} }`,
      { input },
    );
    const { id } = (made?.r?.booking ?? {}) as { id?: string };
    if (!id) return;
    if (schema.includes('sendMessage(')) {
      const message = { bookingId: id, clientId: randomUUID(), body: 'Is the verandah covered?' };
      await graphql(
        couple,
        `
          mutation M($input: SendMessageInput!) {
            r: sendMessage(input: $input) {
              userErrors {
                message
              }
            }
          }
        `,
        { input: message },
      );
    }
    await tx.sql(`UPDATE booking SET code = $2 WHERE id = $1`, [id, CODE]);
    const [decision, status] =
      sent % 2
        ? [`approveBooking(id: $id, code: "${CODE}")`, 'APPROVED']
        : ['rejectBooking(id: $id)', 'REJECTED'];
    const decided = await graphql(listingId, `mutation D($id: ID!) { r: ${decision} ${BOOKING} }`, { id });
    if (!decided) return;
    const read = await graphql(
      couple,
      `
        query B($id: ID!) {
          r: booking(id: $id) {
            status
          }
        }
      `,
      { id },
    );
    if (read && read.r?.status !== status)
      recordProblem(`a booking is ${String(read.r?.status)} instead of ${status}`);
  };

  const review = async () => {
    const [couple, { id: listingId }] = [anyCouple(), anyVenue()];
    const message = `We danced until ${randomBytes(6).toString('hex')}`;
    const written = await graphql(
      couple,
      `
        mutation W($input: ReviewInput!) {
          r: writeReview(input: $input) {
            userErrors {
              message
            }
          }
        }
      `,
      {
        input: { listingId, rating: 5, message },
      },
    );
    if (!written) return;
    const [row] = await tx.sql<{ message: string }>(
      `SELECT message FROM review WHERE user_id = $1 AND listing_id = $2`,
      [couple, listingId],
    );
    if (!row) recordProblem('a review is missing');
  };

  const edit = async () => {
    const { id } = anyVenue();
    const summary = `Lawns by the lake, ${randomBytes(6).toString('hex')}`;
    const edited = await graphql(
      id,
      `
        mutation U($s: String!) {
          r: updateVenue(input: { summary: $s }) {
            userErrors {
              message
            }
          }
        }
      `,
      { s: summary },
    );
    const read = edited && (await graphql(id, `{ r: venue(id: "${id}") { summary } }`));
    if (read && read.r?.summary !== summary) recordProblem('an owner does not see what was written');
  };

  // One loop per kind of write, so that none changes what another reads back.
  const loops = [browse, browse, addToWishlist, enquire, review, edit].map(async (act) => {
    while (running) {
      await act();
      await pause(20);
    }
  });
  return {
    startPhase: (name) => void begin(name),
    async stop() {
      running = false;
      await Promise.all(loops);
      return phases;
    },
  };
}
