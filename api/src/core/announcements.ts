import { setTimeout as pause } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import pg from 'pg';
import type { Logger } from 'pino';
import { EVERYTHING, makeChanges, type Freshness } from './changes.js';
import { changesReceived } from './metrics.js';
import { watchOutages } from './outage.js';

/** Channel that the triggers of migration 0039 notify. */
const CHANNEL = 'change';
/** Channel of migration 0046: an account's ID and, if one of its bookings has changed, a space and the booking's ID. */
const ACCOUNT_CHANNEL = 'account_change';

/** Invalidates caches when any process changes the database. */
export interface Announcements {
  /** Increases with every change. Undefined while the connection is lost or slow: don't cache anything then. */
  position(): number | undefined;
  /**
   * Returns whether data with these tags, read at `position`, is still valid. While the database is unreachable,
   * nothing can change, so cached data stays fresh for ten minutes. While only the connection is lost, nothing is fresh.
   */
  freshness(position: number, tags: Iterable<string>): Freshness;
  /** Whether cached data is only fresh because the database is unreachable: then it may be older than usual. */
  isOutage(): boolean;
  /** Calls the listener with the tags of every change. Returns a function that unsubscribes it. */
  onChange(listener: ChangeListener): () => void;
  /**
   * Calls the listener with the booking of each change of an account; null if anything may have changed. Returns a
   * function that unsubscribes it.
   */
  onAccountChange(accountId: string, listener: AccountListener): () => void;
  /** Whether an account has changed so recently that replicas may not show it, or may have, unnoticed. */
  hasJustChanged(accountId: string): boolean;
  /**
   * Resolves when this process has received every change that was committed before the call; if the connection is slow
   * or lost, after a short time.
   */
  catchUp(): Promise<void>;
  close(): Promise<void>;
}

type ChangeListener = (tags: readonly string[] | 'everything') => void;
type AccountListener = (bookingId: string | null) => void;

interface Timing {
  /** Interval at which the connection is checked, in milliseconds. */
  checkMs: number;
  /** A connection that doesn't answer for this long is replaced. */
  answerMs: number;
}

const TIMING: Timing = { checkMs: 15_000, answerMs: 5000 };

/** A writer waits this long at most until its changes have arrived. */
const CATCH_UP_MS = 250;
/** A connection that doesn't answer isn't closed properly either. */
const CLOSE_MS = 1000;

const RECONNECT_MS = 1000;
/** Replicas that are further behind are not used. */
const JUST_CHANGED_MS = 10_000;
const MAX_CHANGED_ACCOUNTS = 50_000;

/**
 * Listens to the notifications of the database's triggers.
 * @param pool other connections to the same database: while they answer, the loss of this one is no outage
 */
