import { Extensions } from 'type-graphql';
import type { Operation } from './operation.js';

/** Names the operation that a mutation runs, for validation rules that depend on the operation. */
export const Runs = (operation: Operation<unknown>) => Extensions({ operation });

/** Returns the operation of a field's extensions. */
export const operationOf = (extensions: { readonly operation?: unknown } | undefined) =>
  extensions?.operation as Operation<unknown> | undefined;
