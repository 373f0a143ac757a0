import type { Jobs } from '../core/tasks.js';
import type { Route } from '../rest/route.js';

/** What a feature adds to Mandap. Everything that has to know all features is made of these; see features/index.ts. */
export interface Feature {
  /** The name of its folder. */
  readonly name: string;
  /**
   * Features that it may import, and whose tables its queries may join. `npm run check` reads the names from the source,
   * so they must be a literal list.
   */
  readonly mayUse: readonly string[];
  /** Tables that only this feature writes. */
  readonly tables?: readonly string[];
  readonly entities?: readonly (abstract new () => object)[];
  /** GraphQL types that fields return only as an interface, so that the schema doesn't find them by itself. */
  readonly types?: readonly (abstract new () => object)[];
  /** How to tell the type of an object that fields return as an interface, by the name of the interface. */
  readonly interfaces?: Readonly<Record<string, (value: never) => string>>;
  readonly resolvers?: readonly (new () => object)[];
  /** Calls that the REST API documents. */
  readonly rest?: readonly Route[];
  readonly jobs?: Jobs;
}
