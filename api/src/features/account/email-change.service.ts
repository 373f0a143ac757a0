import { columnsOf, selectOne } from '../../core/columns.js';
import type { Database, Tx } from '../../core/database.js';
import { badInput, conflict, violates } from '../../core/errors.js';
import { newCode, newId } from '../../core/ids.js';
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
import {
  MAX_CODE_TRIES,
  SHORT_LIVED_EMAIL_ATTEMPTS,
  codeHash,
  codeMatches,
  placeholderHash,
} from './one-time-code.js';
import { t } from './messages.generated.js';

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
      [viewer.id, id, input.email, placeholderHash()],
    );
    await addJob(tx, ADDRESS_CHANGE_EMAIL, { id }, { maxAttempts: SHORT_LIVED_EMAIL_ATTEMPTS });
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
         WHERE account_id = $1 AND expires_at > now() AND tries < ${MAX_CODE_TRIES} RETURNING id, code_hash`,
        [viewer.id],
      );
      return row && codeMatches(row, input.code) ? row.id : undefined;
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
