import { createHash } from 'node:crypto';
import { RateLimiterPostgres, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import type { Database, Tx } from './database.js';
import { rateLimitExceeded, type RateLimitStatus } from './errors.js';
import type { ReadLimits } from './read-limits.js';
import { slidingLimit, type SlidingLimit } from './sliding-limit.js';
import type { Viewer } from './viewer.js';

/**
 * Points per number of seconds, for an account, an IP address without an account, or a key such as an email address.
 */
interface Rule {
  points: number;
  seconds: number;
  /** Counts accounts per network, too, because each registration creates an account with an unused limit. */
  perNetwork?: true;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Limits of writes, counted in PostgreSQL, so that counts survive restarts and are shared by all processes. */
const RULES = {
  /** Wrong passwords for one account from one network. */
  loginNetwork: { points: 10, seconds: 15 * MINUTE },
  /** Wrong passwords for one account from one browser that has logged in to it before. */
  loginDevice: { points: 10, seconds: 15 * MINUTE },
  /** Wrong passwords in one session, in forms that require the current password. */
  ownPassword: { points: 10, seconds: 15 * MINUTE },
  /** Logins from one network, to any account. */
  login: { points: 60, seconds: 15 * MINUTE },
  register: { points: 10, seconds: HOUR, perNetwork: true },
  emailChange: { points: 10, seconds: HOUR },
  resetPassword: { points: 20, seconds: HOUR },
  resetCode: { points: 30, seconds: HOUR },
  loginLink: { points: 20, seconds: HOUR },
  /** Codes and links sent to one email address, requested from one network. */
  mailboxNetwork: { points: 5, seconds: HOUR },
  /** The same, requested from one browser that has logged in with this email address before. */
  mailboxDevice: { points: 5, seconds: HOUR },
  /** The same, requested from all other browsers together. With five attempts per code, this allows 100 guesses. */
  mailbox: { points: 20, seconds: DAY },
  /** Codes and links sent to an unconfirmed email address, whoever requests them. */
  unconfirmedMailbox: { points: 5, seconds: DAY },
  enquiry: { points: 30, seconds: HOUR },
  /** Messages in all conversations of one account. */
  message: { points: 300, seconds: HOUR },
  /** Messages of one account in one conversation. */
  conversation: { points: 60, seconds: HOUR },
  /** Reported messages, each of which an admin reads. */
  report: { points: 30, seconds: HOUR },
  /** Enquiries to Mandap itself, mostly by visitors. */
  generalEnquiry: { points: 20, seconds: HOUR },
  review: { points: 30, seconds: HOUR },
  /** Submitted stories, each of which an admin reviews. */
  story: { points: 20, seconds: HOUR },
  decision: { points: 300, seconds: HOUR },
  apiKey: { points: 30, seconds: HOUR },
  upload: { points: 200, seconds: HOUR },
  /** Previews and imports of calendar files, each of which is parsed. */
  calendarImport: { points: 40, seconds: HOUR },
  /** Reads of one calendar's feed by all its subscribers. */
  calendarFeed: { points: 120, seconds: HOUR },
  /** Counted views of listings. Thousands of people can share a mobile carrier’s address. */
  view: { points: 2000, seconds: HOUR },
  write: { points: 600, seconds: HOUR },
} satisfies Record<string, Rule>;

export type LimitName = keyof typeof RULES;

/** Limits with a sliding window; see sliding-limit.ts. */
const SLIDING_RULES = {
  /** Wrong passwords for one account from all networks together. */
  loginAccount: { points: 960, seconds: DAY },
} satisfies Record<string, Rule>;

type SlidingLimitName = keyof typeof SLIDING_RULES;

/** Families and offices share an IP address: all accounts of one network together get this multiple of a limit. */
const ACCOUNTS_PER_ADDRESS = 5;

const mapRules = <Value>(make: (name: LimitName, rule: Rule) => Value) =>
  Object.fromEntries(
    Object.entries(RULES).map(([name, rule]) => [name, make(name as LimitName, rule)]),
  ) as Record<LimitName, Value>;

/** The client of an action, such as a Context. */
interface Client {
  readonly viewer: Viewer | undefined;
  readonly clientAddress: string;
}

export interface Limits {
  /** Counts one action for the account and its network. @throws AppError TOO_MANY_REQUESTS */
  spend(name: LimitName, client: Client): Promise<void>;
  /** Counts one action for a key. @throws AppError TOO_MANY_REQUESTS */
  spendKey(name: LimitName, key: string): Promise<void>;
  /** Resets the count of a key, such as after a correct password. */
  reset(name: LimitName, key: string): Promise<void>;
  /** Counts one action for a key in a sliding window. @throws AppError TOO_MANY_REQUESTS */
  spendSliding(name: SlidingLimitName, key: string): Promise<RateLimitStatus>;
  /** Refunds one such action. */
  refundSliding(name: SlidingLimitName, key: string): Promise<void>;
  readonly reads: ReadLimits;
}

/** @param factor multiplies every limit of a write; for load tests, whose requests come from one address */
export function makeLimits(database: Database, reads: ReadLimits, factor = 1): Limits {
  const limiter = (keyPrefix: string, points: number, duration: number) =>
    new RateLimiterPostgres({
      storeClient: database.pool,
      storeType: 'pool',
      tableName: 'rate_limit',
      tableCreated: true,
      keyPrefix,
      points: points * factor,
      duration,
      clearExpiredByTimeout: false,
    });
  const make = (widen: number, suffix: string) =>
    mapRules((name, rule) => limiter(name + suffix, rule.points * widen, rule.seconds));
  const own = make(1, '');
  const shared = make(ACCOUNTS_PER_ADDRESS, '-address');
  const consume = async (limiter: RateLimiterAbstract, key: string) => {
    try {
      await limiter.consume(key);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      const ends = Date.now() + refusal.msBeforeNext;
      throw rateLimitExceeded({
        limit: limiter.points,
        used: limiter.points,
        resetsAt: ends,
        retryAfter: secondsUntilReset(refusal),
      });
    }
  };
  const spendKey = (name: LimitName, key: string) => consume(own[name], hashKey(key));
  const sliding = Object.fromEntries(
    Object.entries(SLIDING_RULES).map(([name, { points, seconds }]) => [
      name,
      slidingLimit(database, name, points * factor, seconds),
    ]),
  ) as Record<SlidingLimitName, SlidingLimit>;
  return {
    spendKey,
    async spend(name, { viewer, clientAddress }) {
      const { perNetwork }: Rule = RULES[name];
      if (perNetwork) return spendKey(name, clientKey({ viewer: undefined, clientAddress }));
      await spendKey(name, clientKey({ viewer, clientAddress }));
      if (viewer) await consume(shared[name], hashKey(clientAddress));
    },
    async reset(name, key) {
      await own[name].delete(hashKey(key));
    },
    async spendSliding(name, key) {
      const state = await sliding[name].consume(hashKey(key));
      if (state.retryAfter) throw rateLimitExceeded(state);
      return state;
    },
    refundSliding: (name, key) => sliding[name].refund(hashKey(key)),
    reads,
  };
}

const clientKey = ({ viewer, clientAddress }: Client) =>
  viewer ? `account:${viewer.id}` : `address:${clientAddress}`;

/** Hashes keys, because they may be long and contain email addresses. */
const hashKey = (key: string) => createHash('sha256').update(key).digest('base64url');

const secondsUntilReset = (state: RateLimiterRes) => Math.max(1, Math.ceil(state.msBeforeNext / 1000));

/** Deletes counts of past windows; runs daily. */
export const sweepLimits = (tx: Tx) =>
  tx.sql(`DELETE FROM rate_limit WHERE expire < extract(epoch FROM now()) * 1000`);
