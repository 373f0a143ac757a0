// Opens hundreds of subscriptions, and prints the memory they take, how quickly changes arrive, how quickly they end
// with their sessions, and whether a page misses anything when its process is killed.
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '../db/data-source.js';
import type { Database } from '../src/core/database.js';
import { startSession } from '../src/features/account/session.js';
import { Follower, openChangeStream, type ChangeStream } from '../test/stream-client.js';
import { benchDatabase } from './database.js';
import { loadManyPeople } from './people.js';
import { start, type Subject } from './processes.js';

const STREAMS = Number(process.env.BENCH_STREAMS ?? 500);
const PAIRS = STREAMS / 2;
const MB = 1024 * 1024;
const MEMORY_TARGET = 150;
const LATENCY_TARGET_MS = 1000;
/** The bench ends at the latest after this. */
const LIMIT_MS = 170_000;
setTimeout(() => {
  console.error('The bench took too long');
  process.exit(1);
}, LIMIT_MS).unref();

interface Pair {
  bookingId: string;
  userId: string;
  couple: string;
  owner: string;
}

// More venues than pairs: some of them take no enquiries.
const server = await benchDatabase(2 * PAIRS, '.mandap-bench-streams');
const database = await openDatabase(server.url, { statementTimeout: 0 });
await loadManyPeople(database, PAIRS);
const startServer = () => start('./app-server.ts', { BENCH_DATABASE: server.url });

/** Makes an enquiry of each couple to another venue, with a session of each side. */
async function makePairs({ tx }: Database): Promise<Pair[]> {
  await tx.sql(`DELETE FROM booking WHERE status <> 'rejected'`);
  await tx.sql(`DELETE FROM session`);
  const bookings = await tx.sql<{ id: string; userId: string; listingId: string }>(
    `INSERT INTO booking (id, user_id, listing_id, listing_kind, listing_name, listing_city, name, contact, location,
       guests, event_date, address, event_type, message, code)
     SELECT gen_random_uuid(), u.id, l.id, l.kind, l.name, l.city, 'Load', '0000000000', 'Jaipur', 100,
       today_in_india() + 90, 'Road', 'WEDDING', 'Hello', '123456'
     FROM (SELECT row_number() OVER (ORDER BY id) AS number, id FROM user_profile LIMIT $1) u
     JOIN (SELECT row_number() OVER (ORDER BY id) AS number, id, kind, name, city FROM listing
           WHERE kind = 'venue' AND status = 'approved' LIMIT $1) l
       USING (number)
     RETURNING id, user_id AS "userId", listing_id AS "listingId"`,
    [PAIRS],
  );
  if (bookings.length < PAIRS) throw new Error(`Only ${bookings.length} of ${PAIRS} enquiries were made`);
  const pairs: Pair[] = [];
  for (const { id, userId, listingId } of bookings) {
    const [couple, owner] = [await startSession(tx, userId), await startSession(tx, listingId)];
    pairs.push({ bookingId: id, userId, couple: couple.token, owner: owner.token });
  }
  return pairs;
}

const send = ({ bookingId, userId }: Pair, body: string) =>
  database.tx.sql(
    `INSERT INTO message (id, booking_id, sender_id, from_couple, client_id, body) VALUES ($1, $2, $3, true, $1, $4)`,
    [randomUUID(), bookingId, userId, body],
  );

/** Runs tasks for all items, 25 at a time. */
async function each<Item, Result>(items: readonly Item[], run: (item: Item, i: number) => Promise<Result>) {
  const results: Result[] = [];
  for (let i = 0; i < items.length; i += 25)
    results.push(...(await Promise.all(items.slice(i, i + 25).map((item, j) => run(item, i + j)))));
  return results;
}

const percentile = (values: readonly number[], share: number): string => {
  const sorted = [...values].sort((a, b) => a - b);
  return `${(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(0)} ms`;
};

