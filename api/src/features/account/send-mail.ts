import { columnsOf, select } from '../../core/columns.js';
import type { Tx } from '../../core/database.js';
import { newId } from '../../core/ids.js';
import { addJobs } from '../../core/jobs.js';
import { MAIL, type Mail } from '../../core/mail.js';
import { Account } from './account.entity.js';

/** An email and the account that it is about. */
export interface AccountMail {
  accountId: string;
  mail: Mail;
}

/**
 * Queues an email in the transaction of its cause: it is sent if, and only if, that commits. It is left out unless its
 * address is the one that the account logs in with, and confirmed: nobody gets email because a stranger typed their
 * address. Codes and links that somebody requested have jobs of their own.
 */
export const sendMail = (tx: Tx, accountId: string, mail: Mail): Promise<void> =>
  sendMails(tx, [{ accountId, mail }]);

/** Queues many emails at once, in the same way. */
export async function sendMails(tx: Tx, mails: readonly AccountMail[]): Promise<void> {
  if (!mails.length) return;
  const confirmed = await select(
    tx,
    columnsOf(Account, ['id', 'email']),
    'FROM account WHERE id = ANY($1::uuid[]) AND email_confirmed_at IS NOT NULL',
    [mails.map(({ accountId }) => accountId)],
  );
  const addresses = new Map(confirmed.map(({ id, email }) => [id, email.toLowerCase()]));
  await addJobs(
    tx,
    MAIL,
    mails
      .filter(({ accountId, mail }) => addresses.get(accountId) === mail.to.toLowerCase())
      .map(({ mail }) => ({ id: newId(), ...mail })),
  );
}
