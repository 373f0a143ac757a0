import type { Caller, Things } from '../permissions/scene.js';
import type { Input } from '../permissions/row.js';

/**
 * What the walk needs to know of a call beyond its row in the permission table, which says who may call it, with
 * which ids and body, and what everybody else is answered.
 */
export interface Scene {
  /** Puts into the database what the answer then shows. */
  before?: (things: Things, caller: Caller, input: Input) => Promise<unknown>;
  /** A body that succeeds, where the permission table's is refused for what it says. */
  body?: () => object;
  /** What is answered to an id of nothing that is there; 404 where it is not said. */
  unknown?: number;
  /** What is answered to what is no id at all; 400 where it is not said. */
  malformed?: number;
  /** Bodies that are refused for what they say, by the status they are refused with. */
  refused?: Partial<
    Record<400 | 401 | 409, (input: Input, caller: Caller, things: Things) => object | Promise<object>>
  >;
}
