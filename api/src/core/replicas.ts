import type { Tx } from './database.js';

/** Replicas of the database, which take over reads; see docs/operations.md. */
export interface Replicas {
  /** Returns where the statements of one request run. */
  route(): ReadRoute;
  close(): Promise<void>;
}

export interface ReadRoute {
  /** Runs each statement on a replica if one is recent enough, otherwise on the primary. */
  readonly tx: Tx;
  /** From now on, statements run on the primary, which has the request's own writes. */
  readFromPrimary(): void;
}
