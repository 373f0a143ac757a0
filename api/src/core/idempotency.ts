import { createHash, createHmac } from 'node:crypto';
import type { Tx } from './database.js';
import type { Context, Idempotency } from './context.js';
import { AppError } from './errors.js';
import { t } from './messages.generated.js';

/** How long results are stored for retries. */
const RETENTION_HOURS = 24;

/** Visible ASCII characters, which headers can contain. */
const KEY = /^[\x21-\x7e]{1,255}$/;

/**
 * Parses the header. The fingerprint is keyed, so that secrets in the request, such as one-time codes, can't be guessed
 * from the database.
 * @param request what identifies the request; the order of an object's keys doesn't matter
 * @throws AppError BAD_USER_INPUT if the key is invalid, or the request is nested too deeply
 */
export function idempotencyOf(
  { viewer, clientAddress }: Pick<Context, 'viewer' | 'clientAddress'>,
  key: string,
  request: unknown,
): Idempotency {
  if (!KEY.test(key)) throw new AppError('BAD_USER_INPUT', t('idempotencyKeyInvalid'));
  if (isDeeper(request, MAX_LEVELS)) throw new AppError('BAD_USER_INPUT', t('tooDeep', { max: MAX_LEVELS }));
  const client = viewer ? `account:${viewer.id}` : `address:${clientAddress}`;
  return {
    id: createHash('sha256').update(`${client}\n${key}`).digest(),
    fingerprint: createHmac('sha256', key).update(JSON.stringify(request, sortKeys)).digest(),
    operations: 0,
    replayed: 0,
  };
}

/** Maximum nesting: calls need only a few levels, and JSON.stringify is recursive. */
const MAX_LEVELS = 50;

const isDeeper = (value: unknown, levels: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((each) => isDeeper(each, levels - 1)));

const sortKeys = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;

/** How an operation's result is stored and restored for a retry. Secrets and personal data are read again, not stored. */
export interface Replay<Result> {
  store(result: Result): unknown;
  /** @param stored the return value of `store`, after a round trip through JSON */
  restore(stored: unknown, tx: Tx): Result | Promise<Result>;
  /** Whether the result is a rejection without an error: the key may then be used for another request. */
  isRejection?(stored: unknown): boolean;
}

/** For results that are plain values without secrets. */
export const replayAsStored = <Result>(): Replay<Result> => ({
  store: (result) => result,
  restore: (stored) => stored as Result,
});

/** Wraps an operation within its transaction. */
export type TransactionWrapper<Result> = (tx: Tx, run: () => Promise<Result>) => Promise<Result>;

/**
 * Runs an operation once per Idempotency-Key. `perform` opens the transaction, in which the result is stored with the
 * operation's own writes, so that a crash can't separate them.
 * @throws AppError IDEMPOTENCY_MISMATCH, or IDEMPOTENCY_RUNNING while the first request is running
 */
export async function runOnce<Result>(
  ctx: Context,
  operation: string,
  replay: Replay<Result>,
  perform: (around: TransactionWrapper<Result>) => Promise<Result>,
): Promise<Result> {
  const { idempotency, viewer, services } = ctx;
  if (!idempotency) return perform((_sql, run) => run());
  const { id, fingerprint } = idempotency;
  const position = idempotency.operations++;

  const earlier = async (tx: Tx): Promise<{ result: Result } | undefined> => {
    const [row] = await tx.sql<{ operation: string; fingerprint: Buffer; result: unknown }>(
      `SELECT operation, fingerprint, result FROM idempotency
       WHERE id = $1 AND act = $2 AND created_at > now() - interval '${RETENTION_HOURS} hours'`,
      [id, position],
    );
    if (!row) return undefined;
    const same = row.operation === operation && row.fingerprint.equals(fingerprint);
    if (!same && row.operation === operation && replay.isRejection?.(row.result)) return undefined;
    if (!same) throw new AppError('IDEMPOTENCY_MISMATCH', t('idempotencyKeyUsed'));
    const result = await replay.restore(row.result, tx);
    idempotency.replayed++;
    return { result };
  };

  // Before limits and rules, which may treat a retry differently from the first request.
  const before = await earlier(services.database.tx);
  if (before) return before.result;

  return perform(async (tx, run) => {
    const [lock] = await tx.sql<{ taken: boolean }>(`SELECT pg_try_advisory_xact_lock($1::bigint) AS taken`, [
      id.readBigInt64BE().toString(),
    ]);
    if (!lock?.taken) throw new AppError('IDEMPOTENCY_RUNNING', t('idempotencyKeyRunning'), [], 1);
    const meanwhile = await earlier(tx);
    if (meanwhile) return meanwhile.result;
    const result = await run();
    // An existing row is expired or a rejection: the lock excludes others.
    await tx.sql(
      `INSERT INTO idempotency (id, act, account_id, operation, fingerprint, result) VALUES ($1, $2, $3, $4, $5, $6)
       ON CONFLICT (id, act) DO UPDATE SET operation = excluded.operation, fingerprint = excluded.fingerprint,
         result = excluded.result, created_at = now()`,
      [id, position, viewer?.id ?? null, operation, fingerprint, JSON.stringify(replay.store(result))],
    );
    return result;
  });
}

/** Deletes expired results; runs daily. */
export const sweepIdempotency = (tx: Tx) =>
  tx.sql(`DELETE FROM idempotency WHERE created_at <= now() - interval '${RETENTION_HOURS} hours'`);
