import { boolean, object, string } from 'yup';
import type { Tx } from '../../core/database.js';
import { EMAIL_KINDS, type EmailKind } from '../../core/email.js';
import { notFound } from '../../core/errors.js';
import { anyone, only, operation } from '../../core/operation.js';
import type { Role } from '../../core/viewer.js';
import { Account } from './account.entity.js';
import { verifyUnsubscribeToken, type Subscription } from './unsubscribe-token.js';
import { t } from './messages.generated.js';

/** Whether an account gets emails of one kind. */
export interface EmailPreference {
  kind: EmailKind;
  enabled: boolean;
}

const OWNER_KINDS = ['messages', 'enquiries', 'changes', 'visits', 'reminders', 'moderation'] as const;

/** The kinds of emails that each role gets. Admins get essential ones only. */
const KINDS_OF: Record<Role, readonly EmailKind[]> = {
  user: ['messages', 'answers', 'changes', 'visits', 'reminders', 'moderation'],
  venue: OWNER_KINDS,
  vendor: OWNER_KINDS,
  admin: [],
};

/** Returns the viewer's preferences, in the order in which they are shown. */
export const getEmailPreferences = operation({
  name: 'account.emailPreferences',
  kind: 'read',
  allow: only('user', 'vendor', 'venue', 'admin'),
  input: object({}),
  async run({ tx, viewer }): Promise<EmailPreference[]> {
    const rows = await tx.sql<{ kind: EmailKind }>(`SELECT kind FROM email_opt_out WHERE account_id = $1`, [
      viewer.id,
    ]);
    const switchedOff = new Set(rows.map(({ kind }) => kind));
    return KINDS_OF[viewer.role].map((kind) => ({ kind, enabled: !switchedOff.has(kind) }));
  },
});

const enabled = boolean().required();

/** Switches emails of one kind on or off. Idempotent. */
export const setEmailPreference = operation({
  name: 'account.setEmailPreference',
  kind: 'write',
  allow: only('user', 'vendor', 'venue'),
  limit: 'write',
  input: object({ kind: string().oneOf(EMAIL_KINDS).required(), enabled }),
  async run({ tx, viewer, input }): Promise<true> {
    await store(tx, { accountId: viewer.id, kind: input.kind }, input.enabled);
    return true;
  },
});

const token = string().max(200).required();

/** Returns the preference that an unsubscribe link is about. @throws AppError NOT_FOUND if the link is invalid */
export const getEmailSubscription = operation({
  name: 'account.emailSubscription',
  kind: 'read',
  allow: anyone,
  input: object({ token }),
  async run({ tx, input }): Promise<EmailPreference> {
    const { accountId, kind } = await subscriptionOf(tx, input.token);
    const rows = await tx.sql(`SELECT FROM email_opt_out WHERE account_id = $1 AND kind = $2`, [
      accountId,
      kind,
    ]);
    return { kind, enabled: rows.length === 0 };
  },
});

/**
 * Switches the emails of an unsubscribe link off, or on again. The link is the credential: whoever has the email may do
 * this without logging in. Idempotent.
 * @throws AppError NOT_FOUND if the link is invalid
 */
export const setEmailSubscription = operation({
  name: 'account.setEmailSubscription',
  kind: 'write',
  allow: anyone,
  limit: 'write',
  input: object({ token, enabled }),
  async run({ tx, input }): Promise<EmailPreference> {
    const subscription = await subscriptionOf(tx, input.token);
    await store(tx, subscription, input.enabled);
    return { kind: subscription.kind, enabled: input.enabled };
  },
});

async function subscriptionOf(tx: Tx, signed: string): Promise<Subscription> {
  const [row] = await tx.sql<{ key: Buffer }>(`SELECT key FROM unsubscribe_key`);
  const subscription = row && verifyUnsubscribeToken(row.key, signed);
  if (!subscription || !(await tx.repository(Account).existsBy({ id: subscription.accountId })))
    throw notFound(t('unsubscribeLinkInvalid'));
  return subscription;
}

async function store(tx: Tx, { accountId, kind }: Subscription, isEnabled: boolean): Promise<void> {
  await tx.sql(
    isEnabled
      ? `DELETE FROM email_opt_out WHERE account_id = $1 AND kind = $2`
      : `INSERT INTO email_opt_out (account_id, kind) SELECT id, $2 FROM account WHERE id = $1 ON CONFLICT DO NOTHING`,
    [accountId, kind],
  );
}
