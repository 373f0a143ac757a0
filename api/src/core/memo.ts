import { LRUCache } from 'lru-cache';
import type { Announcements } from './announcements.js';
import { collectReads, recordReads, UNCERTAIN_TAG } from './reads.js';

/** Caches values from the database until their sources change. */
export interface Memo<Value extends object> {
  /** Returns the cached value, or computes it once for all concurrent callers. */
  getOrLoad<Found extends Value>(key: string, compute: () => Promise<Found>): Promise<Found>;
}

interface Options<Value> {
  /** Maximum sum of `sizeOf`. */
  maxSize: number;
  sizeOf: (value: Value) => number;
  /** Lifetime in milliseconds, for values that also depend on time. */
  ttl: number;
}

interface Entry<Value> {
  value: Value;
  tags: ReadonlySet<string>;
  /** Position of the announcements before the value was read. */
  position: number;
}

export function makeMemo<Value extends object>(
  announcements: Pick<Announcements, 'position' | 'freshness'>,
  { maxSize, sizeOf, ttl }: Options<Value>,
): Memo<Value> {
  const entries = new LRUCache<string, Entry<Value>>({
    maxSize,
    ttl,
    sizeCalculation: ({ value }) => Math.max(1, sizeOf(value)),
  });
  const computing = new Map<string, Promise<Entry<Value>>>();
  const isFresh = ({ position, tags }: Entry<Value>) => announcements.freshness(position, tags) === 'fresh';

  const load = async (key: string, position: number, compute: () => Promise<Value>) => {
    const { result: value, tags } = await collectReads(compute);
    const entry = { value, tags, position };
    // A value without tags could never be invalidated.
    const isStorable = announcements.position() !== undefined && tags.size > 0 && !tags.has(UNCERTAIN_TAG);
    if (isStorable && isFresh(entry)) entries.set(key, entry);
    return entry;
  };
  return {
    async getOrLoad<Found extends Value>(key: string, compute: () => Promise<Found>) {
      let entry = entries.get(key);
      if (!entry || !isFresh(entry)) {
        const position = announcements.position();
        if (position === undefined) return compute();
        // Calls after a change must not share a value that was read before it.
        const wanted = `${position} ${key}`;
        let pending = computing.get(wanted);
        if (!pending) {
          pending = load(key, position, compute).finally(() => computing.delete(wanted));
          computing.set(wanted, pending);
        }
        entry = await pending;
      }
      recordReads(entry.tags);
      return entry.value as Found;
    },
  };
}
