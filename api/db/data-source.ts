import pg from 'pg';
import { DataSource } from 'typeorm';
import { COLUMN_TYPES, pooledTx, type Database } from '../src/core/database.js';
import { features } from '../src/features/index.js';
import { connectionTo } from './connection-options.js';

interface Options {
  poolSize?: number;
  /** Statement timeout in milliseconds; 0 for none, as seeds need. */
  statementTimeout?: number;
}

/** Opens the database at `url`. The caller must destroy its `source`. */
export async function openDatabase(
  url: string,
  { poolSize = 16, statementTimeout = 2000 }: Options = {},
): Promise<Database> {
  const pools: pg.Pool[] = [];
  // TypeORM creates its pool with this driver. Statements outside of transactions use the same pool.
  function SharedPool(settings: pg.PoolConfig): pg.Pool {
    const pool = new pg.Pool({ ...settings, types: COLUMN_TYPES });
    // The pool replaces idle connections that break. Without a listener, the error would end the process.
    pool.on('error', () => undefined);
    pool.on('connect', (client) => client.on('error', () => undefined));
    pools.push(pool);
    return pool;
  }
  const source = await new DataSource({
    ...connectionTo(url, { poolSize, statementTimeout }),
    driver: { ...pg, Pool: SharedPool },
    // Migrations create the tables, not entities.
    entities: features.flatMap(({ entities }) => entities ?? []),
  }).initialize();
  const [pool] = pools;
  if (!pool) throw new Error('TypeORM has made no pool');
  return { source, pool, tx: pooledTx(source, pool) };
}
