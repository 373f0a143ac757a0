import type { JobHelpers } from 'graphile-worker';
import { object, string } from 'yup';
import { columnsOf, returning } from '../../core/columns.js';
import type { Services } from '../../core/context.js';
import type { Tx } from '../../core/database.js';
import { AppError, badInput } from '../../core/errors.js';
import { hashToken, newCode, newId, newToken } from '../../core/ids.js';
import { addJob } from '../../core/jobs.js';
import type { Mailer } from '../../core/email.js';
import { anyone, operation } from '../../core/operation.js';
import { inTransaction } from '../../core/transaction.js';
import { Account } from './account.entity.js';
import { newPasswordRules, resetCodeRules, resetEmailRules, resetMessages } from './account.rules.js';
import { resetCodeEmail } from './account.mail.js';
import { canAttemptEmail, markEmailConfirmed } from './confirm-email.service.js';
import { addKnownDevice } from './device.js';
import { countEmailRequest } from './email-requests.js';
import { hashPassword } from './password.js';
import { markRequestingBrowser, requestingBrowser } from './requesting-browser.js';
import {
  MAX_CODE_TRIES,
  SHORT_LIVED_EMAIL_ATTEMPTS,
  codeHash,
  codeMatches,
  placeholderHash,
} from './one-time-code.js';
import { t } from './messages.generated.js';

/**
 * Emails a six-digit code, if the address has an account. The response and its timing don't depend on that: the job
 * looks the account up, and creates the code so that none is stored in the queue.
 */
export const requestReset = operation({
  name: 'account.requestReset',
  kind: 'write',
  allow: anyone,
  credential: true,
  changesSession: true,
  sessionOnly: true,
  input: resetEmailRules,
  async prepare({ ctx, tx, input }) {
    await countEmailRequest(tx, ctx, 'reset', input.email);
  },
  async run({ ctx, tx, input }) {
    const id = newId();
    await tx.sql(
      `INSERT INTO password_reset (id, email, browser_hash, code_hash, expires_at)
       VALUES ($1, $2, $3, $4, now() + interval '10 minutes')
       ON CONFLICT (email, browser_hash) DO UPDATE SET id = excluded.id, code_hash = excluded.code_hash, tries = 0, used_at = NULL,
         expires_at = excluded.expires_at, ticket_hash = NULL, ticket_expires_at = NULL, created_at = now()`,
      [id, input.email, markRequestingBrowser(ctx), placeholderHash()],
    );
    await addJob(tx, RESET_EMAIL, { id }, { maxAttempts: SHORT_LIVED_EMAIL_ATTEMPTS });
    return resetMessages.sent();
  },
});

export const RESET_EMAIL = 'resetMail';

/**
 * Creates the code and emails it, if the address has an account and the request is still valid. A retry creates another
 * code, which replaces the first.
 */
export const resetEmailTask =
  ({ database, limits }: Services, mailer: Mailer) =>
  async (payload: unknown, helpers: Pick<JobHelpers, 'job'>) => {
    const { id } = payload as { id: string };
    const code = newCode();
    const [row] = await database.tx.sql<{ email: string; confirmed: boolean }>(
      `UPDATE password_reset r SET code_hash = $2 WHERE id = $1 AND used_at IS NULL AND expires_at > now()
       AND EXISTS (SELECT FROM account WHERE lower(email) = r.email)
     RETURNING email, EXISTS (SELECT FROM account a WHERE lower(a.email) = r.email
       AND a.email_confirmed_at IS NOT NULL) AS confirmed`,
      [id, codeHash(id, code)],
    );
    if (row && (await canAttemptEmail(limits, row.email, row.confirmed, helpers)))
      await mailer.deliver(resetCodeEmail(row.email, code));
  };

/**
 * Exchanges a correct code, once, for a reset ticket that is valid for ten minutes in the same browser. Five wrong
 * attempts invalidate the code. Only attempts without a pending code count for the network, so that neighbours can't
 * use up the attempts of somebody who has one.
 */
