import pg from 'pg';
import type { Logger } from 'pino';

/** What is announced when it changes: all that visitors see, and who the users are. */
const CHANNELS = ['public_change', 'user_change'] as const;
export type Channel = (typeof CHANNELS)[number];

/** Knows whether something that is remembered has changed, in whichever process. */
export interface Announcements {
  /** Grows with every change; while the database can't be heard, undefined: then nothing may be remembered. */
  version(channel: Channel): number | undefined;
  close(): Promise<void>;
}

const RECONNECT_MS = 1000;

/** Listens to the announcements that triggers of migrations 0001 and 0027 make. */
export async function listenForChanges(databaseUrl: string, log: Logger): Promise<Announcements> {
  const versions: Record<Channel, number> = { public_change: 0, user_change: 0 };
  let listening = false;
  let awaySince: number | undefined;
  let closed = false;
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;

  // This connection always exists, so that an outage is logged here, and once, whatever it lets fail elsewhere.
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
        // Changes may have been missed while nobody listened.
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
