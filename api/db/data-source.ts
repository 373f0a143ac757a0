import pg from 'pg';
import { AbstractLogger, DataSource } from 'typeorm';
import { COLUMN_TYPES, pooledTx, type Database } from '../src/core/database.js';
import { recordStatement } from '../src/core/reads.js';
import { limitResponseTime, responseTimeoutFor } from '../src/core/response-timeout.js';
import { features } from '../src/features/index.js';
import { connectionTo } from './connection-options.js';

/** Records which tables TypeORM's statements read. Logs nothing, because callers handle errors. */
class ReadsLogger extends AbstractLogger {
  constructor(private readonly tables: ReadonlySet<string>) {
    super(['query']);
  }

  override logQuery(text: string): void {
    recordStatement(text, this.tables);
  }

  protected writeLog(): void {
    // Nothing is logged.
  }
}

/** Default number of connections. */
export const POOL_SIZE = 16;

interface Options {
  poolSize?: number;
  /** Statement timeout in milliseconds; 0 for none, as seeds need. */
  statementTimeout?: number;
  /** Milliseconds after which the server cancels a statement that waits for a lock; by default only `statementTimeout`. */
  lockTimeout?: number;
  /** Milliseconds after which a connection that doesn't answer a statement is closed. */
  responseTimeout?: number;
}

/** Opens the database at `url`. Call `source.destroy()` when done. @throws Error if the connection fails */
export async function openDatabase(
  url: string,
  {
    poolSize = POOL_SIZE,
    statementTimeout = 2000,
    lockTimeout,
    responseTimeout = responseTimeoutFor(statementTimeout),
  }: Options = {},
): Promise<Database> {
  const pools: pg.Pool[] = [];
  const tables = new Set<string>();
  // TypeORM creates its pool with this driver. Statements outside of transactions use the same pool.
  function SharedPool(settings: pg.PoolConfig): pg.Pool {
    const pool = new pg.Pool({ ...settings, types: COLUMN_TYPES });
    // The pool replaces idle connections that break. Without a listener, the error would end the process.
    pool.on('error', () => undefined);
    pool.on('connect', (client) => client.on('error', () => undefined));
    limitResponseTime(pool, responseTimeout);
    pools.push(pool);
    return pool;
  }
  const source = await new DataSource({
    ...connectionTo(url, { poolSize, statementTimeout, lockTimeout }),
    driver: { ...pg, Pool: SharedPool },
    logging: ['query'],
    logger: new ReadsLogger(tables),
    // Migrations create the tables, not entities.
    entities: features.flatMap(({ entities }) => entities ?? []),
  }).initialize();
  const [pool] = pools;
  if (!pool) throw new Error('TypeORM created no connection pool');
  const { rows } = await pool.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'`,
  );
  for (const { name } of rows) tables.add(name);
  return { source, pool, tx: pooledTx(source, pool, tables) };
}
