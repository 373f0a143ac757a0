import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import type { Database } from './core/database.js';

/** TypeORM and the hot reads share one pool, so that one number bounds our connections. */
export function databaseOf(source: DataSource): Database {
  const pool = (source.driver as PostgresDriver).master as Pool;
  // A connection that breaks while it rests is replaced by the pool; without listeners it would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return { source, pool };
}
