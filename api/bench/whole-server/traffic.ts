import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { openDatabase } from '../../db/data-source.js';
import { startSession } from '../../src/features/account/session.js';
import type { Servers } from './servers.js';

/** What visitors, couples and owners do without a pause, until the traffic is stopped. */
export interface Traffic {
  /** Number of answers by what was requested and by status; 0 for broken connections. */
  readonly statuses: Record<Kind, Map<number, number>>;
  /** Number of answers 200, by what was requested. */
  done: (kind: Kind) => number;
  /** Sends one more read of a visitor. */
  visit: () => Promise<void>;
  /** Successful answers that were wrong. */
  readonly wrong: string[];
  /** Addresses of acknowledged registrations. */
  readonly registered: string[];
  /** Stops and returns the acknowledged writes that are missing. */
  stop(): Promise<string[]>;
}

interface Answer {
  body: string;
  /** Cookies that it sets. */
  cookies: string;
}

export type Kind = 'read' | 'write' | 'upload';

/** Milliseconds before a client tries again. */
const RETRY_MS = 50;

interface Pace {
  /** Milliseconds between two actions of the same person. */
  restMs?: number;
  /** Milliseconds between two registrations, whose passwords are hashed, and between two uploads. */
  slowMs?: number;
}

/** Starts the traffic: visitors who read, one who enquires, people who register, and owners who edit and add pictures. */
export async function startTraffic(
  { origin, postgres, storedKeys }: Servers,
  { restMs = 0, slowMs = 250 }: Pace = {},
): Promise<Traffic> {
  const database = await openDatabase(postgres.primary.url);
  const venues = await database.tx.sql<{ id: string; name: string }>(
    `SELECT id, name FROM listing WHERE kind = 'venue' AND status = 'approved' ORDER BY id`,
  );
  const cookies = await Promise.all(
    venues.map(async ({ id }) => `mandap=${(await startSession(database.tx, id)).token}`),
  );
  const statuses: Traffic['statuses'] = { read: new Map(), write: new Map(), upload: new Map() };
  const wrong: string[] = [];
  const messages: string[] = [];
  const registered: string[] = [];
  const pictures: string[] = [];
  let running = true;
  let sent = 0;

  /** Sends a request from a new address. Returns an answer 200, otherwise undefined. */
  const send = async (kind: Kind, path: string, init: RequestInit = {}): Promise<Answer | undefined> => {
    const n = ++sent;
    const headers = new Headers(init.headers);
    headers.set('x-forwarded-for', `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`);
    let status = 0;
    let answer: Answer = { body: '', cookies: '' };
    try {
      const response = await fetch(origin + path, { ...init, headers, signal: AbortSignal.timeout(10_000) });
      const cookies = response.headers.getSetCookie().map((line) => line.split(';')[0]);
      answer = { body: await response.text(), cookies: cookies.join('; ') };
      status = response.status;
    } catch {
      // The connection broke.
    }
    statuses[kind].set(status, (statuses[kind].get(status) ?? 0) + 1);
    if (status === 200) return answer;
    await pause(RETRY_MS);
    return undefined;
  };
  const post = (kind: Kind, path: string, body: object, cookie?: string) =>
    send(kind, path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/graphql-response+json, application/json',
        ...(cookie && { cookie }),
      },
      body: JSON.stringify(body),
    });
  const venue = () => venues[Math.floor(Math.random() * venues.length)] ?? { id: '', name: '' };

  const visit = async () => {
    const { id, name } = venue();
    // Each GraphQL document is new, so it isn't in the cache.
    const reads: [path: string, expected: string, body?: object][] = [
      [`/venuelist/${id}`, name],
      [`/api/v1/venue/${id}`, name],
      ['/graphql', name, { query: `{ v${sent}: venue(id: "${id}") { name } }` }],
      [
        '/graphql',
        '"totalCount":',
        { query: `{ v${sent}: venues { totalCount nodes { name city vegPrice maxGuests } } }` },
      ],
    ];
    const [path, expected, body] = reads[sent % reads.length] ?? ['/', ''];
    const answer = await (body ? post('read', path, body) : send('read', path));
    if (answer && !answer.body.includes(expected)) wrong.push(`${path} has no ${expected}`);
  };

  const write = async () => {
    const message = `Message ${randomBytes(8).toString('hex')}`;
    const event = { date: '2030-02-14', guests: 200, typeOfEvent: 'Wedding', address: '22 Fatehpura' };
    const person = { name: 'Kavya Rao', contact: '0000011111', location: 'Udaipur' };
    if (await post('write', '/api/v1/enquiry/submit', { ...person, ...event, message }))
      messages.push(message);
  };

  const register = async () => {
    const email = `kavya.${randomBytes(8).toString('hex')}@mail.example`;
    const person = { fullName: 'Kavya Rao', phone: '0000011111', password: 'Shaadi#2027' };
    if (await post('write', '/api/v1/user/register', { ...person, email })) registered.push(email);
    await pause(slowMs);
  };

  // Owners change their own summary, and must read what they have written.
  const edit = async () => {
    const i = Math.floor(Math.random() * venues.length);
    const summary = `Lawns and a hall by the lake, number ${randomBytes(8).toString('hex')}`;
    const query = `mutation($s: String!) { updateVenue(input: { summary: $s }) { userErrors { message } } }`;
    const cookie = cookies[i] ?? '';
    const answer = await post('write', '/graphql', { query, variables: { s: summary } }, cookie);
    if (!answer?.body.includes('"userErrors":[]')) return;
    // Like a browser, with the cookie that says that it has written.
    const jar = `${cookie}; ${answer.cookies}`;
    // From the primary, so it isn't available when writes aren't.
    const seen = await post(
      'write',
      '/graphql',
      { query: `{ venue(id: "${venues[i]?.id}") { summary } }` },
      jar,
    );
    if (seen && !seen.body.includes(summary)) wrong.push('an owner does not see what was written');
  };

  const upload = async () => {
    const i = pictures.length % venues.length;
    const pixels = { raw: { width: 400, height: 300, channels: 3 as const } };
    const file = await sharp(randomBytes(400 * 300 * 3), pixels)
      .jpeg()
      .toBuffer();
    const form = new FormData();
    const query =
      'mutation($files: [Upload!]!) { addPictures(files: $files) { added userErrors { message } pictures { url } } }';
    form.set('operations', JSON.stringify({ query, variables: { files: [null] } }));
    form.set('map', JSON.stringify({ 0: ['variables.files.0'] }));
    form.set('0', new File([new Uint8Array(file)], 'lawn.jpg'));
    const headers = { cookie: cookies[i] ?? '', 'apollo-require-preflight': '1' };
    const answer = await send('upload', '/graphql', { method: 'POST', body: form, headers });
    const { data } = JSON.parse(answer?.body ?? '{}') as {
      data?: { addPictures?: { added: string[] | null; pictures: { url: string }[] | null } };
    };
    const added = data?.addPictures;
    if (added?.added?.length) pictures.push(added.pictures?.at(-1)?.url.split('/').at(-1) ?? '');
    await pause(slowMs);
  };

  const lanes = [visit, visit, write, register, edit, upload].map(async (act) => {
    while (running) {
      await act();
      await pause(restMs);
    }
  });
  return {
    ...{ statuses, wrong, registered, visit },
    done: (kind) => statuses[kind].get(200) ?? 0,
    async stop() {
      running = false;
      await Promise.all(lanes);
      const found = await database.tx.sql<{ message: string }>('SELECT message FROM enquiry');
      const accounts = await database.tx.sql<{ email: string }>('SELECT email FROM account');
      await database.source.destroy();
      const present = new Set([
        ...found.map(({ message }) => message),
        ...accounts.map(({ email }) => email),
        ...storedKeys().map((key) => key.replace(/^original\//, '')),
      ]);
      return [...messages, ...registered, ...pictures].filter((each) => !present.has(each));
    },
  };
}
