import { columnsOf, select } from '../../core/columns.js';
import type { Tx } from '../../core/database.js';
import { newId } from '../../core/ids.js';
import { addJobs } from '../../core/jobs.js';
import { EMAIL, type Email } from '../../core/email.js';
import { Account } from './account.entity.js';

/** An email and the account it concerns. */
export interface AccountEmail {
  accountId: string;
  email: Email;
}

/**
 * Queues an email in the current transaction, so that it is only sent if that commits. Sent only if its address is the
 * account's confirmed login address: a stranger may have typed it. Requested codes and links have their own jobs.
 */
export const sendEmail = (tx: Tx, accountId: string, email: Email): Promise<void> =>
  sendEmails(tx, [{ accountId, email }]);

/** Queues several emails at once, under the same conditions. */
export async function sendEmails(tx: Tx, emails: readonly AccountEmail[]): Promise<void> {
  if (!emails.length) return;
  const confirmed = await select(
    tx,
    columnsOf(Account, ['id', 'email']),
    'FROM account WHERE id = ANY($1::uuid[]) AND email_confirmed_at IS NOT NULL',
    [emails.map(({ accountId }) => accountId)],
  );
  const addresses = new Map(confirmed.map(({ id, email }) => [id, email.toLowerCase()]));
  await addJobs(
    tx,
    EMAIL,
    emails
      .filter(({ accountId, email }) => addresses.get(accountId) === email.to.toLowerCase())
      .map(({ email }) => ({ id: newId(), ...email })),
  );
}
