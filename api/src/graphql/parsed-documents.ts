import type { ApolloServerOptions, BaseContext } from '@apollo/server';
import type { DocumentNode } from 'graphql';
import { LRUCache } from 'lru-cache';

type DocumentStore = NonNullable<ApolloServerOptions<BaseContext>['documentStore']>;

const MAX_DOCUMENTS = 1000;
/** Total length of their texts. Parsed, they take 40 to 170 times as much memory, so 44 MB at most. */
const MAX_TOTAL_CHARACTERS = 256 * 1024;

/**
 * Returns a store of the most recent valid documents, parsed. Apollo's own is limited by 30 MB of JSON, which is more than
 * 130 MB of memory, and anybody can fill it.
 */
export function makeParsedDocuments(): DocumentStore {
  const documents = new LRUCache<string, DocumentNode>({
    max: MAX_DOCUMENTS,
    maxSize: MAX_TOTAL_CHARACTERS,
    sizeCalculation: ({ loc }) => loc?.source.body.length ?? MAX_TOTAL_CHARACTERS,
  });
  return {
    get: async (hash) => documents.get(hash),
    set: async (hash, document) => void documents.set(hash, document),
    delete: async (hash) => documents.delete(hash),
  };
}
