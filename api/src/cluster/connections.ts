import { POOL_SIZE } from '../../db/data-source.js';
import { JOB_POOL_SIZE } from '../core/job-workers.js';

/** The smallest pool of an API process. */
const MIN_POOL_SIZE = 4;
/** Beside the pool of an API process: for LISTEN, for /readyz and, with replicas, for the WAL position. */
const BESIDE_POOL = 3;
/** For the locks of the workers of jobs, and for the picture worker; see features/media/worker.ts. */
const LOCKS = 1;
const PICTURE_WORKER = 4;
/** For the supervision of the embedded database, backups, psql and what PostgreSQL reserves for superusers. */
const RESERVE = 20;

/** Returns the number of connections in the pool of each API process. */
export const poolSizeFor = (workers: number): number =>
  Math.max(MIN_POOL_SIZE, Math.ceil(POOL_SIZE / workers));

/** Returns the number of connections to the primary database that a server with this many API processes may open. */
export function connectionsFor(workers: number): number {
  const jobs = LOCKS + PICTURE_WORKER;
  if (workers === 1) return POOL_SIZE + BESIDE_POOL + jobs;
  // A restart starts the successor of an API process before it stops that.
  return jobs + JOB_POOL_SIZE + BESIDE_POOL + (workers + 1) * (poolSizeFor(workers) + BESIDE_POOL);
}

/** Returns `max_connections` for the embedded database; PostgreSQL's default for few API processes. */
export const maxConnectionsFor = (workers: number): number =>
  Math.max(100, connectionsFor(workers) + RESERVE);
