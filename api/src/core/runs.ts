import { Extensions } from 'type-graphql';
import type { Operation } from './operation.js';

/** Names the operation that a mutation runs, for rules that depend on how the operation is marked. */
export const Runs = (operation: Operation<unknown>) => Extensions({ operation });

/** The operation that is named so. */
export const operationOf = (extensions: { readonly operation?: unknown } | undefined) =>
  extensions?.operation as Operation<unknown> | undefined;
