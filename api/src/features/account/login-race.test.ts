import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { hashToken, newId } from '../../core/ids.js';
import { makeUser } from '../user/user.factory.js';
import { app, useApp } from '../../../test/app.js';
import { client } from '../../../test/client.js';
import { TEST_PASSWORD } from './account.factory.js';
import { hashPassword } from './password.js';
import { startSession } from './session.js';

useApp();

const sessions = (accountId: string) => app().sql(`SELECT 1 FROM session WHERE account_id = $1`, [accountId]);

/** Runs `first` in an open transaction until the call waits for it or returns; then commits. */
async function during<Answer>(first: [text: string, values: unknown[]][], call: () => Promise<Answer>) {
  const connection = await app().services.database.pool.connect();
  try {
    await connection.query('BEGIN');
    for (const [text, values] of first) await connection.query(text, values);
    let answered = false;
    const answer = call().finally(() => (answered = true));
    while (!answered && !(await someoneWaits())) await pause(20);
    await connection.query('COMMIT');
    return await answer;
  } finally {
    connection.release();
  }
}

const someoneWaits = async () =>
  (
    await app().sql(
      `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    )
  ).length > 0;

test('a login with the old password fails if a concurrent reset commits first', async () => {
  const { id, email } = await makeUser();
  const caller = client();
  const answer = await during(
    [[`UPDATE account SET password_hash = $2 WHERE id = $1`, [id, await hashPassword('Changed#456')]]],
    () => caller.rest<{ message: string }>('POST', '/user/login', { email, password: TEST_PASSWORD }),
  );
  expect([answer.status, answer.body.message]).toEqual([401, 'Invalid Credentials']);
  expect(caller.cookies.size).toBe(0);
  expect(await sessions(id)).toEqual([]);
});

test('a reset ends the session of a login that has not committed yet', async () => {
  const { id, email } = await makeUser();
  await app().sql(
    `INSERT INTO password_reset (id, email, code_hash, expires_at, ticket_hash, ticket_expires_at)
     VALUES ($1, $2, '', now(), $3, now() + interval '10 minutes')`,
    [newId(), email, hashToken('ticket')],
  );
  await startSession(app().tx, id);
  const { data } = await during(
    [
      [`SELECT 1 FROM account WHERE id = $1 FOR SHARE`, [id]],
      [
        `INSERT INTO session (token_hash, account_id, expires_at) VALUES ($1, $2, now() + interval '1 day')`,
        [hashToken('late'), id],
      ],
    ],
    () =>
      client().gql<{ resetPassword: { message: string } }>(
        'mutation { resetPassword(ticket: "ticket", password: "Changed#456") { message } }',
      ),
  );
  expect(data.resetPassword.message).toBe('Password reset successfully!');
  expect(await sessions(id)).toEqual([]);
});
