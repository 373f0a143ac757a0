import { EMAIL_CHANGE_MAIL } from '../account/email-change.service.js';
import { RESET_MAIL } from '../account/reset.service.js';
import { expressions } from '../../core/columns.js';
import type { Tx } from '../../core/database.js';
import { selectPage, Where } from '../../core/list.js';
import { MAIL } from '../../core/mail.js';
import type { Page, Window } from '../../core/page.js';

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
 * pinned, and mail-queue.test.ts fails if they change. `$1` is TASKS. What is done to a job goes through its functions.
 */
const JOBS =
  'graphile_worker._private_jobs job JOIN graphile_worker._private_tasks task ON task.id = job.task_id';
const IS_DEAD = 'task.identifier = ANY($1) AND job.attempts >= job.max_attempts AND job.locked_at IS NULL';
const DEAD = `${JOBS} WHERE ${IS_DEAD}`;

const COLUMNS = expressions<DeadMailRow>({
  id: "job.payload->>'id'",
  recipient: "job.payload->>'to'",
  subject: "job.payload->>'subject'",
  error: "COALESCE(job.last_error, '')",
  attempts: 'job.attempts',
  queuedAt: 'job.created_at',
  failedAt: 'job.updated_at',
});

/** The latest failure first. */
export function selectDeadMails(tx: Tx, window: Window): Promise<Page<DeadMailRow>> {
  const where = new Where();
  where.bind(TASKS);
  where.and(IS_DEAD);
  return selectPage(tx, {
    list: 'dead-mails',
    columns: COLUMNS,
    from: JOBS,
    where,
    order: {
      keys: [
        { by: 'job.updated_at', type: 'timestamptz' },
        { by: 'job.id', type: 'bigint' },
      ],
      direction: 'DESC',
    },
    window,
  });
}

/** Tries a dead mail again, from its first attempt. False when it is not there, or not dead any more. */
export async function requeueMail(tx: Tx, mailId: string): Promise<boolean> {
  const revived = await tx.sql(
    `SELECT FROM graphile_worker.reschedule_jobs(${DEAD_IDS}, run_at => now(), attempts => 0)`,
    [TASKS, mailId],
  );
  return revived.length > 0;
}

/** Takes a dead mail out of the queue. */
export async function deleteMail(tx: Tx, mailId: string): Promise<boolean> {
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
