import { ValidationError, type AnyObject, type AnySchema, type InferType, type ObjectSchema } from 'yup';
import type { Context } from './context.js';
import type { Tx } from './database.js';
import { AppError, forbidden, unauthenticated } from './errors.js';
import { runOnce, type TransactionWrapper, type Replay } from './idempotency.js';
import type { LimitName } from './limits.js';
import { tooLongLists, unboundedLists } from './list-lengths.js';
import './yup-locale.js';
import { operationSeconds } from './metrics.js';
import { traced } from './tracing.js';
import { inTransaction } from './transaction.js';
import type { KeyScope, Role, Viewer } from './viewer.js';
import { t } from './messages.generated.js';

/** Who may run an operation. Ownership of a single row is checked by the policy that loads the row. */
export interface Allow<V extends Viewer | undefined = Viewer | undefined> {
  readonly roles: 'anyone' | readonly Role[];
  /** @throws AppError UNAUTHENTICATED or FORBIDDEN */
  check(viewer: Viewer | undefined): V;
}

export const anyone: Allow = { roles: 'anyone', check: (viewer) => viewer };

/** Any logged-in account of one of these roles. */
export function only(...roles: [Role, ...Role[]]): Allow<Viewer> {
  return {
    roles,
    check(viewer) {
      if (!viewer) throw unauthenticated();
      if (!roles.includes(viewer.role)) throw forbidden();
      return viewer;
    },
  };
}

export const signedIn = only('user', 'vendor', 'venue', 'admin');

/** Who may run an operation, and with which credential. */
export interface AccessRule<V extends Viewer | undefined = Viewer | undefined> {
  readonly kind: 'read' | 'write';
  readonly allow: Allow<V>;
  /** Concerns credentials, sessions, keys or the existence of an account: not available to API keys. */
  readonly sessionOnly?: boolean;
}

/** Checks that the current user may run an operation. @throws AppError UNAUTHENTICATED or FORBIDDEN */
export function authorize<V extends Viewer | undefined>(ctx: Context, operation: AccessRule<V>): V {
  checkScopes(ctx, operation);
  return operation.allow.check(ctx.viewer);
}

/**
 * Checks the scopes of an API key. With `read:public` alone, `ctx.viewer` is undefined, so results contain public data
 * only.
 * @throws AppError FORBIDDEN
 */
export function checkScopes({ key }: Context, operation: AccessRule): void {
  if (!key) return;
  const needed = scopeFor(operation);
  if (!key.scopes.includes(needed)) throw new AppError('FORBIDDEN', t('scopeMissing', { scope: needed }));
}

/** @throws AppError FORBIDDEN if no scope allows it */
function scopeFor(operation: AccessRule): KeyScope {
  const scope = scopeOf(operation);
  if (!scope) throw new AppError('FORBIDDEN', t('sessionOnly'));
  return scope;
}

/** Returns the scope that an API key needs; undefined if no scope allows it. */
export function scopeOf({ kind, allow, sessionOnly }: AccessRule): KeyScope | undefined {
  if (sessionOnly) return undefined;
  if (kind === 'write') return 'write:own';
  return allow.roles === 'anyone' ? 'read:public' : 'read:own';
}

/** Input of `run`. `tx` is the pool for reads and the open transaction for writes. */
export interface Scope<V, Input> {
  readonly ctx: Context;
  readonly viewer: V;
  readonly input: Input;
  readonly tx: Tx;
}

/** What functions that an operation calls in its transaction need of its scope. */
export type ViewerScope = Pick<Scope<Viewer, unknown>, 'ctx' | 'tx' | 'viewer'>;

interface Definition<V extends Viewer | undefined, Shape extends AnyObject, Result, Prepared> {
  /** `feature.verb`, as in the permission table. */
  name: string;
  kind: 'read' | 'write';
  allow: Allow<V>;
  /** Unknown keys are stripped: `run` gets only what the schema names. */
  input: ObjectSchema<Shape>;
  /** Rate limit per account and per client address, counted for valid input only. */
  limit?: LimitName;
  /** Starts or ends a session, or uses a browser cookie: rejects cross-site requests, even without a session. */
  changesSession?: true;
  /** Not for API keys, whatever their scopes; see `AccessRule`. */
  sessionOnly?: true;
  /** No response that its client may request next shows what it writes, so replicas and caches may serve these. */
  isUnseen?: true;
  /**
   * Checks a secret, or creates an account. A GraphQL document may have only one of these, so that a limit per request
   * is a limit per attempt; its mutation names the operation by `@Runs`.
   */
  credential?: true;
  /** Accepts an Idempotency-Key: how its result is stored and replayed. */
  replay?: Replay<Result>;
  /** Slow work (hashing, decoding) that runs before the transaction opens. */
  prepare?: (scope: Scope<V, InferType<ObjectSchema<Shape>>>) => Promise<Prepared>;
  run: (scope: Scope<V, InferType<ObjectSchema<Shape>>>, prepared: Prepared) => Promise<Result>;
}

