import { timingSafeEqual } from 'node:crypto';
import { columnsOf, selectOne } from '../../core/columns.js';
import type { Database, Tx } from '../../core/database.js';
import { badInput, conflict, violates } from '../../core/errors.js';
import { hashToken, newCode, newId, newToken } from '../../core/ids.js';
import { addJob } from '../../core/jobs.js';
import type { Mailer } from '../../core/email.js';
import { operation, signedIn } from '../../core/operation.js';
import { inTransaction } from '../../core/transaction.js';
import { Account } from './account.entity.js';
import { addressChangedEmail, newAddressCodeEmail, newAddressEmail } from './account.mail.js';
import { emailChangeRules, resetCodeRules } from './account.rules.js';
import { lockAccount } from './account.service.js';
import { countUnconfirmedEmail } from './confirm-email.service.js';
import { verifyOwnPassword, requireUnchangedPassword } from './own-password.js';
import { sendEmail } from './send-email.js';
import { endOtherSessions } from './session.js';
import { t } from './messages.generated.js';

const MAX_TRIES = 5;

/** Few retries: a code is only valid for ten minutes. */
const EMAIL_ATTEMPTS = 5;

/** Emails a code to the new address. Nothing changes until it is entered. */
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
    await countUnconfirmedEmail(ctx.services.limits, input.email);
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
    if (holder?.id === viewer.id) throw badInput('email', t('emailUnchanged'));
    if (holder) throw conflict(t('emailTaken'), 'email');
    const id = newId();
    await tx.sql(
      `INSERT INTO email_change (account_id, id, email, code_hash, expires_at)
       VALUES ($1, $2, $3, $4, now() + interval '10 minutes')
       ON CONFLICT (account_id) DO UPDATE SET id = excluded.id, email = excluded.email,
         code_hash = excluded.code_hash, tries = 0, expires_at = excluded.expires_at`,
      // A placeholder that matches no code; the job replaces it.
      [viewer.id, id, input.email, hashToken(newToken())],
    );
    await addJob(tx, ADDRESS_CHANGE_EMAIL, { id }, { maxAttempts: EMAIL_ATTEMPTS });
    return true;
  },
});

export const ADDRESS_CHANGE_EMAIL = 'emailChangeMail';

/** Creates the code and emails it. The job creates it so that no code is stored in the queue. */
export const addressChangeEmailTask = (database: Database, mailer: Mailer) => async (job: unknown) => {
  const { id } = job as { id: string };
  const code = newCode();
  const [row] = await database.tx.sql<{ email: string }>(
    `UPDATE email_change SET code_hash = $2 WHERE id = $1 AND expires_at > now() RETURNING email`,
    [id, codeHash(id, code)],
  );
  if (row) await mailer.deliver(newAddressCodeEmail(row.email, code));
};

/** Includes the request's ID, so that a code is only valid for its own request. */
const codeHash = (id: string, code: string) => hashToken(id + code);

/**
 * Changes the account's address once the code proves ownership of the mailbox. Ends other sessions and emails both
 * addresses. Five wrong attempts invalidate the code.
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
    // A separate transaction, so that a rejection doesn't roll back the attempt count.
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
    const [change] = await tx.sql<{ email: string }>(
      `DELETE FROM email_change WHERE id = $1 RETURNING email`,
      [id ?? null],
    );
    if (!change) throw badInput('code', t('wrongOtp'));
    const before = await lockAccount(tx, viewer.id);
    if (before) await sendEmail(tx, viewer.id, addressChangedEmail(before.email, change.email));
    await tx
      .repository(Account)
      .update(viewer.id, { email: change.email, emailConfirmedAt: () => 'clock_timestamp()' })
      .catch((error: unknown) => {
        // Somebody else has registered this address since the code was requested.
        if (violates(error, 'account_email_role')) throw conflict(t('emailTaken'));
        throw error;
      });
    await endOtherSessions(tx, viewer);
    await sendEmail(tx, viewer.id, newAddressEmail(change.email));
    return true;
  },
});

/** Deletes changes of email addresses that have expired; run daily. */
export const sweepEmailChanges = (tx: Tx) => tx.sql(`DELETE FROM email_change WHERE expires_at < now()`);
