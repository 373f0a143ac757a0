import { timingSafeEqual } from 'node:crypto';
import { object } from 'yup';
import { columnsOf, returning, select } from '../../core/columns.js';
import { type Database, type Tx } from '../../core/database.js';
import { AppError, badInput, conflict, rateLimitExceeded, formatWait } from '../../core/errors.js';
import { hashToken, newCode, newId, newToken } from '../../core/ids.js';
import { addJob } from '../../core/jobs.js';
import type { Limits } from '../../core/limits.js';
import type { Mailer } from '../../core/mail.js';
import { operation, signedIn } from '../../core/operation.js';
import { inTransaction } from '../../core/transaction.js';
import { CONFIRMATION_MESSAGES } from './account.constants.js';
import { Account } from './account.entity.js';
import { confirmEmailMail } from './account.mail.js';
import { confirmationCodeRules } from './account.rules.js';
import { accountBrief, lockAccount } from './account.service.js';

const MAX_TRIES = 5;

/**
 * Counts an email with a code or a link to an address that is not confirmed: at most five a day, whoever requests them.
 * @throws AppError TOO_MANY_REQUESTS
 */
export async function countUnconfirmedMail(limits: Limits, email: string): Promise<void> {
  try {
    await limits.spendKey('unconfirmedMailbox', email.toLowerCase());
  } catch (error) {
    if (!(error instanceof AppError && error.rateLimit)) throw error;
    throw rateLimitExceeded(
      error.rateLimit,
      `We send at most five emails a day to an address that isn’t confirmed. Please wait ${formatWait(error.rateLimit.retryAfter)}.`,
    );
  }
}

/** Whether a requested email may go to an address: always to a confirmed one, else five times a day. */
export async function canSendMail(limits: Limits, email: string, confirmed: boolean): Promise<boolean> {
  if (confirmed) return true;
  try {
    await countUnconfirmedMail(limits, email);
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

/** Emails a new account the code that confirms its address, unless the address has had five emails today. */
export async function welcomeAccount(
  tx: Tx,
  limits: Limits,
  account: { id: string; email: string },
): Promise<void> {
  if (await canSendMail(limits, account.email, false)) await queueConfirmation(tx, account.id);
}

/** Emails another code to the address of the own account. The code before it is worth nothing then. */
export const requestEmailConfirmation = operation({
  name: 'account.requestEmailConfirmation',
  kind: 'write',
  allow: signedIn,
  sessionOnly: true,
  limit: 'emailChange',
  input: object({}),
  async prepare({ ctx, tx, viewer }) {
    const account = await accountBrief(tx, viewer.id);
    if (account?.emailConfirmedAt) throw conflict(CONFIRMATION_MESSAGES.confirmed);
    await countUnconfirmedMail(ctx.services.limits, account?.email ?? '');
  },
  async run({ tx, viewer }) {
    await queueConfirmation(tx, viewer.id);
    return true;
  },
});

async function queueConfirmation(tx: Tx, accountId: string): Promise<void> {
  const id = newId();
  await tx.sql(
    `INSERT INTO email_confirmation (account_id, id, code_hash, expires_at)
     VALUES ($1, $2, $3, now() + interval '1 day')
     ON CONFLICT (account_id) DO UPDATE SET id = excluded.id, code_hash = excluded.code_hash, tries = 0,
       expires_at = excluded.expires_at`,
    // Nobody's code, until the job puts one in its place.
    [accountId, id, hashToken(newToken())],
  );
  await addJob(tx, CONFIRMATION_MAIL, { id });
}

export const CONFIRMATION_MAIL = 'confirmationMail';

/** The job that makes the code, so that it never lies in the queue, and emails it. */
export const confirmationMailTask = (database: Database, mailer: Mailer) => async (job: unknown) => {
  const { id } = job as { id: string };
  const code = newCode();
  const [row] = await returning(
    database.tx,
    columnsOf(Account, ['email', 'role'], 'a'),
    `UPDATE email_confirmation c SET code_hash = $2 FROM account a
     WHERE c.id = $1 AND c.expires_at > now() AND a.id = c.account_id AND a.email_confirmed_at IS NULL`,
    [id, codeHash(id, code)],
  );
  if (row) await mailer.deliver(confirmEmailMail(row.email, row.role, code));
};

/** Bound to its request, so that a code is worth nothing for another one. */
const codeHash = (id: string, code: string) => hashToken(id + code);

/** Confirms the address of the own account by the code that was emailed there. Five wrong tries end the code. */
export const confirmEmail = operation({
  name: 'account.confirmEmail',
  kind: 'write',
  allow: signedIn,
  sessionOnly: true,
  limit: 'resetCode',
  input: confirmationCodeRules,
  async prepare({ ctx, viewer, input }) {
    // The try is counted in a transaction of its own: the refusal below must not undo it.
    return inTransaction(ctx.services.database, async (tx) => {
      const [row] = await tx.sql<{ id: string; code_hash: Buffer }>(
        `UPDATE email_confirmation SET tries = tries + 1
         WHERE account_id = $1 AND expires_at > now() AND tries < ${MAX_TRIES} RETURNING id, code_hash`,
        [viewer.id],
      );
      if (!row) return { problem: CONFIRMATION_MESSAGES.expired };
      return timingSafeEqual(row.code_hash, codeHash(row.id, input.code))
        ? { id: row.id }
        : { problem: CONFIRMATION_MESSAGES.wrong };
    });
  },
  async run({ tx, viewer }, { id, problem }) {
    const account = await lockAccount(tx, viewer.id);
    // Confirmed in another tab meanwhile: that is what was asked for.
    if (account?.emailConfirmedAt) return true;
    const [proved] = await tx.sql(`DELETE FROM email_confirmation WHERE id = $1 RETURNING id`, [id ?? null]);
    if (!proved) throw badInput('code', problem ?? CONFIRMATION_MESSAGES.expired);
    await markEmailConfirmed(tx, [viewer.id]);
    return true;
  },
});

/** Records that the owners of accounts have proved to read the mailbox of their address. */
export async function markEmailConfirmed(tx: Tx, accountIds: readonly string[]): Promise<void> {
  await tx.sql(
    `UPDATE account SET email_confirmed_at = now() WHERE id = ANY($1::uuid[]) AND email_confirmed_at IS NULL`,
    [accountIds],
  );
  await tx.sql(`DELETE FROM email_confirmation WHERE account_id = ANY($1::uuid[])`, [accountIds]);
}

/** Which of the accounts have confirmed their address. */
export async function confirmedAccounts(tx: Tx, ids: readonly string[]): Promise<Map<string, boolean>> {
  const rows = await select(
    tx,
    columnsOf(Account, ['id', 'emailConfirmedAt']),
    'FROM account WHERE id = ANY($1::uuid[])',
    [ids],
  );
  return new Map(rows.map(({ id, emailConfirmedAt }) => [id, emailConfirmedAt !== null]));
}

/** Removes codes that have expired; run daily. A day longer, so that its holder still learns that it expired. */
export const sweepEmailConfirmations = (tx: Tx) =>
  tx.sql(`DELETE FROM email_confirmation WHERE expires_at < now() - interval '1 day'`);
