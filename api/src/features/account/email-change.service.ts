import { timingSafeEqual } from 'node:crypto';
import { columnsOf, selectOne } from '../../core/columns.js';
import type { Database, Tx } from '../../core/database.js';
import { badInput, conflict, violates } from '../../core/errors.js';
import { hashToken, newCode, newId, newToken } from '../../core/ids.js';
import { addJob } from '../../core/jobs.js';
import type { Mailer } from '../../core/mail.js';
import { operation, signedIn } from '../../core/operation.js';
import { inTransaction } from '../../core/transaction.js';
import { EMAIL_TAKEN, RESET_MESSAGES } from './account.constants.js';
import { Account } from './account.entity.js';
import { addressChangedMail, newAddressCodeMail, newAddressMail } from './account.mail.js';
import { emailChangeRules, resetCodeRules } from './account.rules.js';
import { lockAccount } from './account.service.js';
import { countUnconfirmedMail } from './confirm-email.service.js';
import { verifyOwnPassword, requireUnchangedPassword } from './own-password.js';
import { sendMail } from './send-mail.js';
import { endOtherSessions } from './session.js';

const MAX_TRIES = 5;

/** As with a reset: a code is of use for ten minutes. */
const MAIL_ATTEMPTS = 5;

/** Mails a code to the address that the account shall have. Nothing changes before it is entered. */
export const requestEmailChange = operation({
  name: 'account.requestEmailChange',
  kind: 'write',
  allow: signedIn,
  credential: true,
  sessionOnly: true,
  limit: 'emailChange',
  input: emailChangeRules,
  async prepare({ ctx, tx, viewer, input }) {
    const proof = await verifyOwnPassword({ ctx, tx, viewer }, input.password, 'password');
    await countUnconfirmedMail(ctx.services.limits, input.email);
    return proof;
  },
  async run({ tx, viewer, input }, proof) {
    await requireUnchangedPassword(tx, viewer, proof);
    const holder = await selectOne(
      tx,
      columnsOf(Account, ['id']),
      'FROM account WHERE lower(email) = $1 AND role = $2',
      [input.email, viewer.role],
    );
    if (holder?.id === viewer.id) throw badInput('email', 'This is your email already');
    if (holder) throw conflict(EMAIL_TAKEN, 'email');
    const id = newId();
    await tx.sql(
      `INSERT INTO email_change (account_id, id, email, code_hash, expires_at)
       VALUES ($1, $2, $3, $4, now() + interval '10 minutes')
       ON CONFLICT (account_id) DO UPDATE SET id = excluded.id, email = excluded.email,
         code_hash = excluded.code_hash, tries = 0, expires_at = excluded.expires_at`,
      // Nobody's code, until the job puts one in its place.
      [viewer.id, id, input.email, hashToken(newToken())],
    );
    await addJob(tx, EMAIL_CHANGE_MAIL, { id }, { maxAttempts: MAIL_ATTEMPTS });
    return true;
  },
});

export const EMAIL_CHANGE_MAIL = 'emailChangeMail';

/** The job behind `requestEmailChange`: makes the code, so that it never lies in the queue, and mails it. */
export const emailChangeMailTask = (database: Database, mailer: Mailer) => async (job: unknown) => {
  const { id } = job as { id: string };
  const code = newCode();
  const [row] = await database.tx.sql<{ email: string }>(
    `UPDATE email_change SET code_hash = $2 WHERE id = $1 AND expires_at > now() RETURNING email`,
    [id, codeHash(id, code)],
  );
  if (row) await mailer.deliver(newAddressCodeMail(row.email, code));
};

/** Bound to its request, so that a code is worth nothing for another one. */
const codeHash = (id: string, code: string) => hashToken(id + code);

/**
 * Gives the account the address whose mailbox the code has proved. Other sessions end, and both addresses are told.
 * Five wrong tries end the code.
 */
export const confirmEmailChange = operation({
  name: 'account.confirmEmailChange',
  kind: 'write',
  allow: signedIn,
  credential: true,
  sessionOnly: true,
  limit: 'resetCode',
  input: resetCodeRules,
  async prepare({ ctx, viewer, input }) {
    // The try is counted in a transaction of its own: the refusal below must not undo it.
    return inTransaction(ctx.services.database, async (tx) => {
      const [row] = await tx.sql<{ id: string; code_hash: Buffer }>(
        `UPDATE email_change SET tries = tries + 1
         WHERE account_id = $1 AND expires_at > now() AND tries < ${MAX_TRIES} RETURNING id, code_hash`,
        [viewer.id],
      );
      return row && timingSafeEqual(row.code_hash, codeHash(row.id, input.code)) ? row.id : undefined;
    });
  },
  async run({ tx, viewer }, id) {
    const [proved] = await tx.sql<{ email: string }>(
      `DELETE FROM email_change WHERE id = $1 RETURNING email`,
      [id ?? null],
    );
    if (!proved) throw badInput('code', RESET_MESSAGES.wrongCode);
    const before = await lockAccount(tx, viewer.id);
    if (before) await sendMail(tx, viewer.id, addressChangedMail(before.email, proved.email));
    await tx
      .repository(Account)
      .update(viewer.id, { email: proved.email, emailConfirmedAt: () => 'clock_timestamp()' })
      .catch((error: unknown) => {
        // Somebody has registered with it since the code was asked for.
        if (violates(error, 'account_email_role')) throw conflict(EMAIL_TAKEN);
        throw error;
      });
    await endOtherSessions(tx, viewer);
    await sendMail(tx, viewer.id, newAddressMail(proved.email));
    return true;
  },
});

/** Deletes changes of email addresses that have expired; run daily. */
export const sweepEmailChanges = (tx: Tx) => tx.sql(`DELETE FROM email_change WHERE expires_at < now()`);
