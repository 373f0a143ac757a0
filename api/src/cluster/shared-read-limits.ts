import { LRUCache } from 'lru-cache';
import type { RateLimitStatus } from '../core/errors.js';
import { makeReadLimits, MAX_COUNTED_CLIENTS, type ReadKind, type ReadLimits } from '../core/read-limits.js';
import type { PrimaryFunctions, ReadCount } from './protocol.js';

/** Local counts are sent to the primary process this often. */
const SYNC_MS = 20;
/** Share of a limit that all processes together may count before they ask the primary process. */
const LOCAL_SHARE = 0.2;
/** Above this share of a limit, each read waits for the primary process. */
const EXACT_FROM = 0.5;

/** A client's count. */
interface Counted {
  /** The last status that the primary process reported. */
  status: RateLimitStatus;
  /** Points that the primary process doesn't know of yet. */
  unsent: number;
}

/**
 * Read limits that all processes share; the primary process counts. Clients far from their limit are counted locally
 * and synchronised later, so that most requests don't wait for another process.
 * @param countReads counts in the primary process
 * @param processes number of processes that count
 */
export function shareReadLimits(countReads: PrimaryFunctions['countReads'], processes: number): ReadLimits {
  const localShare = LOCAL_SHARE / processes;
  const counts = new LRUCache<string, Counted>({ max: MAX_COUNTED_CLIENTS });
  // Counts alone while the primary process doesn't respond.
  const local = makeReadLimits();
  const unsent = new Map<string, ReadCount>();
  const keyOf = (kind: ReadKind, client: string) => `${kind} ${client}`;

  const currentCount = (key: string): Counted | undefined => {
    const counted = counts.get(key);
    return counted && counted.status.resetsAt > Date.now() ? counted : undefined;
  };
  const statusOf = ({ status, unsent }: Counted): RateLimitStatus => ({
    ...status,
    used: Math.max(0, Math.min(status.limit, status.used + unsent)),
    retryAfter: 0,
  });

  const send = async (batch: readonly ReadCount[]) => {
    const statuses = await countReads(batch);
    batch.forEach(([kind, client], i) => {
      const status = statuses[i];
      const key = keyOf(kind, client);
      if (status) counts.set(key, { status, unsent: unsent.get(key)?.[2] ?? 0 });
    });
    return statuses;
  };
  const sync = () => {
    const batch = [...unsent.values()];
    unsent.clear();
    // The reads have been answered. Without this report, their clients have a little more on other workers.
    void send(batch).catch(() => undefined);
  };
  const countLocally = (kind: ReadKind, client: string, points: number, counted: Counted) => {
    const key = keyOf(kind, client);
    if (unsent.size === 0) setTimeout(sync, SYNC_MS).unref();
    unsent.set(key, [kind, client, (unsent.get(key)?.[2] ?? 0) + points]);
    counted.unsent += points;
    return statusOf(counted);
  };

  return {
    count(kind, client, points) {
      const counted = currentCount(keyOf(kind, client));
      if (counted) {
        const { limit, used } = counted.status;
        const canCountLocally =
          used + counted.unsent + points <= limit * EXACT_FROM &&
          Math.abs(counted.unsent + points) <= limit * localShare;
        if (canCountLocally) return countLocally(kind, client, points, counted);
      }
      return send([[kind, client, points]]).then(
        ([status]) => status ?? local.count(kind, client, points),
        () => local.count(kind, client, points),
      );
    },
    status(kind, client) {
      const counted = currentCount(keyOf(kind, client));
      return counted ? statusOf(counted) : local.status(kind, client);
    },
  };
}
