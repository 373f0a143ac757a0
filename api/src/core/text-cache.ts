import { LRUCache } from 'lru-cache';

/** Characters of texts and results that each cache holds. */
const CACHE_SIZE = 8 * 1024 * 1024;

let last: Promise<void> = Promise.resolve();

/** Waits for a turn of the event loop that nothing else of this module has. */
function turn(): Promise<void> {
  last = last.then(() => new Promise((resolve) => setImmediate(resolve)));
  return last;
}

/**
 * Caches an expensive function of a text. A query may ask for fifty long texts at once: each is transformed in a turn
 * of the event loop of its own, so that other requests are answered in between.
 */
export function cachedByText(transform: (source: string) => string): (source: string) => Promise<string> {
  const cache = new LRUCache<string, string>({
    maxSize: CACHE_SIZE,
    sizeCalculation: (result, source) => Math.max(1, result.length + source.length),
  });
  return async (source) => {
    const before = cache.get(source);
    if (before !== undefined) return before;
    await turn();
    // Another field of the same answer may have waited for the same text.
    const meanwhile = cache.get(source);
    if (meanwhile !== undefined) return meanwhile;
    const result = transform(source);
    cache.set(source, result);
    return result;
  };
}
