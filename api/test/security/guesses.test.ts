import { afterEach, expect, jest, test } from '@jest/globals';
import { countUnknownBrowser } from '../../src/features/account/login-attempts.js';
import { uniqueEmail } from '../../src/features/account/account.factory.js';
import { AppError } from '../../src/core/errors.js';
import { makeLimits } from '../../src/core/limits.js';
import { makeReadLimits } from '../../src/core/read-limits.js';
import { makeUser } from '../../src/features/user/user.factory.js';
import { app, useApp } from '../app.js';
import { client, type Client } from '../client.js';
import { deliverMail } from './post.js';

useApp();
afterEach(() => {
  jest.restoreAllMocks();
});

const NETWORKS = Array.from({ length: 1000 }, (_, i) => `10.66.${i >> 8}.${i & 255}`);
const QUARTER = 15 * 60 * 1000;
const DAY = 96 * QUARTER;

test('1,000 networks try at most 960 passwords for an account within any 24 hours', async () => {
  const limits = makeLimits(app().services.database, makeReadLimits());
  const target = { email: uniqueEmail('victim'), role: 'user' } as const;
  const start = Math.ceil(Date.now() / DAY) * DAY;
  let now = start;
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  const guesses: number[] = [];
  const guess = async (network: string): Promise<boolean> => {
    try {
      await countUnknownBrowser(limits, target, network);
      guesses.push(now);
      return true;
    } catch (error) {
      if (error instanceof AppError && error.code === 'TOO_MANY_REQUESTS') return false;
      throw error;
    }
  };

  // A first guess opens a window; the rest of it comes at its end, where the next window begins.
  await guess('10.66.0.0');
  for (now = start + DAY - QUARTER; now <= start + 1.3 * DAY; now += QUARTER) {
    let refused = 0;
    for (const network of NETWORKS) {
      let tries = 0;
      while (tries < 12 && (await guess(network))) tries++;
      expect(tries).toBeLessThanOrEqual(10);
      // Once three networks in a row are rejected, the account's shared limit has been reached.
      refused = tries ? 0 : refused + 1;
      if (refused === 3) break;
    }
  }
  const within = (from: number) => guesses.filter((time) => time >= from && time < from + DAY).length;
  expect(Math.max(...guesses.map(within))).toBe(960);
  // The limit resets by itself.
  expect(guesses.length).toBeGreaterThan(960);
});

test('1,000 networks try at most 600 reset codes for an account within a day', async () => {
  const { email } = await makeUser();
  const browsers: Client[] = [];
  let refused = 0;
  for (const network of NETWORKS) {
    const browser = client(new Map(), network);
    const { status } = await browser.gql(
      'mutation R($email: String!) { requestPasswordReset(email: $email) { message } }',
      { email },
    );
    expect([200, 429]).toContain(status);
    if (status === 200) browsers.push(browser);
    refused = status === 200 ? 0 : refused + 1;
    // Networks share only the limit per email address: if fifty are rejected, so are all that follow.
    if (refused === 50) break;
  }
  expect(browsers).not.toHaveLength(0);
  const emails = await deliverMail();
  expect(emails).toHaveLength(browsers.length);
  for (const browser of browsers)
    for (let i = 0; i < 6; i++)
      await browser.gql(
        'mutation V($email: String!, $code: String!) { verifyPasswordReset(email: $email, code: $code) { ticket } }',
        { email, code: `00000${i}` },
      );
  const [{ tries = 0 } = {}] = await app().sql<{ tries: number }>(
    `SELECT sum(tries)::int AS tries FROM password_reset WHERE email = $1`,
    [email],
  );
  expect(tries).toBe(browsers.length * 5);
  // The day's window is fixed: 24 hours may see the ends of two.
  expect(2 * tries).toBeLessThanOrEqual(600);
});
