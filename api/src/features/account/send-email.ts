import { columnsOf, expressions, select } from '../../core/columns.js';
import type { Tx } from '../../core/database.js';
import { newId } from '../../core/ids.js';
import { addJobs } from '../../core/jobs.js';
import { EMAIL_TASK, type Email, type EmailContent, type EmailKind } from '../../core/email.js';
import { Account } from './account.entity.js';
import { unsubscribeToken } from './unsubscribe-token.js';

/** An email and the account it concerns. */
export interface AccountEmail {
  accountId: string;
  email: Email;
}

/**
 * Queues an email in the current transaction, so that it is only sent if that commits. Sent only if its address is the
 * account's confirmed login address, because a stranger may have typed it, and if the account hasn't switched off
 * emails of its kind. Requested codes and links have their own jobs.
 */
export const sendEmail = (tx: Tx, accountId: string, email: Email): Promise<void> =>
  sendEmails(tx, [{ accountId, email }]);

const RECIPIENT = columnsOf(Account, ['id', 'email']).and(
  expressions<{ switchedOff: EmailKind[]; key: Buffer }>({
    switchedOff: 'ARRAY(SELECT kind FROM email_opt_out WHERE account_id = account.id)',
    key: '(SELECT key FROM unsubscribe_key)',
  }),
);

/** Queues several emails at once, under the same conditions. */
export async function sendEmails(tx: Tx, emails: readonly AccountEmail[]): Promise<void> {
  if (!emails.length) return;
  const confirmed = await select(
    tx,
    RECIPIENT,
    'FROM account WHERE id = ANY($1::uuid[]) AND email_confirmed_at IS NOT NULL',
    [emails.map(({ accountId }) => accountId)],
  );
  const recipients = new Map(confirmed.map((recipient) => [recipient.id, recipient]));
  const queued = emails.flatMap(({ accountId, email: { kind, ...content } }): EmailContent[] => {
    const recipient = recipients.get(accountId);
    if (recipient?.email.toLowerCase() !== content.to.toLowerCase()) return [];
    if (kind === 'essential') return [content];
    if (recipient.switchedOff.includes(kind)) return [];
    const token = unsubscribeToken(recipient.key, { accountId, kind });
    return [{ ...content, unsubscribe: { kind, token } }];
  });
  await addJobs(
    tx,
    EMAIL_TASK,
    queued.map((content) => ({ id: newId(), ...content })),
  );
}
