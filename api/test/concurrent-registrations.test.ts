import { expect, test } from '@jest/globals';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { TEST_PASSWORD, uniqueEmail } from '../src/features/account/account.factory.js';
import { makeAdmin } from '../src/features/admin/admin.factory.js';
import { app, useApp } from './app.js';
import { client, loggedIn } from './client.js';

useApp();

/** Registrations at a time, and connections that are left for them. */
const COUNT = 2;

const PERSON = { email: '', password: TEST_PASSWORD, phone: '9829044170' };
const VENUE = { businessName: 'Jheel Mahal', yourName: 'Asha Rao', city: 'Udaipur' };
const VENDOR = { businessName: 'Rang Studio', name: 'Asha Rao', city: 'Udaipur', category: 'MEHENDI_ARTIST' };
const { phone: contact, ...account } = PERSON;
const ADMIN = { ...account, contact, name: 'Asha Rao', city: 'Udaipur', address: '22 Fatehpura' };

test.each([
  ['User', { ...PERSON, fullName: 'Asha Rao' }],
  ['Venue', { ...PERSON, ...VENUE }],
  ['Vendor', { ...PERSON, ...VENDOR }],
  ['Admin', ADMIN],
])('as many registrations of a %s as the pool has connections succeed at once', async (role, input) => {
  const { database, env } = app().services;
  const caller = role === 'Admin' ? await loggedIn((await makeAdmin()).id) : client();
  const others = await Promise.all(
    Array.from({ length: database.pool.options.max - COUNT }, () => database.pool.connect()),
  );
  // Registrations that have inserted nothing yet wait for this lock, each with a connection.
  const locker = new pg.Client({ connectionString: env.databaseUrl });
  await locker.connect();
  try {
    await locker.query('BEGIN; LOCK TABLE account IN SHARE ROW EXCLUSIVE MODE');
    const answers = Array.from({ length: COUNT }, () =>
      caller.gql<{ answer: { userErrors: object[] } }>(
        `mutation R($input: Register${role}Input!) { answer: register${role}(input: $input) { userErrors { message } } }`,
        { input: { ...input, email: uniqueEmail('concurrent') } },
      ),
    );
    let isAnswered = false;
    void Promise.race(answers).then(() => (isAnswered = true));
    const waiting = async () => {
      const { rows } = await locker.query<{ count: number }>(
        `SELECT count(*)::int FROM pg_locks WHERE relation = 'account'::regclass AND NOT granted`,
      );
      return rows[0]?.count;
    };
    while (!isAnswered && (await waiting()) !== COUNT) await pause(10);
    await locker.query('COMMIT');
    for (const { data } of await Promise.all(answers)) expect(data).toEqual({ answer: { userErrors: [] } });
  } finally {
    await locker.end();
    for (const each of others) each.release();
  }
});
