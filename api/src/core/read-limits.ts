import { LRUCache } from 'lru-cache';
import type { RateLimitStatus } from './errors.js';

const MINUTE = 60;

/**
 * Limits of reads: points per number of seconds. Every request counts per network; static files have a higher limit,
 * since a page has dozens. API requests also count by their cost: per account for keys and sessions, per network for
 * visitors and our pages; see docs/decisions.
 */
const RULES = {
  call: { points: 1200, seconds: MINUTE },
  file: { points: 6000, seconds: MINUTE },
  visitor: { points: 300, seconds: MINUTE },
  page: { points: 3000, seconds: MINUTE },
  key: { points: 1200, seconds: MINUTE },
} satisfies Record<string, { points: number; seconds: number }>;

export type ReadKind = keyof typeof RULES;

/** Maximum number of IP addresses in memory. A limit per address can't stop a client with more addresses anyway. */
export const MAX_COUNTED_CLIENTS = 20_000;

/** Limits of reads, counted in memory. */
export interface ReadLimits {
  /** Counts the points of a read unless they exceed the limit. Negative points are a refund. */
  count(kind: ReadKind, client: string, points: number): RateLimitStatus | Promise<RateLimitStatus>;
  status(kind: ReadKind, client: string): RateLimitStatus;
}

/** Read limits of this process alone. */
export interface LocalReadLimits extends ReadLimits {
  count(kind: ReadKind, client: string, points: number): RateLimitStatus;
}

/** @param factor multiplies every limit; for load tests, whose requests come from one address */
export function makeReadLimits(factor = 1): LocalReadLimits {
  const counters = Object.fromEntries(
    Object.entries(RULES).map(([kind, rule]) => [kind, makeCounter(rule.points * factor, rule.seconds)]),
  ) as Record<ReadKind, ReturnType<typeof makeCounter>>;
  return {
    count: (kind, client, points) => counters[kind](client, points),
    status: (kind, client) => counters[kind](client, 0),
  };
}

/**
 * Counts in fixed one-minute windows. RateLimiterMemory needs a promise and a timer per key, which is noticeable on the
 * path of every request.
 */
function makeCounter(limit: number, seconds: number): (client: string, points: number) => RateLimitStatus {
  const counts = new LRUCache<string, number>({ max: MAX_COUNTED_CLIENTS });
  let ends = 0;
  return (client, points) => {
    const now = Date.now();
    if (now >= ends) {
      counts.clear();
      ends = now + seconds * 1000;
    }
    const before = counts.get(client) ?? 0;
    const fits = points <= 0 || before + points <= limit;
    // A refund may belong to the previous window.
    const used = fits ? Math.max(0, before + points) : before;
    if (points !== 0) counts.set(client, used);
    return { limit, used, resetsAt: ends, retryAfter: fits ? 0 : Math.ceil((ends - now) / 1000) };
  };
}
