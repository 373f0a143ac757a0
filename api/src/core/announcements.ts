import pg from 'pg';
import type { Logger } from 'pino';
import { DAY_TAG } from './reads.js';

/** Channel that the triggers of migration 0039 notify. A payload is a list of tags, or EVERYTHING. */
const CHANNEL = 'change';
const EVERYTHING = '*';

/**
 * Prefix of tags that are invalidated when the members or the order of a list may have changed. Each listing in it has
 * its own tag, so an outdated list never shows hidden data.
 */
const LIST_TAG = 'list:';
export const isListTag = (tag: string): boolean => tag.startsWith(LIST_TAG);

/** State of cached data: unchanged; only the members or the order of lists changed; or anything else changed. */
export type Freshness = 'fresh' | 'outdated' | 'invalid';

/** Invalidates caches when any process changes the database. */
export interface Announcements {
  /** Increases with every change. Undefined while the connection is lost: don't cache anything then. */
  position(): number | undefined;
  /**
   * Returns whether data with these tags, read at `position`, is still valid. While the database is unreachable,
   * nothing can change, so cached data stays fresh for ten minutes.
   */
  freshness(position: number, tags: Iterable<string>): Freshness;
  /** Calls the listener with the tags of every change. Returns a function that unsubscribes it. */
  onChange(listener: ChangeListener): () => void;
  /**
   * Resolves when this process has received every change that was committed before the call; if the connection is slow
   * or lost, after a short time.
   */
  catchUp(): Promise<void>;
  close(): Promise<void>;
}

type ChangeListener = (tags: readonly string[] | 'everything') => void;

/** A writer waits this long at most until its changes have arrived. */
const CATCH_UP_MS = 250;

const RECONNECT_MS = 1000;
/** Limited, because other processes may still reach the database. */
const MAX_TRUSTED_OUTAGE_MS = 10 * 60_000;
/**
 * Maximum number of tags whose last change is stored. Data read before the last change of an evicted tag is invalid.
 */
const MAX_TAGS = 100_000;

/** Listens to the notifications of the database's triggers. */
export async function listenForChanges(databaseUrl: string, log: Logger): Promise<Announcements> {
  const changes = makeChanges();
  let listening = false;
  /** When the connection was lost; set once reconnecting has failed. */
  let unreachableSince: number | undefined;
  let closed = false;
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  const listeners = new Set<ChangeListener>();

  const announce = (payload: string) => {
    changes.announce(payload);
    for (const listener of listeners) listener(payload === EVERYTHING ? 'everything' : payload.split(' '));
  };

  // This connection is always open, so outages are logged here only, once each.
  const logOutage = () => {
    if (unreachableSince !== undefined) return;
    unreachableSince = Date.now();
    log.error('the database can not be reached');
  };
  const logRecovery = () => {
    if (unreachableSince === undefined) return;
    log.warn({ milliseconds: Date.now() - unreachableSince }, 'the database can be reached again');
    unreachableSince = undefined;
  };

  const isTrusted = () =>
    listening || (unreachableSince !== undefined && Date.now() - unreachableSince < MAX_TRUSTED_OUTAGE_MS);

  const listen = async (): Promise<void> => {
    const fresh = new pg.Client({ connectionString: databaseUrl, application_name: 'mandap-announcements' });
    client = fresh;
    fresh.on('error', () => undefined);
    fresh.on('notification', ({ payload = EVERYTHING }) => announce(payload));
    fresh.on('end', () => {
      const lost = listening;
      listening = false;
      if (closed) return;
      if (!lost) logOutage();
      // Immediately, because a reachable database may have changed unnoticed.
      timer = setTimeout(() => void listen(), lost ? 0 : RECONNECT_MS).unref();
    });
    try {
      await fresh.connect();
      await fresh.query(`LISTEN ${CHANNEL}`);
      // Changes may have been missed while the connection was lost.
      announce(EVERYTHING);
      listening = true;
      logRecovery();
    } catch {
      await fresh.end().catch(() => undefined);
    }
  };
  await listen();

  let running: Promise<void> | undefined;
  let queued: Promise<void> | undefined;
  /**
   * PostgreSQL sends a connection the notifications of committed transactions before it reports that the connection is
   * ready for another query, so one more query is enough.
   */
  const receiveCommitted = async (): Promise<void> => {
    let timeout: NodeJS.Timeout | undefined;
    const late = new Promise((resolve) => (timeout = setTimeout(resolve, CATCH_UP_MS)));
    await Promise.race([client?.query('SELECT 1').catch(() => undefined), late]);
    clearTimeout(timeout);
  };

  return {
    position: () => (listening ? changes.position() : undefined),
    freshness: (position, tags) => (isTrusted() ? changes.freshness(position, tags) : 'invalid'),
    onChange(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async catchUp() {
      if (!listening) return;
      // The query that is running may have begun before the last change. All who wait share the next one.
      queued ??= (running ?? Promise.resolve()).then(() => {
        queued = undefined;
        running = receiveCommitted();
        return running;
      });
      await queued;
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      await client?.end();
    },
  };
}

const INDIA_OFFSET_MS = 5.5 * 3_600_000;
const DAY_MS = 24 * 3_600_000;

/** Returns the number of today's date in India, which has no daylight saving time. */
const dayNumber = () => Math.floor((Date.now() + INDIA_OFFSET_MS) / DAY_MS);

/** Stores when each tag last changed. */
export function makeChanges(maxTags = MAX_TAGS) {
  let position = 0;
  /** Last change of everything, or of an evicted tag. */
  let floor = 0;
  let day = dayNumber();
  /** Positions by tag, oldest first. */
  const lastChanges = new Map<string, number>();

  return {
    position: () => position,
    announce(payload: string): void {
      position++;
      if (payload === EVERYTHING) {
        floor = position;
        lastChanges.clear();
        return;
      }
      for (const tag of payload.split(' ')) {
        lastChanges.delete(tag);
        lastChanges.set(tag, position);
      }
      for (const [tag, changed] of lastChanges) {
        if (lastChanges.size <= maxTags) break;
        floor = changed;
        lastChanges.delete(tag);
      }
    },
    freshness(since: number, tags: Iterable<string>): Freshness {
      const today = dayNumber();
      if (today !== day) {
        day = today;
        this.announce(DAY_TAG);
      }
      if (since === position) return 'fresh';
      if (since < floor) return 'invalid';
      let found: Freshness = 'fresh';
      for (const tag of tags) {
        if ((lastChanges.get(tag) ?? 0) <= since) continue;
        if (!isListTag(tag)) return 'invalid';
        found = 'outdated';
      }
      return found;
    },
  };
}
