import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context, Services } from '../core/context.js';
import type { Jobs } from '../core/tasks.js';
import type { Route } from '../rest/route.js';

/** What a feature contributes. Schema, entities, routes and jobs are built from these; see features/index.ts. */
export interface Feature {
  /** The name of its folder. */
  readonly name: string;
  /**
   * Features it may import, and whose tables its queries may join. A literal list, because `npm run check` reads it
   * from the source.
   */
  readonly dependsOn: readonly string[];
  /** Tables that only this feature writes. */
  readonly tables?: readonly string[];
  readonly entities?: readonly (abstract new () => object)[];
  /** GraphQL types that fields return only as an interface, so that the schema can't discover them. */
  readonly types?: readonly (abstract new () => object)[];
  /** Resolves the type of an object by interface name. */
  readonly interfaces?: Readonly<Record<string, (value: never) => string>>;
  readonly resolvers?: readonly (new () => object)[];
  /** Routes of the REST API. */
  readonly rest?: readonly Route[];
  /** Other routes, which send files. */
  readonly files?: FileRoutes;
  readonly jobs?: Jobs;
}

/** Adds routes that send files, such as pictures and downloads. */
export type FileRoutes = (
  http: FastifyInstance,
  services: Services,
  makeContext: (request: FastifyRequest, reply: FastifyReply) => Promise<Context>,
) => void;
