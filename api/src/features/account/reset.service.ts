import { timingSafeEqual } from 'node:crypto';
import { object, string } from 'yup';
import { columnsOf, returning } from '../../core/columns.js';
import type { Services } from '../../core/context.js';
import type { Tx } from '../../core/database.js';
import { AppError, badInput } from '../../core/errors.js';
import { hashToken, newCode, newId, newToken } from '../../core/ids.js';
import { addJob } from '../../core/jobs.js';
import type { Mailer } from '../../core/mail.js';
import { anyone, operation } from '../../core/operation.js';
import { inTransaction } from '../../core/transaction.js';
import { RESET_MESSAGES } from './account.constants.js';
import { Account } from './account.entity.js';
import { newPasswordRules, resetCodeRules, resetEmailRules } from './account.rules.js';
import { resetCodeMail } from './account.mail.js';
import { markEmailConfirmed, canSendMail } from './confirm-email.service.js';
import { rememberDevice } from './device.js';
import { countMailRequest } from './mail-requests.js';
import { hashPassword } from './password.js';
import { markRequestingBrowser, requestingBrowser } from './requesting-browser.js';

const MAX_TRIES = 5;

/** Few, and soon after one another: a code is of use for ten minutes. */
const MAIL_ATTEMPTS = 5;

/**
 * Mails a six-digit code, if the address has an account. The answer, and the work done before it, are the
 * same when it has none: whether there is someone to write to is looked up later, by the job. The job makes the
 * code as well, so that it never lies in the queue.
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
    await countMailRequest(ctx, tx, 'reset', input.email);
  },
  async run({ ctx, tx, input }) {
    const id = newId();
    await tx.sql(
      `INSERT INTO password_reset (id, email, browser_hash, code_hash, expires_at)
       VALUES ($1, $2, $3, $4, now() + interval '10 minutes')
       ON CONFLICT (email, browser_hash) DO UPDATE SET id = excluded.id, code_hash = excluded.code_hash, tries = 0, used_at = NULL,
         expires_at = excluded.expires_at, ticket_hash = NULL, ticket_expires_at = NULL, created_at = now()`,
      // Nobody's code, until the job puts one in its place.
      [id, input.email, markRequestingBrowser(ctx), hashToken(newToken())],
    );
    await addJob(tx, RESET_MAIL, { id }, { maxAttempts: MAIL_ATTEMPTS });
    return RESET_MESSAGES.sent;
  },
});

export const RESET_MAIL = 'resetMail';

/**
 * The job behind `requestReset`: makes the code and mails it, if the address has an account and the request is
 * still the newest of its browser and has not expired. A second attempt makes another code, which replaces the first.
 */
export const resetMailTask =
  ({ database, limits }: Services, mailer: Mailer) =>
  async (job: unknown) => {
    const { id } = job as { id: string };
    const code = newCode();
    const [row] = await database.tx.sql<{ email: string; confirmed: boolean }>(
      `UPDATE password_reset r SET code_hash = $2 WHERE id = $1 AND used_at IS NULL AND expires_at > now()
       AND EXISTS (SELECT FROM account WHERE lower(email) = r.email)
     RETURNING email, EXISTS (SELECT FROM account a WHERE lower(a.email) = r.email
       AND a.email_confirmed_at IS NOT NULL) AS confirmed`,
      [id, codeHash(id, code)],
    );
    if (row && (await canSendMail(limits, row.email, row.confirmed)))
      await mailer.deliver(resetCodeMail(row.email, code));
  };

/** Bound to its request, so that a code is worth nothing for another one. */
const codeHash = (id: string, code: string) => hashToken(id + code);

/**
 * Exchanges a right code, once, for a reset ticket of ten minutes, in the browser that requested it. Five wrong tries end
 * the code. Tries at a code are counted with it; only those at none are counted for the network, so that a neighbour
 * can't use up the tries of somebody who has a code.
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
    // The try is counted in a transaction of its own: the refusal below must not undo it.
    const row = await inTransaction(ctx.services.database, async (tx) => {
      const [counted] = await tx.sql<{ id: string; code_hash: Buffer }>(
        `UPDATE password_reset SET tries = tries + 1 WHERE email = $1 AND browser_hash = $2
           AND used_at IS NULL AND expires_at > now() AND tries < ${MAX_TRIES} RETURNING id, code_hash`,
        [input.email, requestingBrowser(ctx)],
      );
      return counted;
    });
    if (!row) await ctx.services.limits.spend('resetCode', ctx);
    return row && timingSafeEqual(row.code_hash, codeHash(row.id, input.code)) ? row.id : undefined;
  },
  async run({ tx }, id) {
    const ticket = newToken();
    const [used] = await tx.sql(
      `UPDATE password_reset SET used_at = now(), ticket_hash = $2, ticket_expires_at = now() + interval '10 minutes'
       WHERE id = $1 AND used_at IS NULL RETURNING id`,
      [id ?? null, hashToken(ticket)],
    );
    if (!used) throw badInput('code', RESET_MESSAGES.wrongCode);
    return { ticket, message: RESET_MESSAGES.verified };
  },
});

/**
 * Sets the password of every account of the mailbox that the ticket proves, and ends their sessions. Triggers on
 * `account` revoke their API keys, and whatever else another browser could log in or reset with.
 */
export const resetPassword = operation({
  name: 'account.resetPassword',
  kind: 'write',
  allow: anyone,
  credential: true,
  changesSession: true,
  sessionOnly: true,
  input: newPasswordRules.concat(object({ ticket: string().max(100).required('The reset has expired') })),
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
    // A statement of its own: only then does it see the session of a login that the update has waited for.
    const ids = accounts.map(({ id }) => id);
    await tx.sql(`DELETE FROM session WHERE account_id = ANY($1::uuid[])`, [ids]);
    await markEmailConfirmed(tx, ids);
    await rememberDevice(ctx, tx, ids);
    ctx.cookie.clear();
    return RESET_MESSAGES.done;
  },
});

const expired = () =>
  new AppError('BAD_USER_INPUT', 'This reset has expired. Please ask for a new code.', [
    { field: 'ticket', message: 'This reset has expired. Please ask for a new code.' },
  ]);

/** Deletes reset codes older than a day; run daily. */
export const sweepResets = (tx: Tx) =>
  tx.sql(`DELETE FROM password_reset WHERE created_at < now() - interval '1 day'`);
