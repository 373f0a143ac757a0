import { metrics } from './metrics.js';

/** The other API processes of this server; see cluster/. */
export interface Siblings {
  /** Returns the metrics of all processes together, in Prometheus's text format. */
  metrics(): Promise<string>;
  /** Resolves when all processes have received every change that was committed before the call, or after a short time. */
  catchUp(): Promise<void>;
  /** Returns the GraphQL document with this hash, if any process has stored it. */
  findDocument(hash: string): Promise<string | undefined>;
  storeDocument(hash: string, document: string): Promise<void>;
}

/** For a server of one process. */
export const noSiblings: Siblings = {
  metrics: () => metrics.metrics(),
  catchUp: async () => undefined,
  findDocument: async () => undefined,
  storeDocument: async () => undefined,
};
