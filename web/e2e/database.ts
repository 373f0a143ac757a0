import { readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { DATA_DIR } from './dataDir';

/** Runs a statement in the database of the server under test: tests move dates instead of waiting. */
export async function sql(statement: string, values: readonly unknown[] = []): Promise<void> {
  const [password, pid] = await Promise.all(
    ['postgres-app.secret', 'postgres/postmaster.pid'].map((file) =>
      readFile(path.join(DATA_DIR, file), 'utf8'),
    ),
  );
  const port = Number(pid?.split('\n')[3]);
  const client = new pg.Client({
    ...{ host: '127.0.0.1', port, user: 'mandap_app', database: 'mandap' },
    password: password?.trim(),
  });
  await client.connect();
  try {
    await client.query(statement, [...values]);
  } finally {
    await client.end();
  }
}

/** Approves a booking whose event was the day before yesterday in India. */
export const endEvent = (bookingId: string): Promise<void> =>
  sql(
    `UPDATE booking SET status = 'approved', decided_at = now(), event_date = today_in_india() - 2 WHERE id = $1`,
    [bookingId],
  );

/** Runs the job that asks both parties after an event, which otherwise runs every 15 minutes. */
export const runQuarterHourly = (): Promise<void> => sql(`SELECT graphile_worker.add_job('quarter-hourly')`);

/**
 * Sends the email about new messages of a conversation, as if ten minutes had passed in which nobody had its page open.
 */
export async function sendMessageEmail(bookingId: string): Promise<void> {
  await sql(`UPDATE conversation_read SET opened_at = now() - interval '10 minutes' WHERE booking_id = $1`, [
    bookingId,
  ]);
  await sql(
    `UPDATE graphile_worker._private_jobs SET run_at = now() WHERE key LIKE 'message-email:' || $1 || ':%'`,
    [bookingId],
  );
}
