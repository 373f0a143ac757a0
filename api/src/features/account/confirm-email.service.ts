import type { JobHelpers } from 'graphile-worker';
import { object } from 'yup';
import { columnsOf, returning, select } from '../../core/columns.js';
import type { Services } from '../../core/context.js';
import type { Tx } from '../../core/database.js';
import { AppError, badInput, conflict, rateLimitExceeded, formatWait } from '../../core/errors.js';
import { newCode, newId } from '../../core/ids.js';
import { addJob } from '../../core/jobs.js';
import type { Limits } from '../../core/limits.js';
import type { Mailer } from '../../core/email.js';
import { operation, signedIn } from '../../core/operation.js';
import { inTransaction } from '../../core/transaction.js';
import { Account } from './account.entity.js';
import { confirmationEmail } from './account.mail.js';
import { confirmationCodeRules } from './account.rules.js';
import { accountBrief, lockAccount } from './account.service.js';
import { MAX_CODE_TRIES, codeHash, codeMatches, placeholderHash } from './one-time-code.js';
import { t } from './messages.generated.js';

/**
 * Counts an email with a code or link to an unconfirmed address: at most five a day, whoever requests them.
 * @throws AppError TOO_MANY_REQUESTS
 */
export async function countUnconfirmedEmail(limits: Limits, email: string): Promise<void> {
  try {
    await limits.spendKey('unconfirmedMailbox', email.toLowerCase());
  } catch (error) {
    if (!(error instanceof AppError && error.rateLimit)) throw error;
    throw rateLimitExceeded(
      error.rateLimit,
      t('unconfirmedLimit', { wait: formatWait(error.rateLimit.retryAfter) }),
    );
  }
}

/** Whether a requested email may be sent: always to a confirmed address, otherwise five times a day. */
async function canSendEmail(limits: Limits, email: string, confirmed: boolean): Promise<boolean> {
  if (confirmed) return true;
  try {
    await countUnconfirmedEmail(limits, email);
    return true;
  } catch (error) {
    if ((error as Partial<AppError>).code !== 'TOO_MANY_REQUESTS') throw error;
    return false;
  }
}

/**
 * Whether a job may send its email, as `canSendEmail`. Counts the first attempt only: a retry after an error of the mail
 * server sends no second email.
 */
export const canAttemptEmail = async (
  limits: Limits,
  email: string,
  confirmed: boolean,
  { job }: Pick<JobHelpers, 'job'>,
): Promise<boolean> => job.attempts > 1 || canSendEmail(limits, email, confirmed);

/**
 * Emails a new account the code that confirms its address, within the daily limit for unconfirmed addresses. The job
 * counts it: that takes another connection, and transactions that wait for one could take up the whole pool.
 */
export const welcomeAccount = (tx: Tx, accountId: string): Promise<void> =>
  queueConfirmation(tx, accountId, false);

/** Emails the viewer a new confirmation code. Earlier codes become invalid. */
export const requestEmailConfirmation = operation({
  name: 'account.requestEmailConfirmation',
  kind: 'write',
  allow: signedIn,
  sessionOnly: true,
  limit: 'emailChange',
  input: object({}),
  async prepare({ ctx, tx, viewer }) {
    const account = await accountBrief(tx, viewer.id);
    if (account?.emailConfirmedAt) throw conflict(t('emailConfirmed'));
    await countUnconfirmedEmail(ctx.services.limits, account?.email ?? '');
  },
  async run({ tx, viewer }) {
    await queueConfirmation(tx, viewer.id, true);
    return true;
  },
});

/** @param counted whether the email has been counted towards the daily limit */
async function queueConfirmation(tx: Tx, accountId: string, counted: boolean): Promise<void> {
  const id = newId();
  await tx.sql(
    `INSERT INTO email_confirmation (account_id, id, code_hash, expires_at)
     VALUES ($1, $2, $3, now() + interval '1 day')
     ON CONFLICT (account_id) DO UPDATE SET id = excluded.id, code_hash = excluded.code_hash, tries = 0,
       expires_at = excluded.expires_at`,
    [accountId, id, placeholderHash()],
  );
  await addJob(tx, CONFIRMATION_EMAIL, { id, counted });
}

