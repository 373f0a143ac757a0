import { type Database } from './database.js';
import type { RateLimitStatus } from './errors.js';
import { inTransaction } from './transaction.js';

/** Slices per window: a window of 24 hours moves by the hour. */
const SLICES = 24;

export interface SlidingLimit {
  /** Counts one point unless it would exceed the limit. */
  consume(key: string): Promise<RateLimitStatus>;
  /** Refunds a point that was counted within the current or the previous slice. */
  refund(key: string): Promise<void>;
}

/**
 * Limits every window of `seconds`, wherever it starts, to `points`. The fixed windows of RateLimiterPostgres admit up
 * to twice as many around the end of a window. Points are counted per slice of the window, in rows of `rate_limit`;
 * because the oldest slice counts in full, a point may count for one slice longer.
 */
export function slidingLimit(
  database: Database,
  name: string,
  points: number,
  seconds: number,
): SlidingLimit {
  const length = (seconds * 1000) / SLICES;
  const sliceRows = (key: string, now: number) => {
    const current = Math.floor(now / length);
    return Array.from({ length: SLICES + 1 }, (_, age) => ({
      row: `${name}:${key}:${current - age}`,
      expires: Math.ceil((current - age + SLICES + 1) * length),
    }));
  };
  return {
    consume: (key) =>
      inTransaction(database, async (tx) => {
        const now = Date.now();
        const rows = sliceRows(key, now);
        // Without the lock, concurrent requests would all read the same sum and pass.
        await tx.sql(`SELECT pg_advisory_xact_lock(hashtextextended($1, 0))`, [`${name}:${key}`]);
        const counts = await tx.sql<{ points: number; expire: string }>(
          `SELECT points, expire FROM rate_limit WHERE key = ANY($1) AND points > 0 ORDER BY expire`,
          [rows.map(({ row }) => row)],
        );
        const used = counts.reduce((sum, slice) => sum + slice.points, 0);
        const [first = { row: '', expires: now }] = rows;
        const ends = Number(counts[0]?.expire ?? first.expires);
        if (used >= points)
          return {
            limit: points,
            used,
            resetsAt: ends,
            retryAfter: Math.max(1, Math.ceil((ends - now) / 1000)),
          };
        await tx.sql(
          `INSERT INTO rate_limit (key, points, expire) VALUES ($1, 1, $2)
           ON CONFLICT (key) DO UPDATE SET points = rate_limit.points + 1`,
          [first.row, first.expires],
        );
        return { limit: points, used: used + 1, resetsAt: ends, retryAfter: 0 };
      }),
    async refund(key) {
      const recent = sliceRows(key, Date.now()).slice(0, 2);
      await database.pool.query(
        `UPDATE rate_limit SET points = points - 1
         WHERE key = (SELECT key FROM rate_limit WHERE key = ANY($1) AND points > 0 ORDER BY expire DESC LIMIT 1)`,
        [recent.map(({ row }) => row)],
      );
    },
  };
}
