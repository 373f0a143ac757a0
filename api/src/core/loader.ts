import DataLoader from 'dataloader';
import type { Context } from './context.js';

/**
 * Defines a batched lookup per request: `load(ctx, key)` collects the keys of a tick into one call of `fetch`, so that
 * a list of n rows needs one statement instead of n. `fetch` returns a map; `load` returns `missing` for keys without
 * an entry.
 */
export function loader<Key extends string, Value>(
  fetch: (ctx: Context, keys: readonly Key[]) => Promise<Map<Key, Value>>,
  missing: Value,
): (ctx: Context, key: Key) => Promise<Value> {
  const id = Symbol('loader');
  return (ctx, key) => {
    let found = ctx.loaders.get(id) as DataLoader<Key, Value> | undefined;
    if (!found) {
      found = new DataLoader<Key, Value>(async (keys) => {
        const values = await fetch(ctx, keys);
        return keys.map((each) => values.get(each) ?? missing);
      });
      ctx.loaders.set(id, found);
    }
    return found.load(key);
  };
}