export const verifyReset = operation({
  name: 'account.verifyReset',
  kind: 'write',
  allow: anyone,
  credential: true,
  changesSession: true,
  sessionOnly: true,
  input: resetEmailRules.concat(resetCodeRules),
  async prepare({ ctx, input }) {
    // A separate transaction, so that a rejection doesn't roll back the attempt count.
    const row = await inTransaction(ctx.services.database, async (tx) => {
      const [counted] = await tx.sql<{ id: string; code_hash: Buffer }>(
        `UPDATE password_reset SET tries = tries + 1 WHERE email = $1 AND browser_hash = $2
           AND used_at IS NULL AND expires_at > now() AND tries < ${MAX_CODE_TRIES} RETURNING id, code_hash`,
        [input.email, requestingBrowser(ctx)],
      );
      return counted;
    });
    if (!row) await ctx.services.limits.spend('resetCode', ctx);
    return row && codeMatches(row, input.code) ? row.id : undefined;
  },
  async run({ tx }, id) {
    const ticket = newToken();
    const [used] = await tx.sql(
      `UPDATE password_reset SET used_at = now(), ticket_hash = $2, ticket_expires_at = now() + interval '10 minutes'
       WHERE id = $1 AND used_at IS NULL RETURNING id`,
      [id ?? null, hashToken(ticket)],
    );
    if (!used) throw badInput('code', t('wrongOtp'));
    return { ticket, message: resetMessages.verified() };
  },
});

/**
 * Sets the password of all accounts with the ticket's address and ends their sessions. Triggers on `account` revoke
 * their API keys, known devices, login links and other reset codes.
 */
export const resetPassword = operation({
  name: 'account.resetPassword',
  kind: 'write',
  allow: anyone,
  credential: true,
  changesSession: true,
  sessionOnly: true,
  input: newPasswordRules.concat(
    object({
      ticket: string()
        .max(100)
        .required(() => t('resetExpired')),
    }),
  ),
  async prepare({ ctx, input }) {
    const tx = ctx.services.database.tx;
    const [live] = await tx.sql(
      `SELECT 1 FROM password_reset WHERE ticket_hash = $1 AND ticket_expires_at > now()`,
      [hashToken(input.ticket)],
    );
    const { limits } = ctx.services;
    if (!live) {
      await limits.spend('resetPassword', ctx);
      throw expired();
    }
    await limits.spendKey('resetPassword', `ticket:${input.ticket}`);
    return hashPassword(input.password);
  },
  async run({ ctx, tx, input }, passwordHash) {
    const [reset] = await tx.sql<{ email: string }>(
      `DELETE FROM password_reset WHERE ticket_hash = $1 AND ticket_expires_at > now() RETURNING email`,
      [hashToken(input.ticket)],
    );
    if (!reset) throw expired();
    const accounts = await returning(
      tx,
      columnsOf(Account, ['id']),
      `UPDATE account SET password_hash = $2, password_changed_at = now(), password_reset_at = now()
       WHERE lower(email) = $1`,
      [reset.email, passwordHash],
    );
    // A separate statement, so that it sees the session of a concurrent login that the update waited for.
    const ids = accounts.map(({ id }) => id);
    await tx.sql(`DELETE FROM session WHERE account_id = ANY($1::uuid[])`, [ids]);
    await markEmailConfirmed(tx, ids);
    await addKnownDevice(tx, ctx, ids);
    ctx.cookie.clear();
    return resetMessages.done();
  },
});

const expired = () =>
  new AppError('BAD_USER_INPUT', t('resetExpired'), [{ field: 'ticket', message: t('resetExpired') }]);

/** Deletes reset codes older than a day; run daily. */
export const sweepResets = (tx: Tx) =>
  tx.sql(`DELETE FROM password_reset WHERE created_at < now() - interval '1 day'`);
