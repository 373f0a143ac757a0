import { createHash, createHmac } from 'node:crypto';
import type { Tx } from './database.js';
import type { Context, Idempotency } from './context.js';
import { AppError } from './errors.js';

/** How long a repeat is answered with what the first was. */
const KEPT_HOURS = 24;

/** Visible ASCII, as a header can hold it. */
const KEY = /^[\x21-\x7e]{1,255}$/;

/**
 * Makes one from the header. The fingerprint is made with the key, so that what was sent, a one-time code for instance,
 * can't be found out from the database by trying.
 * @param sent whatever makes the request what it is; the order of an object's keys does not matter
 * @throws AppError BAD_USER_INPUT when the key is none, or what was sent is nested too deeply to be read
 */
export function idempotencyOf(
  { viewer, clientAddress }: Pick<Context, 'viewer' | 'clientAddress'>,
  key: string,
  sent: unknown,
): Idempotency {
  if (!KEY.test(key))
    throw new AppError('BAD_USER_INPUT', 'An Idempotency-Key has 1 to 255 visible ASCII characters.');
  if (isDeeper(sent, MAX_LEVELS))
    throw new AppError('BAD_USER_INPUT', `The body may have at most ${MAX_LEVELS} levels.`);
  const caller = viewer ? `account:${viewer.id}` : `address:${clientAddress}`;
  return {
    id: createHash('sha256').update(`${caller}\n${key}`).digest(),
    fingerprint: createHmac('sha256', key).update(JSON.stringify(sent, inOrder)).digest(),
    acts: 0,
    replayed: 0,
  };
}

/** Of objects within objects: no call has more than a few, and a text of them is made by recursion. */
const MAX_LEVELS = 50;

const isDeeper = (value: unknown, levels: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((each) => isDeeper(each, levels - 1)));

const inOrder = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;

/** How an operation's result is kept for a repeat. What is secret or somebody's own is read again, not kept. */
export interface Repeat<Result> {
  keep(result: Result): unknown;
  /** @param kept what `keep` answered, after JSON */
  restore(kept: unknown, tx: Tx): Result | Promise<Result>;
  /** Says that it was refused, by an answer and not an error: another request may then follow under the same key. */
  refused?(kept: unknown): boolean;
}

/** For results that are plain values and nobody's secret. */
export const asItWas = <Result>(): Repeat<Result> => ({
  keep: (result) => result,
  restore: (kept) => kept as Result,
});

/** What surrounds an act within its transaction. */
export type Around<Result> = (tx: Tx, act: () => Promise<Result>) => Promise<Result>;

/**
 * Runs an act once. `perform` opens its transaction and does there what it is given, within which what was done is
 * written down: neither is there without the other, whenever the process dies.
 * @throws AppError IDEMPOTENCY_MISMATCH, or IDEMPOTENCY_RUNNING while the first is still at it
 */
export async function once<Result>(
  ctx: Context,
  operation: string,
  repeat: Repeat<Result>,
  perform: (around: Around<Result>) => Promise<Result>,
): Promise<Result> {
  const { idempotency, viewer, services } = ctx;
  if (!idempotency) return perform((_sql, run) => run());
  const { id, fingerprint } = idempotency;
  const act = idempotency.acts++;

  const earlier = async (tx: Tx): Promise<{ result: Result } | undefined> => {
    const [row] = await tx.sql<{ operation: string; fingerprint: Buffer; result: unknown }>(
      `SELECT operation, fingerprint, result FROM idempotency
       WHERE id = $1 AND act = $2 AND created_at > now() - interval '${KEPT_HOURS} hours'`,
      [id, act],
    );
    if (!row) return undefined;
    const same = row.operation === operation && row.fingerprint.equals(fingerprint);
    if (!same && row.operation === operation && repeat.refused?.(row.result)) return undefined;
    if (!same)
      throw new AppError(
        'IDEMPOTENCY_MISMATCH',
        'This Idempotency-Key was used for another request. Please use a new one.',
      );
    const result = await repeat.restore(row.result, tx);
    idempotency.replayed++;
    return { result };
  };

  // Before limits and rules, which may judge a repeat in another way than the first.
  const before = await earlier(services.database.tx);
  if (before) return before.result;

  return perform(async (tx, run) => {
    const [lock] = await tx.sql<{ taken: boolean }>(`SELECT pg_try_advisory_xact_lock($1::bigint) AS taken`, [
      id.readBigInt64BE().toString(),
    ]);
    if (!lock?.taken)
      throw new AppError(
        'IDEMPOTENCY_RUNNING',
        'The first request with this Idempotency-Key is still running.',
        [],
        1,
      );
    const meanwhile = await earlier(tx);
    if (meanwhile) return meanwhile.result;
    const result = await run();
    // Under the lock: what is there is too old, or was refused.
    await tx.sql(
      `INSERT INTO idempotency (id, act, account_id, operation, fingerprint, result) VALUES ($1, $2, $3, $4, $5, $6)
       ON CONFLICT (id, act) DO UPDATE SET operation = excluded.operation, fingerprint = excluded.fingerprint,
         result = excluded.result, created_at = now()`,
      [id, act, viewer?.id ?? null, operation, fingerprint, JSON.stringify(repeat.keep(result))],
    );
    return result;
  });
}

/** Forgets what is too old to be repeated; run daily. */
export const sweepIdempotency = (tx: Tx) =>
  tx.sql(`DELETE FROM idempotency WHERE created_at <= now() - interval '${KEPT_HOURS} hours'`);
