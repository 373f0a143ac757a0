import pg from 'pg';
import type { Logger } from 'pino';

/** Knows whether something that visitors see has changed, in whichever process. */
export interface Announcements {
  /** Grows with every change; while the database can't be heard, undefined: then nothing may be remembered. */
  version(): number | undefined;
  close(): Promise<void>;
}

const RECONNECT_MS = 1000;

/** Listens to the announcements that migration 0001's triggers make (`announce_public_change`). */
export async function listenForChanges(databaseUrl: string, log: Logger): Promise<Announcements> {
  let version = 0;
  let listening = false;
  let closed = false;
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;

  const listen = async (): Promise<void> => {
    const fresh = new pg.Client({ connectionString: databaseUrl, application_name: 'mandap-announcements' });
    client = fresh;
    fresh.on('error', () => undefined);
    fresh.on('notification', () => version++);
    fresh.on('end', () => {
      listening = false;
      if (!closed) timer = setTimeout(() => void listen(), RECONNECT_MS).unref();
    });
    try {
      await fresh.connect();
      await fresh.query('LISTEN public_change');
      // Changes may have been missed while nobody listened.
      version++;
      listening = true;
    } catch (error) {
      log.warn({ err: error }, 'nothing is remembered: the database does not answer');
      await fresh.end().catch(() => undefined);
    }
  };
  await listen();

  return {
    version: () => (listening ? version : undefined),
    async close() {
      closed = true;
      clearTimeout(timer);
      await client?.end();
    },
  };
}