export interface Operation<Result> extends AccessRule {
  (ctx: Context, input?: unknown): Promise<Result>;
  readonly operationName: string;
  /** Whether a GraphQL document may contain only one of these. */
  readonly credential: boolean;
  /** Whether it accepts an Idempotency-Key. */
  readonly repeatable: boolean;
}

const registry = new Map<string, Operation<unknown>>();

/** Returns all defined operations, for the test of the permission table. */
export const allOperations = (): Operation<unknown>[] => [...registry.values()];

/**
 * Defines a use case. Both APIs call the returned function with the request's context and raw input. Authorization, rate
 * limit, validation, idempotency and transaction are applied here and nowhere else.
 */
export function operation<
  V extends Viewer | undefined,
  Shape extends AnyObject,
  Result,
  Prepared = undefined,
>(definition: Definition<V, Shape, Result, Prepared>): Operation<Result> {
  const {
    name,
    kind,
    allow,
    input: schema,
    limit,
    changesSession,
    sessionOnly,
    isUnseen,
    credential = false,
    replay,
    prepare,
    run,
  } = definition;

  const perform = async (ctx: Context, raw: unknown): Promise<Result> => {
    const viewer = authorize(ctx, definition);
    if (changesSession) ctx.rejectCrossSiteRequest();
    // Before any read: a write must not depend on outdated data.
    if (kind === 'write') ctx.beginWrite(!isUnseen && (viewer !== undefined || Boolean(changesSession)));
    const runInside = async (around: TransactionWrapper<Result>) => {
      // Invalid input doesn't count towards the limit.
      const input = checkInput(schema, raw);
      if (limit) await ctx.services.limits.spend(limit, ctx);
      const { database } = ctx.services;
      const reading = { ctx, viewer, input, tx: database.tx };
      const prepared = prepare ? await prepare(reading) : (undefined as Prepared);
      if (kind === 'read') return run(reading, prepared);
      const result = await inTransaction(database, (tx) =>
        around(tx, () => run({ ...reading, tx }, prepared)),
      );
      // A client that reads after its write must not get an outdated response.
      if (!isUnseen) await ctx.services.announcements.catchUp();
      // Nor may the next mutation of its document, from what an earlier one has loaded.
      ctx.loaders.clear();
      return result;
    };
    return replay ? runOnce(ctx, name, replay, runInside) : runInside((_tx, work) => work());
  };

  const callable = async (ctx: Context, raw: unknown = {}): Promise<Result> => {
    const end = operationSeconds.startTimer({ operation: name });
    try {
      const result = await traced(name, () => perform(ctx, raw));
      end({ outcome: 'ok' });
      return result;
    } catch (error) {
      end({ outcome: error instanceof AppError ? error.code : 'FAULT' });
      throw error;
    }
  };
  const made = Object.assign(callable, {
    operationName: name,
    kind,
    allow,
    sessionOnly,
    credential,
    repeatable: replay !== undefined,
  });
  if (registry.has(name)) throw new Error(`Two operations are named ${name}`);
  const [unbounded] = unboundedLists(schema);
  if (unbounded) throw new Error(`The input of ${name} has a list without a maximum: ${unbounded}`);
  registry.set(name, made);
  return made;
}

/**
 * Checks and cleans a raw input.
 * @throws AppError BAD_USER_INPUT with the first message of every wrong field
 */
export function checkInput<Shape extends AnyObject>(schema: ObjectSchema<Shape>, raw: unknown) {
  const tooLong = tooLongLists(schema, raw);
  if (tooLong[0]) throw new AppError('BAD_USER_INPUT', tooLong[0].message, tooLong);
  try {
    return schema.validateSync(withoutNulls(schema, raw), { abortEarly: false, stripUnknown: true });
  } catch (error) {
    // yup throws on objects such as {"toString": 1}.
    if (error instanceof TypeError) throw new AppError('BAD_USER_INPUT', t('valueNotAllowed'));
    if (!(error instanceof ValidationError)) throw error;
    const problems = error.inner.length ? error.inner : [error];
    const fields = new Map(
      problems.toReversed().map((problem) => [problem.path ?? '', problem.errors[0] ?? problem.message]),
    );
    const list = [...fields].toReversed().map(([field, message]) => ({ field, message }));
    throw new AppError('BAD_USER_INPUT', list[0]?.message ?? t('inputInvalid'), list);
  }
}

/** Clients send null for omitted fields, so null is treated as missing unless the rule accepts it. */
function withoutNulls<Shape extends AnyObject>(schema: ObjectSchema<Shape>, raw: unknown): unknown {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw) || !Object.values(raw).includes(null))
    return raw;
  const takesNull = (key: string) =>
    (schema.fields[key as keyof Shape] as AnySchema | undefined)?.spec.nullable;
  return Object.fromEntries(Object.entries(raw).filter(([key, value]) => value !== null || takesNull(key)));
}
