import { expect, test } from '@jest/globals';
import { newId } from '../src/core/ids.js';
import { startSession } from '../src/features/account/session.js';
import { makeUser } from '../src/features/user/user.factory.js';
import { makeVenue } from '../src/features/venue/venue.factory.js';
import { anotherApp, app, useApp } from './app.js';
import { makeBooking, type Fixtures } from './permissions/scene.js';
import { Follower, openChangeStream } from './stream-client.js';

/** A small share of `npm run bench:streams`: what must not depend on the load. */
const PAIRS = 15;

useApp();

const addressOf = (i: number) => ({ 'x-forwarded-for': `10.98.0.${i}` });

const makePairs = () =>
  Promise.all(
    Array.from({ length: PAIRS }, async (_, i) => {
      const [user, venue] = [await makeUser(), await makeVenue()];
      const fixtures = await makeBooking(user.id, venue.id);
      const [couple, owner] = [await startSession(app().tx, user.id), await startSession(app().tx, venue.id)];
      return { ...fixtures, couple: couple.token, owner: owner.token, headers: addressOf(i) };
    }),
  );

const send = ({ bookingId, userId }: Fixtures, body: string) =>
  app().sql(
    `INSERT INTO message (id, booking_id, sender_id, from_couple, client_id, body) VALUES ($1, $2, $3, true, $1, $4)`,
    [newId(), bookingId, userId, body],
  );

const openStreams = async (): Promise<number> => {
  const text = await (await fetch(`${app().url}/metrics`)).text();
  return Number(/^mandap_open_streams (\d+)/m.exec(text)?.[1]);
};

/** Waits until a condition holds. The test’s timeout ends it. */
async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 20));
}

test('thirty streams get the changes of their own bookings, and none survives its session', async () => {
  const pairs = await makePairs();
  const changed = pairs.map(() => new Set<string>());
  const streams = (
    await Promise.all(
      pairs.map(({ couple, owner, headers }, i) =>
        Promise.all(
          [couple, owner].map((token) =>
            openChangeStream(
              app().url,
              token,
              (bookingId) => bookingId && changed[i]?.add(`${token} ${bookingId}`),
              headers,
            ),
          ),
        ),
      ),
    )
  ).flat();
  expect(streams).toHaveLength(2 * PAIRS);
  expect(await openStreams()).toBe(2 * PAIRS);
  for (const pair of pairs) await send(pair, 'Hello');
  await until(() => changed.every(({ size }) => size === 2));
  expect(changed.map((each) => [...each].sort())).toEqual(
    pairs.map(({ bookingId, couple, owner }) => [`${couple} ${bookingId}`, `${owner} ${bookingId}`].sort()),
  );
  await app().sql(`DELETE FROM session`);
  const codes = await Promise.all(streams.map(({ closed }) => closed.then(({ code }) => code)));
  expect(new Set(codes)).toEqual(new Set([4403]));
  await until(async () => (await openStreams()) === 0);
});

test('pages whose process ends connect to another one, and miss and repeat nothing', async () => {
  const pairs = await makePairs();
  const second = await anotherApp();
  const followers = pairs.map(({ owner, bookingId, headers }) => new Follower(owner, bookingId, headers));
  const streams = await Promise.all(followers.map((follower) => follower.follow(second.app.url)));
  for (const pair of pairs) await send(pair, 'One');
  await second.stop();
  const codes = await Promise.all(streams.map(({ closed }) => closed.then(({ code }) => code)));
  expect(new Set(codes)).toEqual(new Set([1001]));
  for (const pair of pairs) await send(pair, 'Two');
  const again = await Promise.all(followers.map((follower) => follower.follow(app().url)));
  for (const pair of pairs) await send(pair, 'Three');
  await until(() => followers.every(({ seen }) => seen.includes('Three')));
  expect(followers.map(({ seen }) => seen)).toEqual(pairs.map(() => ['One', 'Two', 'Three']));
  for (const stream of again) stream.close();
});
