import { ValidationError, type AnyObject, type AnySchema, type InferType, type ObjectSchema } from 'yup';
import type { Context } from './context.js';
import type { Tx } from './database.js';
import { AppError, forbidden, unauthenticated } from './errors.js';
import { once, type Around, type Repeat } from './idempotency.js';
import type { LimitName } from './limits.js';
import { tooLongLists, unboundedLists } from './list-lengths.js';
import './messages.js';
import { operationSeconds } from './metrics.js';
import { inTransaction } from './transaction.js';
import type { KeyScope, Role, Viewer } from './viewer.js';

/** Who may run an operation. Ownership of a single row is decided by the policy that looks the row up. */
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

/** What decides who may run an operation, and with which credential. */
export interface Admission<V extends Viewer | undefined = Viewer | undefined> {
  readonly kind: 'read' | 'write';
  readonly allow: Allow<V>;
  /** About credentials, sessions, keys, or whether an account exists at all: no API key reaches it. */
  readonly sessionOnly?: boolean;
}

/** Decides whether the caller may run an operation. @throws AppError UNAUTHENTICATED or FORBIDDEN */
export function admit<V extends Viewer | undefined>(ctx: Context, operation: Admission<V>): V {
  holdToScopes(ctx, operation);
  return operation.allow.check(ctx.viewer);
}

/**
 * Holds an API key to its scopes; the one place that knows what they mean. What a key sees of an answer follows from
 * `ctx.viewer`, which is nobody while it may read public data only.
 * @throws AppError FORBIDDEN
 */
export function holdToScopes({ key }: Context, operation: Admission): void {
  if (!key) return;
  const needed = scopeFor(operation);
  if (!key.scopes.includes(needed))
    throw new AppError('FORBIDDEN', `This API key may not do this: it needs the scope ${needed}.`);
}

/** @throws AppError FORBIDDEN when no scope is enough */
function scopeFor(operation: Admission): KeyScope {
  const scope = scopeOf(operation);
  if (!scope) throw new AppError('FORBIDDEN', 'No API key can do this. Please do it on the site, logged in.');
  return scope;
}

/** The scope that an API key needs for it; undefined where none is enough. */
export function scopeOf({ kind, allow, sessionOnly }: Admission): KeyScope | undefined {
  if (sessionOnly) return undefined;
  if (kind === 'write') return 'write:own';
  return allow.roles === 'anyone' ? 'read:public' : 'read:own';
}

/** What `run` works with. `tx` is the pool for reads and the open transaction for writes. */
export interface Scope<V, Input> {
  readonly ctx: Context;
  readonly viewer: V;
  readonly input: Input;
  readonly tx: Tx;
}

interface Definition<V extends Viewer | undefined, Shape extends AnyObject, Result, Prepared> {
  /** `feature.verb`, as in the permission table. */
  name: string;
  kind: 'read' | 'write';
  allow: Allow<V>;
  /** Unknown keys are stripped: nothing reaches `run` that the schema does not name. */
  input: ObjectSchema<Shape>;
  /** Counted per account and per client address, before anything is done with a valid input. */
  limit?: LimitName;
  /** Starts or ends a session, or uses a browser cookie: refused to pages of other sites, with or without a session. */
  changesSession?: true;
  /** Not for API keys, whatever their scopes; see `Admission`. */
  sessionOnly?: true;
  /**
   * Checks a secret, or creates an account. A GraphQL document may have only one of these, so that a limit per request
   * is a limit per attempt; its mutation names the operation by `@Runs`.
   */
  credential?: true;
  /** Does a thing that callers may repeat under an Idempotency-Key: how its result is kept for that. */
  repeat?: Repeat<Result>;
  /** Slow work (hashing, decoding) that must not hold a transaction open. */
  prepare?: (scope: Scope<V, InferType<ObjectSchema<Shape>>>) => Promise<Prepared>;
  run: (scope: Scope<V, InferType<ObjectSchema<Shape>>>, prepared: Prepared) => Promise<Result>;
}

export interface Operation<Result> extends Admission {
  (ctx: Context, input?: unknown): Promise<Result>;
  readonly operationName: string;
  /** Whether a GraphQL document may have only one of these. */
  readonly credential: boolean;
  /** Whether it heeds an Idempotency-Key. */
  readonly repeatable: boolean;
}

const registry = new Map<string, Operation<unknown>>();

/** Every operation that has been defined, for the permission table's test. */
export const allOperations = (): Operation<unknown>[] => [...registry.values()];

/**
 * Defines a use case. Both doors call what this returns with the request's context and raw input;
 * who may, how often, what shape, and in which transaction are settled here and nowhere else.
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
    credential = false,
    repeat,
    prepare,
    run,
  } = definition;

  const perform = async (ctx: Context, raw: unknown): Promise<Result> => {
    const viewer = admit(ctx, definition);
    if (changesSession) ctx.refuseForeignPages();
    const act = async (around: Around<Result>) => {
      // Who mistypes has not acted: what breaks a rule of its form is not counted.
      const input = checkInput(schema, raw);
      if (limit) await ctx.services.limits.spend(limit, ctx);
      const { database } = ctx.services;
      const reading = { ctx, viewer, input, tx: database.tx };
      const prepared = prepare ? await prepare(reading) : (undefined as Prepared);
      if (kind === 'read') return run(reading, prepared);
      return inTransaction(database, (tx) => around(tx, () => run({ ...reading, tx }, prepared)));
    };
    return repeat ? once(ctx, name, repeat, act) : act((_tx, work) => work());
  };

  const callable = async (ctx: Context, raw: unknown = {}): Promise<Result> => {
    const end = operationSeconds.startTimer({ operation: name });
    try {
      const result = await perform(ctx, raw);
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
    repeatable: repeat !== undefined,
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
    // yup trips over what only looks like a value, such as {"toString": 1}.
    if (error instanceof TypeError)
      throw new AppError('BAD_USER_INPUT', 'The request holds a value that is not allowed.');
    if (!(error instanceof ValidationError)) throw error;
    const problems = error.inner.length ? error.inner : [error];
    const fields = new Map(
      problems.toReversed().map((one) => [one.path ?? '', one.errors[0] ?? one.message]),
    );
    const list = [...fields].toReversed().map(([field, message]) => ({ field, message }));
    throw new AppError('BAD_USER_INPUT', list[0]?.message ?? 'Invalid input', list);
  }
}

/** Clients send null for what they leave out; where a rule has no use for null, it is the same. */
function withoutNulls<Shape extends AnyObject>(schema: ObjectSchema<Shape>, raw: unknown): unknown {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw) || !Object.values(raw).includes(null))
    return raw;
  const takesNull = (key: string) =>
    (schema.fields[key as keyof Shape] as AnySchema | undefined)?.spec.nullable;
  return Object.fromEntries(Object.entries(raw).filter(([key, value]) => value !== null || takesNull(key)));
}
