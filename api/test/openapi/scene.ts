import type { Caller, Fixtures } from '../permissions/scene.js';
import type { Input } from '../permissions/row.js';

/**
 * Facts about a call that the walk needs in addition to its row in the permission table, which defines roles,
 * IDs, body, and the responses to everybody else.
 */
export interface Scene {
  /** Inserts the rows that the response shows. */
  before?: (fixtures: Fixtures, caller: Caller, input: Input) => Promise<unknown>;
  /** A valid body, if the permission table's is invalid. */
  body?: () => object;
  /** Status for an ID that doesn't exist; 404 by default. */
  unknown?: number;
  /** Status for an invalid ID; 400 by default. */
  malformed?: number;
  /** Invalid bodies, by the status of the response. */
  refused?: Partial<
    Record<400 | 401 | 409, (input: Input, caller: Caller, fixtures: Fixtures) => object | Promise<object>>
  >;
}
