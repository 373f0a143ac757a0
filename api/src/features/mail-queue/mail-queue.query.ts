import { ADDRESS_CHANGE_EMAIL } from '../account/email-change.service.js';
import { CONFIRMATION_EMAIL } from '../account/confirm-email.service.js';
import { LOGIN_LINK_EMAIL } from '../account/login-link.service.js';
import { RESET_EMAIL } from '../account/reset.service.js';
import { expressions } from '../../core/columns.js';
import type { Tx } from '../../core/database.js';
import { selectPage, Where } from '../../core/list.js';
import { EMAIL_TASK } from '../../core/email.js';
import type { Page, Window } from '../../core/page.js';

/** An undeliverable email in the queue. */
export interface UndeliverableEmailRow {
  id: string;
  /** Null for emails with a code or link, which are created when they are sent. */
  recipient: string | null;
  subject: string | null;
  error: string;
  attempts: number;
  queuedAt: Date;
  failedAt: Date;
}

/** Jobs that send an email. */
const TASKS = [EMAIL_TASK, RESET_EMAIL, ADDRESS_CHANGE_EMAIL, CONFIRMATION_EMAIL, LOGIN_LINK_EMAIL];

/**
 * graphile-worker's public view has no payloads, so this reads its private tables. Its version is pinned, and
 * mail-queue.test.ts fails if they change. `$1` is TASKS. Jobs are changed through its functions only.
 */
const JOBS =
  'graphile_worker._private_jobs job JOIN graphile_worker._private_tasks task ON task.id = job.task_id';
const IS_UNDELIVERABLE =
  'task.identifier = ANY($1) AND job.attempts >= job.max_attempts AND job.locked_at IS NULL';
const UNDELIVERABLE = `${JOBS} WHERE ${IS_UNDELIVERABLE}`;

const COLUMNS = expressions<UndeliverableEmailRow>({
  id: "job.payload->>'id'",
  recipient: "job.payload->>'to'",
  subject: "job.payload->>'subject'",
  error: "COALESCE(job.last_error, '')",
  attempts: 'job.attempts',
  queuedAt: 'job.created_at',
  failedAt: 'job.updated_at',
});

/** Returns one page of undeliverable emails, latest failure first. */
export function selectUndeliverableEmails(tx: Tx, window: Window): Promise<Page<UndeliverableEmailRow>> {
  const where = new Where();
  where.bind(TASKS);
  where.and(IS_UNDELIVERABLE);
  return selectPage(tx, {
    name: 'undeliverable-emails',
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

/** Queues an undeliverable email again and resets its attempts. False if there is no such email anymore. */
export async function requeueEmail(tx: Tx, emailId: string): Promise<boolean> {
  const requeued = await tx.sql(
    `SELECT FROM graphile_worker.reschedule_jobs(${UNDELIVERABLE_IDS}, run_at => now(), attempts => 0)`,
    [TASKS, emailId],
  );
  return requeued.length > 0;
}

/** Deletes an undeliverable email. */
export async function deleteQueuedEmail(tx: Tx, emailId: string): Promise<boolean> {
  const deleted = await tx.sql(`SELECT FROM graphile_worker.complete_jobs(${UNDELIVERABLE_IDS})`, [
    TASKS,
    emailId,
  ]);
  return deleted.length > 0;
}

const UNDELIVERABLE_IDS = `ARRAY(SELECT job.id FROM ${UNDELIVERABLE} AND job.payload->>'id' = $2 FOR UPDATE OF job)`;

/** Deletes undeliverable emails after a month, because they contain personal data; run daily. */
export const sweepUndeliverableEmails = (tx: Tx) =>
  tx.sql(
    `SELECT FROM graphile_worker.complete_jobs(ARRAY(
       SELECT job.id FROM ${UNDELIVERABLE} AND job.updated_at < now() - interval '30 days' FOR UPDATE OF job))`,
    [TASKS],
  );
