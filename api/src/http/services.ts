import { openDatabase, POOL_SIZE } from '../../db/data-source.js';
import { openReplicas } from '../../db/replicas.js';
import { listenForChanges, type Announcements } from '../core/announcements.js';
import type { Services } from '../core/context.js';
import type { Env } from '../core/env.js';
import { makeLimits } from '../core/limits.js';
import { makeReadLimits, type ReadLimits } from '../core/read-limits.js';
import { noSiblings, type Siblings } from '../core/siblings.js';
import { makeLog } from '../core/log.js';
import { makeMemo } from '../core/memo.js';
import { makeResponseCache } from '../core/response-cache.js';
import { withUploadLog } from '../features/media/upload-log.js';
import { makeStore } from '../features/media/store.js';

const FACTS = 2000;
const USER_COUNTS = 500;
const SUGGESTED_TERMS = 2000;
const CACHE_TTL_MS = 60_000;
/** Size of the cache of compressed pages and responses. */
const RESPONSE_BYTES = 64 * 1024 * 1024;
const RESPONSE_TTL_MS = 10 * 60_000;

export interface OpenServices {
  services: Services;
  /** Closes the database connections. */
  close: () => Promise<void>;
}

interface Options {
  /** Connections to the database. */
  poolSize?: number;
  /** Multiplies every rate limit, for load tests from one address. */
  limitFactor?: number;
  /** Connects to the other processes of this server; see cluster/. */
  connect?: (announcements: Announcements) => { siblings: Siblings; reads: ReadLimits };
}

/** Opens the services that all requests of a process share. The database must be migrated. */
export async function openServices(
  env: Env,
  databaseUrl: string,
  { limitFactor, connect, poolSize = POOL_SIZE }: Options = {},
): Promise<OpenServices> {
  const log = makeLog(env.logLevel);
  const database = await openDatabase(databaseUrl, { poolSize });
  const own = await listenForChanges(databaseUrl, database.pool, log);
  const { siblings, reads } = connect?.(own) ?? { siblings: noSiblings, reads: makeReadLimits(limitFactor) };
  const announcements: Announcements = connect ? { ...own, catchUp: () => siblings.catchUp() } : own;
  const replicas = env.databaseReplicaUrls.length
    ? openReplicas({
        urls: env.databaseReplicaUrls,
        primary: database,
        primaryUrl: databaseUrl,
        announcements: own,
        poolSize,
        log,
      })
    : undefined;
  const makeCache = (maxSize: number) =>
    makeMemo<object>(announcements, { maxSize, ttl: CACHE_TTL_MS, sizeOf: () => 1 });
  const services = {
    env,
    database,
    announcements,
    log,
    store: withUploadLog(database.tx, await makeStore(env)),
    siblings,
    replicas,
    limits: makeLimits(database, reads, limitFactor),
    facts: makeCache(FACTS),
    userCounts: makeCache(USER_COUNTS),
    suggested: makeCache(SUGGESTED_TERMS),
    responses: makeResponseCache(announcements, { maxBytes: RESPONSE_BYTES, ttl: RESPONSE_TTL_MS }),
  };
  return {
    services,
    close: async () => {
      await replicas?.close();
      await announcements.close();
      await database.source.destroy();
    },
  };
}