/** Opens all streams, measures, and ends all sessions. */
async function measure(servers: readonly Subject[]): Promise<void> {
  const originOf = (i: number) => servers[i % servers.length]?.origin ?? '';
  const memory = async () => {
    const all = await Promise.all(servers.map((subject) => subject.rss()));
    return all.reduce((sum, bytes) => sum + bytes, 0) / MB;
  };
  const pairs = await makePairs(database);
  /** When the change of each booking was sent, and how long it took to the business. */
  const sentAt = new Map<string, number>();
  const latencies: number[] = [];
  const arrived = (bookingId: string | null) => {
    const began = bookingId && sentAt.get(bookingId);
    if (!began) return;
    sentAt.delete(bookingId);
    latencies.push(performance.now() - began);
  };
  // One stream of each server and one change first: what is loaded with the first connection isn't per stream.
  for (const [i] of servers.entries()) {
    const token = pairs[0]?.couple ?? '';
    (await openChangeStream(originOf(i), token)).close();
  }
  await pause(500);
  const before = await memory();
  const streams = await each(pairs, async ({ couple, owner }, i) => [
    await openChangeStream(originOf(i), couple),
    await openChangeStream(originOf(i + 1), owner, arrived),
  ]).then((opened) => opened.flat());
  const after = await memory();
  const growth = after - before;
  console.log(
    `${streams.length} streams on ${servers.length} process${servers.length > 1 ? 'es' : ''}: ${before.toFixed(0)} MB before, ${after.toFixed(0)} MB after, growth ${growth.toFixed(0)} MB (target below ${MEMORY_TARGET})`,
  );
  for (const pair of pairs) {
    sentAt.set(pair.bookingId, performance.now());
    await send(pair, 'Hello');
    await pause(5);
  }
  for (let i = 0; sentAt.size > 0 && i < 100; i++) await pause(50);
  console.log(
    `  a message reaches the other side’s stream: p50 ${percentile(latencies, 0.5)}, p99 ${percentile(latencies, 0.99)} (target ${LATENCY_TARGET_MS} ms), ${sentAt.size} lost`,
  );
  const slow = latencies.filter((latency) => latency > LATENCY_TARGET_MS).length > latencies.length / 100;
  if (growth > MEMORY_TARGET || sentAt.size > 0 || slow) process.exitCode = 1;
  await endSessions(streams);
}

async function endSessions(streams: readonly ChangeStream[]): Promise<void> {
  const began = performance.now();
  await database.tx.sql(`DELETE FROM session`);
  const ends = await Promise.race([
    Promise.all(streams.map(({ closed }) => closed)),
    pause(20_000, undefined, { ref: false }),
  ]);
  if (!ends) {
    console.log('  some streams survived their session');
    process.exitCode = 1;
    return;
  }
  const last = Math.max(...ends.map(({ at }) => at)) - began;
  const wrong = ends.filter(({ code }) => code !== 4403).length;
  console.log(
    `  all sessions end: the last stream is closed after ${last.toFixed(0)} ms, ${wrong} with another code`,
  );
  if (wrong) process.exitCode = 1;
}

/** Kills one of two processes while messages are sent. Its pages connect to the other one. */
async function killOne(servers: readonly [Subject, Subject]): Promise<void> {
  const pairs = await makePairs(database);
  const [first, second] = servers;
  let reconnections = 0;
  const latest: ChangeStream[] = [];
  const followers = await each(pairs, async ({ owner, bookingId }, i) => {
    const follower = new Follower(owner, bookingId);
    const stream = await follower.follow(i % 2 ? second.origin : first.origin);
    latest.push(stream);
    if (i % 2 === 0)
      void stream.closed.then(async () => {
        // As the web app: after a random part of a second.
        await pause(Math.random() * 1000);
        latest.push(await follower.follow(second.origin));
        reconnections++;
      });
    return follower;
  });
  const BODIES = ['One', 'Two', 'Three'];
  for (const body of BODIES) {
    for (const pair of pairs) await send(pair, body);
    if (body === 'One') await first.kill();
  }
  const wrong = () => followers.filter(({ seen }) => seen.join() !== BODIES.join()).length;
  const began = performance.now();
  for (let i = 0; wrong() > 0 && i < 400; i++) await pause(50);
  console.log(
    `One of two processes killed: ${reconnections} streams connected again; ${wrong()} of ${followers.length} pages miss or repeat a message, after ${((performance.now() - began) / 1000).toFixed(1)} s`,
  );
  if (wrong() > 0) process.exitCode = 1;
  for (const stream of latest) stream.close();
}

const alone = await startServer();
await measure([alone]);
await alone.stop();
const two = [await startServer(), await startServer()] as const;
await measure(two);
await killOne(two);
await two[1].stop();
await database.source.destroy();
await server.stop();
process.exit();
