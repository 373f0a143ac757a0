import { timingSafeEqual } from 'node:crypto';
import { object, string } from 'yup';
import { pooledSql, transactionSql, type Database } from '../core/database.js';
import { AppError, badInput } from '../core/errors.js';
import { hashToken, newCode, newId, newToken } from '../core/ids.js';
import { addJob } from '../core/jobs.js';
import type { Mailer } from '../core/mail.js';
import { anyone, operation } from '../core/operation.js';
import { inTransaction } from '../core/transaction.js';
import { RESET_MESSAGES } from './account.constants.js';
import { newPasswordRules, resetCodeRules, resetEmailRules } from './account.rules.js';
import { resetCodeMail } from './account.mail.js';
import { hashPassword } from './password.js';

const MAX_TRIES = 5;

/**
 * Mails a six-digit code, if the address has an account. The answer, and the work done before it, are the
 * same when it has none: whether there is someone to write to is looked up later, by the job.
 */
export const requestReset = operation({
  name: 'account.requestReset',
  kind: 'write',
  allow: anyone,
  limit: 'resetPassword',
  input: resetEmailRules,
  async prepare({ ctx, input }) {
    await ctx.services.limits.spendKey('resetMailbox', input.email);
  },
  async run({ sql, input }) {
    const code = newCode();
    await sql(
      `INSERT INTO password_reset (id, email, code_hash, expires_at) VALUES ($1, $2, $3, now() + interval '10 minutes')
       ON CONFLICT (email) DO UPDATE SET id = excluded.id, code_hash = excluded.code_hash, tries = 0, used_at = NULL,
         expires_at = excluded.expires_at, ticket_hash = NULL, ticket_expires_at = NULL, created_at = now()`,
      [newId(), input.email, hashToken(input.email + code)],
    );
    await addJob(sql, RESET_MAIL, { email: input.email, code });
    return RESET_MESSAGES.sent;
  },
});

export const RESET_MAIL = 'resetMail';

/** The job behind `requestReset`: mails the code if the address has an account. */
export const resetMailTask = (database: Database, mailer: Mailer) => async (job: unknown) => {
  const { email, code } = job as { email: string; code: string };
  const [known] = await pooledSql(database.pool)(`SELECT 1 FROM account WHERE lower(email) = $1 LIMIT 1`, [
    email,
  ]);
  if (known) await mailer.deliver(resetCodeMail(email, code));
};

interface ResetRow {
  id: string;
  code_hash: Buffer;
}

/** Exchanges a right code, once, for a reset ticket of ten minutes. Five wrong tries end the code. */
export const verifyReset = operation({
  name: 'account.verifyReset',
  kind: 'write',
  allow: anyone,
  limit: 'resetCode',
  input: resetEmailRules.concat(resetCodeRules),
  async prepare({ ctx, input }) {
    // The try is counted in a transaction of its own: the refusal below must not undo it.
    return inTransaction(ctx.services.database, async (db) => {
      const sql = transactionSql(db);
      const [row] = await sql<ResetRow>(
        `UPDATE password_reset SET tries = tries + 1
         WHERE email = $1 AND used_at IS NULL AND expires_at > now() AND tries < ${MAX_TRIES} RETURNING id, code_hash`,
        [input.email],
      );
      return row && timingSafeEqual(row.code_hash, hashToken(input.email + input.code)) ? row.id : undefined;
    });
  },
  async run({ sql }, id) {
    const ticket = newToken();
    const [used] = await sql(
      `UPDATE password_reset SET used_at = now(), ticket_hash = $2, ticket_expires_at = now() + interval '10 minutes'
       WHERE id = $1 AND used_at IS NULL RETURNING id`,
      [id ?? null, hashToken(ticket)],
    );
    if (!used) throw badInput('code', RESET_MESSAGES.wrongCode);
    return { ticket, message: RESET_MESSAGES.verified };
  },
});

/** Sets the password of every account of the mailbox that the ticket proves, and ends their sessions. */
export const resetPassword = operation({
  name: 'account.resetPassword',
  kind: 'write',
  allow: anyone,
  limit: 'resetPassword',
  input: newPasswordRules.concat(object({ ticket: string().max(100).required('The reset has expired') })),
  async prepare({ ctx, input }) {
    const sql = pooledSql(ctx.services.database.pool);
    const [live] = await sql(
      `SELECT 1 FROM password_reset WHERE ticket_hash = $1 AND ticket_expires_at > now()`,
      [hashToken(input.ticket)],
    );
    if (!live) throw expired();
    return hashPassword(input.password);
  },
  async run({ ctx, sql, input }, passwordHash) {
    const [reset] = await sql<{ email: string }>(
      `DELETE FROM password_reset WHERE ticket_hash = $1 AND ticket_expires_at > now() RETURNING email`,
      [hashToken(input.ticket)],
    );
    if (!reset) throw expired();
    await sql(
      `WITH mine AS (
         UPDATE account SET password_hash = $2, password_changed_at = now() WHERE lower(email) = $1 RETURNING id)
       DELETE FROM session WHERE account_id IN (SELECT id FROM mine)`,
      [reset.email, passwordHash],
    );
    ctx.cookie.clear();
    return RESET_MESSAGES.done;
  },
});

const expired = () =>
  new AppError('BAD_USER_INPUT', 'This reset has expired. Please ask for a new code.', [
    { field: 'ticket', message: 'This reset has expired. Please ask for a new code.' },
  ]);
