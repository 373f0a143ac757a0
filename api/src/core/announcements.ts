import pg from 'pg';
import type { Logger } from 'pino';

/** Data whose changes are announced: what visitors see, and users. */
const CHANNELS = ['public_change', 'user_change'] as const;
export type Channel = (typeof CHANNELS)[number];

/** Tells whether cached data has changed, in any process. */
export interface Announcements {
  /** Increases with every change. Undefined while the connection is lost: nothing may be cached then. */
  version(channel: Channel): number | undefined;
  close(): Promise<void>;
}

const RECONNECT_MS = 1000;

/** Listens to the notifications of the triggers in migrations 0001 and 0027. */
export async function listenForChanges(databaseUrl: string, log: Logger): Promise<Announcements> {
  const versions: Record<Channel, number> = { public_change: 0, user_change: 0 };
  let listening = false;
  let awaySince: number | undefined;
  let closed = false;
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;

  // This connection always exists, so outages are logged here, once, and nowhere else.
  const noteAbsence = () => {
    if (awaySince !== undefined) return;
    awaySince = Date.now();
    log.error('the database can not be reached');
  };
  const notePresence = () => {
    if (awaySince === undefined) return;
    log.warn({ milliseconds: Date.now() - awaySince }, 'the database can be reached again');
    awaySince = undefined;
  };

  const listen = async (): Promise<void> => {
    const fresh = new pg.Client({ connectionString: databaseUrl, application_name: 'mandap-announcements' });
    client = fresh;
    fresh.on('error', () => undefined);
    fresh.on('notification', ({ channel }) => versions[channel as Channel]++);
    fresh.on('end', () => {
      listening = false;
      if (closed) return;
      noteAbsence();
      timer = setTimeout(() => void listen(), RECONNECT_MS).unref();
    });
    try {
      await fresh.connect();
      for (const channel of CHANNELS) {
        await fresh.query(`LISTEN ${channel}`);
        // Changes may have been missed while the connection was lost.
        versions[channel]++;
      }
      listening = true;
      notePresence();
    } catch {
      await fresh.end().catch(() => undefined);
    }
  };
  await listen();

  return {
    version: (channel) => (listening ? versions[channel] : undefined),
    async close() {
      closed = true;
      clearTimeout(timer);
      await client?.end();
    },
  };
}
