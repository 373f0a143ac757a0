import { LRUCache } from 'lru-cache';

/** Size of each cache, in characters of texts and results. */
const CACHE_SIZE = 8 * 1024 * 1024;

let last: Promise<void> = Promise.resolve();

/** Waits for an iteration of the event loop in which this module does nothing else. */
function waitForNextIteration(): Promise<void> {
  last = last.then(() => new Promise((resolve) => setImmediate(resolve)));
  return last;
}

/**
 * Caches an expensive function of a text. A query may request fifty long texts: each is transformed in its own
 * iteration of the event loop, so that other requests run in between.
 */
export function cachedByText(transform: (source: string) => string): (source: string) => Promise<string> {
  const cache = new LRUCache<string, string>({
    maxSize: CACHE_SIZE,
    sizeCalculation: (result, source) => Math.max(1, result.length + source.length),
  });
  return async (source) => {
    const before = cache.get(source);
    if (before !== undefined) return before;
    await waitForNextIteration();
    // Another field may have transformed the same text meanwhile.
    const meanwhile = cache.get(source);
    if (meanwhile !== undefined) return meanwhile;
    const result = transform(source);
    cache.set(source, result);
    return result;
  };
}