export async function listenForChanges(
  databaseUrl: string,
  pool: pg.Pool,
  log: Logger,
  { checkMs, answerMs }: Timing = TIMING,
): Promise<Announcements> {
  const changes = makeChanges();
  const outages = watchOutages(pool, log);
  const listeners = new Set<ChangeListener>();
  const accountListeners = new Map<string, Set<AccountListener>>();
  let listening = false;
  /** Number of round trips that writers no longer wait for, although their changes may not have arrived. */
  let overdue = 0;
  let closed = false;
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;

  const announce = (payload: string) => {
    changes.announce(payload);
    for (const listener of listeners) listener(payload === EVERYTHING ? 'everything' : payload.split(' '));
  };

  const changedAccounts = new LRUCache<string, true>({ max: MAX_CHANGED_ACCOUNTS, ttl: JUST_CHANGED_MS });
  /** When all accounts may last have changed, in milliseconds since 1970. */
  let allChangedAt = 0;

  const announceAccount = (payload: string) => {
    if (payload === EVERYTHING) return announceAllAccounts();
    const [accountId = '', bookingId = null] = payload.split(' ');
    changedAccounts.set(accountId, true);
    for (const listener of accountListeners.get(accountId) ?? []) listener(bookingId);
  };
  const announceAllAccounts = () => {
    allChangedAt = Date.now();
    for (const accountId of accountListeners.keys()) announceAccount(accountId);
  };

  const startLoss = () => {
    if (!listening) return;
    listening = false;
    changesReceived.set(0);
    outages.startLoss();
    // Changes that writers have stopped waiting for may never arrive.
    if (overdue > 0) announce(EVERYTHING);
  };

  const listen = async (): Promise<void> => {
    let wasListening = false;
    const fresh = new pg.Client({
      connectionString: databaseUrl,
      application_name: 'mandap-announcements',
      connectionTimeoutMillis: answerMs,
      query_timeout: answerMs,
    });
    client = fresh;
    fresh.on('error', () => undefined);
    fresh.on('notification', ({ channel, payload = '' }) =>
      channel === ACCOUNT_CHANNEL ? announceAccount(payload) : announce(payload),
    );
    fresh.on('end', () => {
      startLoss();
      if (closed) return;
      // Immediately, because a reachable database may have changed unnoticed.
      timer = setTimeout(() => void listen(), wasListening ? 0 : RECONNECT_MS).unref();
    });
    try {
      await fresh.connect();
      await fresh.query(`LISTEN ${CHANNEL}; LISTEN ${ACCOUNT_CHANNEL}`);
      // Changes may have been missed while the connection was lost.
      announce(EVERYTHING);
      announceAllAccounts();
      listening = wasListening = true;
      changesReceived.set(1);
      outages.endLoss();
    } catch (error) {
      void outages.check(error);
      // It may never have been connected. The event `end` has begun the next attempt.
      await fresh.end().catch(() => undefined);
    }
  };
  outages.startLoss();
  await listen();

  /** Closes the connection if it doesn't answer: firewalls and failed servers drop connections without closing them. */
  const roundTrip = async () => {
    const current = client;
    try {
      await current?.query('SELECT 1');
    } catch (error) {
      // Connecting again would take as long to find that out.
      if (current === client && isUnanswered(error)) {
        startLoss();
        void outages.check(error);
      }
      await current?.end();
    }
  };
  const check = setInterval(() => {
    if (listening) void roundTrip();
  }, checkMs).unref();

  /**
   * PostgreSQL sends a connection the notifications of committed transactions before it reports that the connection is
   * ready for another query, so one more query is enough.
   */
  const receiveCommitted = shareNextRun(async () => {
    let isLate = false;
    const answered = roundTrip().then(() => {
      if (isLate) overdue--;
    });
    let timeout: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => (timeout = setTimeout(resolve, CATCH_UP_MS))).then(() => {
      isLate = true;
      overdue++;
    });
    await Promise.race([answered, late]);
    clearTimeout(timeout);
  });
  const isUpToDate = () => listening && overdue === 0;

  return {
    position: () => (isUpToDate() ? changes.position() : undefined),
    freshness: (position, tags) =>
      isUpToDate() || outages.isOutage() ? changes.freshness(position, tags) : 'invalid',
    isOutage: () => outages.isOutage(),
    onChange(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    onAccountChange(accountId, listener) {
      const ofAccount = accountListeners.get(accountId) ?? new Set();
      accountListeners.set(accountId, ofAccount.add(listener));
      return () => {
        ofAccount.delete(listener);
        if (ofAccount.size === 0) accountListeners.delete(accountId);
      };
    },
    hasJustChanged: (accountId) =>
      !listening || changedAccounts.has(accountId) || Date.now() - allChangedAt < JUST_CHANGED_MS,
    async catchUp() {
      if (listening) await receiveCommitted();
      // The writer's changes are never announced to this process.
      if (!listening) announce(EVERYTHING);
    },
    async close() {
      closed = true;
      outages.close();
      clearInterval(check);
      clearTimeout(timer);
      if (client) await Promise.race([client.end(), pause(CLOSE_MS, undefined, { ref: false })]);
    },
  };
}

/** Whether the server didn't answer in time, according to an error of pg, which has no code. */
const isUnanswered = (error: unknown): boolean =>
  error instanceof Error && /^Query read timeout$/.test(error.message);

/** Runs `work` after each call. Calls that arrive while it is running share the next run. */
function shareNextRun(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  let queued: Promise<void> | undefined;
  return () =>
    (queued ??= running.then(() => {
      queued = undefined;
      running = work();
      return running;
    }));
}
