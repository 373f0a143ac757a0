import { setTimeout as pause } from 'node:timers/promises';
import { WORKERS, type Servers } from './servers.js';
import type { Kind, Traffic } from './traffic.js';

/** Something that fails and comes back. */
export interface Fault {
  name: string;
  /** Makes it fail, and resolves when it can work again. */
  happen(servers: Servers): Promise<void>;
  /** Resolves when everything works again. */
  recovered(servers: Servers, traffic: Traffic): Promise<void>;
  /** Requests that must succeed all the time; those on a connection of a killed process may break. */
  continues: readonly Kind[];
  /** Milliseconds before it happens, if more than a moment. */
  restMs?: number;
}

/** How long a server is away. */
const OUTAGE_MS = 2000;
const POLL_MS = 10;

const until = async (isTrue: () => boolean) => {
  while (!isTrue()) await pause(POLL_MS);
};

/** Resolves when every lane has succeeded again: requests that were being sent may still fail. */
const untilDone = async (traffic: Traffic, ...kinds: Kind[]) => {
  const before = kinds.map((kind) => traffic.done(kind));
  await until(() => kinds.every((kind, i) => traffic.done(kind) >= (before[i] ?? 0) + 3));
};

export const FAULTS: readonly Fault[] = [
  {
    name: 'an API process is killed',
    // Until its successor is loaded.
    restMs: 12_000,
    continues: ['read', 'write', 'upload'],
    async happen({ workers }) {
      const [id = 0] = workers();
      process.kill(id, 'SIGKILL');
      await until(() => !workers().includes(id));
    },
    async recovered({ workers }, traffic) {
      await until(() => workers().length === WORKERS);
      await untilDone(traffic, 'read', 'write', 'upload');
    },
  },
  {
    name: 'the primary database is killed',
    continues: ['read'],
    async happen({ postgres: { primary } }) {
      await primary.kill();
      await pause(OUTAGE_MS);
      await primary.start();
    },
    recovered: (_, traffic) => untilDone(traffic, 'read', 'write', 'upload'),
  },
  {
    name: 'the replica is killed',
    continues: ['read', 'write', 'upload'],
    async happen({ postgres: { replica } }) {
      await replica.kill();
      await pause(OUTAGE_MS);
      await replica.start();
    },
    recovered: (_, traffic) => untilDone(traffic, 'read', 'write', 'upload'),
  },
  {
    name: 'the store of pictures is away',
    continues: ['read', 'write'],
    async happen({ store }) {
      await store.cut();
      await pause(OUTAGE_MS);
      await store.restore();
    },
    recovered: (_, traffic) => untilDone(traffic, 'upload'),
  },
  {
    name: 'the mail server is away',
    continues: ['read', 'write', 'upload'],
    async happen({ mail }) {
      await mail.cut();
      await pause(OUTAGE_MS);
      await mail.restore();
    },
    // Emails that failed are sent again later and later.
    recovered: ({ emailedAddresses }, { registered }) => {
      const waiting = registered.filter((address) => !emailedAddresses.has(address));
      return until(() => waiting.every((address) => emailedAddresses.has(address)));
    },
  },
];
