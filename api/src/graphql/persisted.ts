import type { ApolloServerOptions, BaseContext } from '@apollo/server';
import { LRUCache } from 'lru-cache';
import type { Siblings } from '../core/siblings.js';

/** Total length of all stored documents. */
const MAX_TOTAL_CHARACTERS = 4 * 1024 * 1024;
/** Longer documents are not stored: the client gets PERSISTED_QUERY_NOT_FOUND and sends the whole document. */
const MAX_DOCUMENT_CHARACTERS = 16 * 1024;
/** Lifetime since the last use. */
const TTL_MS = 60 * 60 * 1000;

type Options = Exclude<ApolloServerOptions<BaseContext>['persistedQueries'], false | undefined>;

export interface PersistedQueries extends Required<Pick<Options, 'cache'>> {
  /** The document with this hash, if it is stored. */
  textOf(hash: string): string | undefined;
}

/** Apollo's prefix of each hash. */
const PREFIX = 'apq:';

/** Returns an empty store of documents by hash. Anybody can fill it, so it is small. */
export const makeDocumentStore = (): LRUCache<string, string> =>
  new LRUCache<string, string>({
    maxSize: MAX_TOTAL_CHARACTERS,
    maxEntrySize: MAX_DOCUMENT_CHARACTERS,
    sizeCalculation: (document) => document.length,
    ttl: TTL_MS,
    updateAgeOnGet: true,
  });

/**
 * Stores documents by their hash, so that clients can send the hash alone, by GET. Apollo stores only valid documents
 * within the cost limit. Clients send an evicted document once more.
 */
export function persistedQueries(siblings: Siblings): PersistedQueries {
  const documents = makeDocumentStore();
  return {
    textOf: (hash) => documents.get(PREFIX + hash),
    cache: {
      async get(hash) {
        const own = documents.get(hash);
        if (own !== undefined) return own;
        const found = await siblings.findDocument(hash);
        if (found !== undefined) documents.set(hash, found);
        return found;
      },
      async set(hash, document) {
        documents.set(hash, document);
        await siblings.storeDocument(hash, document);
      },
      delete: async (hash) => documents.delete(hash),
    },
  };
}
