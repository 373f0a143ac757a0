import type { Jobs } from '../core/tasks.js';

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
  readonly resolvers?: readonly (new () => object)[];
  readonly jobs?: Jobs;
}