export const CONFIRMATION_EMAIL = 'confirmationMail';

/** Creates the code and emails it. The job creates it so that no code is stored in the queue. */
export const confirmationEmailTask =
  ({ database, limits }: Pick<Services, 'database' | 'limits'>, mailer: Mailer) =>
  async (job: unknown, helpers: Pick<JobHelpers, 'job'>) => {
    // Earlier versions counted before they queued the job.
    const { id, counted = true } = job as { id: string; counted?: boolean };
    const code = newCode();
    const [row] = await returning(
      database.tx,
      columnsOf(Account, ['email', 'role'], 'a'),
      `UPDATE email_confirmation c SET code_hash = $2 FROM account a
     WHERE c.id = $1 AND c.expires_at > now() AND a.id = c.account_id AND a.email_confirmed_at IS NULL`,
      [id, codeHash(id, code)],
    );
    if (row && (await canAttemptEmail(limits, row.email, counted, helpers)))
      await mailer.deliver(confirmationEmail(row.email, row.role, code));
  };

/** Confirms the viewer's address with the emailed code. Five wrong attempts invalidate the code. */
export const confirmEmail = operation({
  name: 'account.confirmEmail',
  kind: 'write',
  allow: signedIn,
  credential: true,
  sessionOnly: true,
  limit: 'resetCode',
  input: confirmationCodeRules,
  async prepare({ ctx, viewer, input }) {
    // A separate transaction, so that a rejection doesn't roll back the attempt count.
    return inTransaction(ctx.services.database, async (tx) => {
      const [row] = await tx.sql<{ id: string; code_hash: Buffer }>(
        `UPDATE email_confirmation SET tries = tries + 1
         WHERE account_id = $1 AND expires_at > now() AND tries < ${MAX_CODE_TRIES} RETURNING id, code_hash`,
        [viewer.id],
      );
      if (!row) return { problem: t('codeExpired') };
      return codeMatches(row, input.code) ? { id: row.id } : { problem: t('codeWrong') };
    });
  },
  async run({ tx, viewer }, { id, problem }) {
    const account = await lockAccount(tx, viewer.id);
    // Already confirmed, for example in another tab.
    if (account?.emailConfirmedAt) return true;
    const [deleted] = await tx.sql(`DELETE FROM email_confirmation WHERE id = $1 RETURNING id`, [id ?? null]);
    if (!deleted) throw badInput('code', problem ?? t('codeExpired'));
    await markEmailConfirmed(tx, [viewer.id]);
    return true;
  },
});

/** Records that the owners of these accounts can read their mailbox. */
export async function markEmailConfirmed(tx: Tx, accountIds: readonly string[]): Promise<void> {
  await tx.sql(
    `UPDATE account SET email_confirmed_at = now() WHERE id = ANY($1::uuid[]) AND email_confirmed_at IS NULL`,
    [accountIds],
  );
  await tx.sql(`DELETE FROM email_confirmation WHERE account_id = ANY($1::uuid[])`, [accountIds]);
}

/** Returns whether each account has confirmed its address. */
export async function confirmedAccounts(tx: Tx, ids: readonly string[]): Promise<Map<string, boolean>> {
  const rows = await select(
    tx,
    columnsOf(Account, ['id', 'emailConfirmedAt']),
    'FROM account WHERE id = ANY($1::uuid[])',
    [ids],
  );
  return new Map(rows.map(({ id, emailConfirmedAt }) => [id, emailConfirmedAt !== null]));
}

/** Deletes expired codes; run daily. Keeps them for a day, so that entering one reports that it has expired. */
export const sweepEmailConfirmations = (tx: Tx) =>
  tx.sql(`DELETE FROM email_confirmation WHERE expires_at < now() - interval '1 day'`);
