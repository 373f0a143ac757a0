import pg from 'pg';

/** A position in the primary's log, in bytes. */
interface Sample {
  /** Everything that was committed at `at` is in the log before this position. */
  lsn: number;
  /** Position of the announcements before `lsn` was read. */
  announced: number | undefined;
  /** In milliseconds since 1970. */
  at: number;
}

/** Recent positions in the primary's log, by which the age of a replica's data is known. */
export interface PrimaryLog {
  /** Reads the current position. Resolves in any case, within a second. */
  read(announced: number | undefined): Promise<void>;
  /** Returns the newest sample that a server which has replayed the log up to `lsn` has. */
  newestUpTo(lsn: number): Sample | undefined;
  /** Age of a sample in milliseconds; while the primary is away, its age when the primary last answered. */
  ageOf(sample: Sample): number;
  /** The primary's system identifier, which its replicas share; undefined until it has answered. */
  systemId(): string | undefined;
  close(): Promise<void>;
}

export type { Sample };

/** The primary counts as away if it doesn't answer within this time. */
export const PRIMARY_MS = 1000;

/**
 * Reads positions on a connection of its own: requests may occupy all others.
 * @param maxAge samples that are older than the newest by more milliseconds are dropped
 */
export function openPrimaryLog(url: string, maxAge: number): PrimaryLog {
  const pool = new pg.Pool({
    connectionString: url,
    max: 1,
    application_name: 'mandap-replicas',
    connectionTimeoutMillis: PRIMARY_MS,
    query_timeout: PRIMARY_MS,
  });
  // The pool replaces a connection that breaks.
  pool.on('error', () => undefined);
  /** Oldest first. */
  const samples: Sample[] = [];
  let isAway = false;
  let systemId: string | undefined;

  return {
    async read(announced) {
      const at = Date.now();
      try {
        const { rows } = await pool.query<{ lsn: number; systemId: string }>(
          // Not the position that is written to disk, since a commit may be announced before.
          `SELECT pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::float8 AS lsn, system_identifier::text AS "systemId"
           FROM pg_control_system()`,
        );
        const [row] = rows;
        if (!row) return;
        isAway = false;
        ({ systemId } = row);
        samples.push({ lsn: row.lsn, announced, at });
        while (samples[0] && at - samples[0].at > maxAge) samples.shift();
      } catch {
        isAway = true;
      }
    },
    newestUpTo: (lsn) => samples.findLast((sample) => sample.lsn <= lsn),
    ageOf: ({ at }) => ((isAway && samples.at(-1)?.at) || Date.now()) - at,
    systemId: () => systemId,
    close: () => pool.end(),
  };
}
