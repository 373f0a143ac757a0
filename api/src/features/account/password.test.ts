import { expect, test } from '@jest/globals';
import { hashPassword, passwordMatches } from './password.js';
import { makeUser } from '../user/user.factory.js';
import { useApp } from '../../../test/app.js';
import { client } from '../../../test/client.js';
import { TEST_PASSWORD, uniqueEmail } from './account.factory.js';

useApp();

test('hashes are salted Argon2id with the parameters that OWASP lists first', async () => {
  const [one, two] = await Promise.all([hashPassword(TEST_PASSWORD), hashPassword(TEST_PASSWORD)]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(two);
  expect(await passwordMatches(one, TEST_PASSWORD)).toBe(true);
  expect(await passwordMatches(one, `${TEST_PASSWORD}x`)).toBe(false);
  expect(await passwordMatches(undefined, TEST_PASSWORD)).toBe(false);
});

/** Keeps the hash queue full by replacing each finished hash; returns a function that drains it. */
function keepQueueFull(): () => Promise<void> {
  let full = true;
  const next = async () => {
    while (full) await hashPassword('x');
  };
  // Two run and a hundred wait.
  const hashes = Array.from({ length: 102 }, () => next().catch(() => undefined));
  return async () => {
    full = false;
    await Promise.all(hashes);
  };
}

test('known and unknown addresses take equally long: both wait for a hash, and both are rejected when the queue is full', async () => {
  const { email } = await makeUser();
  const login = (address: string) =>
    client().rest('POST', '/user/login', { email: address, password: TEST_PASSWORD });
  // The first login creates the hash for unknown addresses.
  expect((await login(email)).status).toBe(200);
  const drainQueue = keepQueueFull();
  const answers = [await login(email), await login(uniqueEmail('nobody'))];
  await drainQueue();
  for (const { status, body, headers } of answers) {
    expect([status, headers.get('retry-after')]).toEqual([503, '5']);
    expect(body).toMatchObject({ message: 'We’re busy right now. Please try again in a moment.' });
  }
  expect((await login(email)).status).toBe(200);
});
