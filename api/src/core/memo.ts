import { LRUCache } from 'lru-cache';
import type { Announcements, Channel } from './announcements.js';

/** Caches values from the database, and invalidates them all when data they may depend on changes. */
export interface Memo<Value extends object> {
  get(key: string): Value | undefined;
  /** Stores a value that was read while `version` was current. */
  set(key: string, value: Value, version: number | undefined): void;
  /** Returns the cached value, or computes it once for all concurrent callers. */
  getOrLoad<Found extends Value>(key: string, compute: () => Promise<Found>): Promise<Found>;
}

interface Options<Value> {
  /** The channel that announces changes. */
  channel: Channel;
  /** Maximum sum of `sizeOf`. */
  maxSize: number;
  sizeOf: (value: Value) => number;
  /** Lifetime in milliseconds, for values that also depend on time. */
  ttl: number;
}

export function makeMemo<Value extends object>(
  announcements: Announcements,
  { channel, maxSize, sizeOf, ttl }: Options<Value>,
): Memo<Value> {
  const kept = new LRUCache<string, { value: Value; version: number }>({
    maxSize,
    ttl,
    sizeCalculation: ({ value }) => Math.max(1, sizeOf(value)),
  });
  const current = () => announcements.version(channel);
  const computing = new Map<string, Promise<Value>>();
  const get = (key: string) => {
    const found = kept.get(key);
    return found && found.version === current() ? found.value : undefined;
  };
  const set = (key: string, value: Value, version: number | undefined) => {
    if (version !== undefined && version === current()) kept.set(key, { value, version });
  };
  return {
    get,
    set,
    async getOrLoad<Found extends Value>(key: string, compute: () => Promise<Found>) {
      const found = get(key) as Found | undefined;
      if (found) return found;
      const version = current();
      if (version === undefined) return compute();
      const wanted = `${version} ${key}`;
      let value = computing.get(wanted) as Promise<Found> | undefined;
      if (!value) {
        value = compute().finally(() => computing.delete(wanted));
        computing.set(wanted, value);
      }
      set(key, await value, version);
      return value;
    },
  };
}
