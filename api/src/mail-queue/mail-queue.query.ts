import { EMAIL_CHANGE_MAIL } from '../account/email-change.service.js';
import { RESET_MAIL } from '../account/reset.service.js';
import type { Tx } from '../core/database.js';
import { MAIL } from '../core/mail.js';
import { decodeCursor, pageOf, type Page, type Window } from '../core/page.js';
import { MAX_COUNT } from '../core/page.constants.js';

/** A mail that was tried as often as it may be, as it lies in the queue. */
export interface DeadMailRow {
  id: string;
  /** Unknown where the mail is made as it is sent, because it holds a code. */
  recipient: string | null;
  subject: string | null;
  error: string;
  attempts: number;
  queuedAt: Date;
  failedAt: Date;
}

/** Jobs that send a mail. */
const TASKS = [MAIL, RESET_MAIL, EMAIL_CHANGE_MAIL];

/**
 * graphile-worker keeps what a job is about in tables of its own, which its public view leaves out. Its version is
 * pinned, and mail-queue.test.ts fails if they change. What is done to a job goes through its functions.
 */
const DEAD = `graphile_worker._private_jobs job JOIN graphile_worker._private_tasks task ON task.id = job.task_id
  WHERE task.identifier = ANY($1) AND job.attempts >= job.max_attempts AND job.locked_at IS NULL`;

/** The latest failure first. */
export async function selectDeadMails(tx: Tx, window: Window): Promise<Page<DeadMailRow>> {
  const values: unknown[] = [TASKS];
  const bind = (value: unknown) => `$${values.push(value)}`;
  let after = '';
  if (window.after) {
    const [failedAt, id] = decodeCursor('dead-mails', window.after, 2);
    after = `AND (job.updated_at, job.id) < (${bind(failedAt)}::timestamptz, ${bind(id)}::bigint)`;
  }
  const rows = await tx.sql<DeadMailRow & { failed: string; job: string }>(
    `SELECT job.payload->>'id' AS id, job.payload->>'to' AS recipient, job.payload->>'subject' AS subject,
       COALESCE(job.last_error, '') AS error, job.attempts, job.created_at AS "queuedAt", job.updated_at AS "failedAt",
       job.updated_at::text AS failed, job.id::text AS job
     FROM ${DEAD} ${after} ORDER BY job.updated_at DESC, job.id DESC LIMIT ${bind(window.first + 1)}`,
    values,
  );
  return pageOf(
    'dead-mails',
    rows,
    window,
    (row) => [row.failed, row.job],
    async () => {
      const [row] = await tx.sql<{ count: number }>(
        `SELECT count(*)::int FROM (SELECT FROM ${DEAD} LIMIT ${MAX_COUNT}) matching`,
        [TASKS],
      );
      return row?.count ?? 0;
    },
  );
}

/** Tries a dead mail again, from its first attempt. False when it is not there, or not dead any more. */
export async function reviveMail(tx: Tx, mailId: string): Promise<boolean> {
  const revived = await tx.sql(
    `SELECT FROM graphile_worker.reschedule_jobs(${DEAD_IDS}, run_at => now(), attempts => 0)`,
    [TASKS, mailId],
  );
  return revived.length > 0;
}

/** Takes a dead mail out of the queue. */
export async function dropMail(tx: Tx, mailId: string): Promise<boolean> {
  const dropped = await tx.sql(`SELECT FROM graphile_worker.complete_jobs(${DEAD_IDS})`, [TASKS, mailId]);
  return dropped.length > 0;
}

const DEAD_IDS = `ARRAY(SELECT job.id FROM ${DEAD} AND job.payload->>'id' = $2 FOR UPDATE OF job)`;

/** Nobody waits for a mail of last month, and its text is people's own; run daily. */
export const sweepDeadMails = (tx: Tx) =>
  tx.sql(
    `SELECT FROM graphile_worker.complete_jobs(ARRAY(
       SELECT job.id FROM ${DEAD} AND job.updated_at < now() - interval '30 days' FOR UPDATE OF job))`,
    [TASKS],
  );
