import type { ApolloServerOptions, BaseContext } from '@apollo/server';
import { LRUCache } from 'lru-cache';

/** Characters of all documents that are kept. */
const STORE_SIZE = 4 * 1024 * 1024;
/** One that is longer is not kept; its client is told each time that it is not known, and goes on sending it whole. */
const DOCUMENT_SIZE = 16 * 1024;
/** Since it was last asked for. */
const LIFE_MS = 60 * 60 * 1000;

type Options = Exclude<ApolloServerOptions<BaseContext>['persistedQueries'], false | undefined>;

export interface PersistedQueries extends Required<Pick<Options, 'cache'>> {
  /** The document whose text has this hash, if it is kept. */
  textOf(hash: string): string | undefined;
}

/** Apollo puts it before each hash. */
const PREFIX = 'apq:';

/**
 * Documents under the hash of their text, so that a client sends the hash alone, and by GET. Apollo hands over only
 * what is valid and within its cost. Strangers may fill the store, and so it is small: whose document was dropped sends
 * it once more.
 */
export function persistedQueries(): PersistedQueries {
  const kept = new LRUCache<string, string>({
    maxSize: STORE_SIZE,
    maxEntrySize: DOCUMENT_SIZE,
    sizeCalculation: (document) => document.length,
    ttl: LIFE_MS,
    updateAgeOnGet: true,
  });
  return {
    textOf: (hash) => kept.get(PREFIX + hash),
    cache: {
      get: async (hash) => kept.get(hash),
      set: async (hash, document) => void kept.set(hash, document),
      delete: async (hash) => kept.delete(hash),
    },
  };
}
