import { openDatabase } from '../../db/data-source.js';
import { listenForChanges, type Channel } from '../core/announcements.js';
import type { Services } from '../core/context.js';
import type { Env } from '../core/env.js';
import { makeLimits } from '../core/limits.js';
import { makeLog } from '../core/log.js';
import { makeMemo } from '../core/memo.js';
import { withArrivals } from '../features/media/arrivals.js';
import { makeStore } from '../features/media/store.js';

const FACTS = 2000;
const USER_COUNTS = 500;
const SUGGESTED_TERMS = 2000;
const REMEMBERED_MS = 60_000;

export interface OpenServices {
  services: Services;
  /** Lets go of the database. */
  close: () => Promise<void>;
}

interface Options {
  /** Connections to the database. */
  poolSize?: number;
  /** Widens every limit, for load from one address. */
  limitFactor?: number;
}

/** Opens what one process shares among its requests, over a migrated database. */
export async function openServices(
  env: Env,
  databaseUrl: string,
  { limitFactor, ...pool }: Options = {},
): Promise<OpenServices> {
  const log = makeLog(env.logLevel);
  const database = await openDatabase(databaseUrl, pool);
  const announcements = await listenForChanges(databaseUrl, log);
  const remember = (channel: Channel, maxSize: number) =>
    makeMemo<object>(announcements, { channel, maxSize, ttl: REMEMBERED_MS, sizeOf: () => 1 });
  const services = {
    env,
    database,
    announcements,
    log,
    store: withArrivals(await makeStore(env), database.tx),
    limits: makeLimits(database, limitFactor),
    facts: remember('public_change', FACTS),
    userCounts: remember('user_change', USER_COUNTS),
    suggested: remember('public_change', SUGGESTED_TERMS),
  };
  return {
    services,
    close: async () => {
      await announcements.close();
      await database.source.destroy();
    },
  };
}
