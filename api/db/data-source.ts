import pg from 'pg';
import { DataSource } from 'typeorm';
import { COLUMN_TYPES, pooledTx, type Database } from '../src/core/database.js';
import { features } from '../src/features/index.js';
import { connectionTo } from './connection-options.js';

interface Options {
  poolSize?: number;
  /** Milliseconds after which PostgreSQL gives a statement up; 0 for none, as seeds need. */
  statementTimeout?: number;
}

/** Opens the database at `url`, whose `source` the caller destroys at the end. */
export async function openDatabase(
  url: string,
  { poolSize = 16, statementTimeout = 2000 }: Options = {},
): Promise<Database> {
  const pools: pg.Pool[] = [];
  // TypeORM makes its pool by the driver that it is given; statements outside a transaction use the same one.
  function SharedPool(settings: pg.PoolConfig): pg.Pool {
    const pool = new pg.Pool({ ...settings, types: COLUMN_TYPES });
    // A connection that breaks while it is idle is replaced by the pool; without listeners it would end the process.
    pool.on('error', () => undefined);
    pool.on('connect', (client) => client.on('error', () => undefined));
    pools.push(pool);
    return pool;
  }
  const source = await new DataSource({
    ...connectionTo(url, { poolSize, statementTimeout }),
    driver: { ...pg, Pool: SharedPool },
    // Entities never create tables: the migrations are SQL.
    entities: features.flatMap(({ entities }) => entities ?? []),
  }).initialize();
  const [pool] = pools;
  if (!pool) throw new Error('TypeORM has made no pool');
  return { source, pool, tx: pooledTx(source, pool) };
}
