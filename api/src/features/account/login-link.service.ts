import type { JobHelpers } from 'graphile-worker';
import { object, string } from 'yup';
import { columnsOf, expressions, returning, selectOne } from '../../core/columns.js';
import type { Context, Services } from '../../core/context.js';
import type { Tx } from '../../core/database.js';
import { AppError } from '../../core/errors.js';
import { hashToken, newId, newToken } from '../../core/ids.js';
import { addJob } from '../../core/jobs.js';
import type { Mailer } from '../../core/email.js';
import { anyone, operation } from '../../core/operation.js';
import { text } from '../../core/text.rules.js';
import { Account } from './account.entity.js';
import { replaceSession } from './account.service.js';
import { loginLinkEmail } from './account.mail.js';
import { loginTargetRules } from './account.rules.js';
import { canAttemptEmail, markEmailConfirmed } from './confirm-email.service.js';
import type { LoginTarget } from './login-attempts.js';
import { countEmailRequest } from './email-requests.js';
import { markRequestingBrowser, requestingBrowser } from './requesting-browser.js';
import { SHORT_LIVED_EMAIL_ATTEMPTS, placeholderHash } from './one-time-code.js';
import { t } from './messages.generated.js';

const MAX_PATH = 500;

/**
 * Emails a link that logs in this browser, if the account exists. The response and its timing don't depend on that: the
 * job looks the account up, and creates the token so that none is stored in the queue.
 */
export const requestLoginLink = operation({
  name: 'account.requestLoginLink',
  kind: 'write',
  allow: anyone,
  credential: true,
  changesSession: true,
  sessionOnly: true,
  input: loginTargetRules.shape({ next: text(MAX_PATH).matches(/^\//, { excludeEmptyString: true }) }),
  async prepare({ ctx, tx, input }) {
    await countEmailRequest(tx, ctx, 'link', input.email);
  },
  async run({ ctx, tx, input }) {
    await queueLink(tx, ctx, input, input.next || null);
    return true;
  },
});

/** Stores this browser's request, replacing an earlier one for the same account, and queues the email. */
async function queueLink(tx: Tx, ctx: Context, { email, role }: LoginTarget, next: string | null) {
  const id = newId();
  await tx.sql(
    `INSERT INTO login_link (id, email, role, browser_hash, token_hash, next_path, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6, now() + interval '10 minutes')
     ON CONFLICT (email, role, browser_hash) DO UPDATE SET id = excluded.id, token_hash = excluded.token_hash,
       next_path = excluded.next_path, created_at = now(), expires_at = excluded.expires_at, used_at = NULL,
       renewed_at = NULL`,
    [id, email, role, markRequestingBrowser(ctx), placeholderHash(), next],
  );
  await addJob(tx, LOGIN_LINK_EMAIL, { id }, { maxAttempts: SHORT_LIVED_EMAIL_ATTEMPTS });
}

const LINK_TARGET = expressions<LoginTarget>({ email: 'l.email', role: 'l.role' });

export const LOGIN_LINK_EMAIL = 'loginLinkMail';

/** Creates the token and emails the link. A retry creates another token, which replaces the first. */
export const loginLinkEmailTask =
  ({ database, limits }: Services, mailer: Mailer) =>
  async (payload: unknown, helpers: Pick<JobHelpers, 'job'>) => {
    const { id } = payload as { id: string };
    const token = newToken();
    const [row] = await returning(
      database.tx,
      LINK_TARGET.and(columnsOf(Account, ['emailConfirmedAt'], 'a')),
      `UPDATE login_link l SET token_hash = $2 FROM account a
       WHERE l.id = $1 AND l.used_at IS NULL AND l.expires_at > now() AND lower(a.email) = l.email AND a.role = l.role`,
      [id, hashToken(token)],
    );
    if (row && (await canAttemptEmail(limits, row.email, row.emailConfirmedAt !== null, helpers)))
      await mailer.deliver(loginLinkEmail(row.email, row.role, token));
  };

export type LoginLinkProblem = 'expired' | 'used' | 'otherBrowser';

/** Why a link was rejected, and whether `renewLoginLink` accepts it. */
export class LoginLinkError extends AppError {
  constructor(
    readonly problem: LoginLinkProblem,
    readonly renewable: boolean,
  ) {
    super('BAD_USER_INPUT', t(`link.${problem}`));
  }
}

/** Used or expired links still prove access to the mailbox, for a day. */
const RENEWABLE = `(used_at IS NULL AND renewed_at IS NULL AND created_at > now() - interval '1 day')`;

const tokenRules = object({ token: string().max(100).default('') });

/**
 * Logs in with a link, once, in the browser that requested it.
 * @throws LoginLinkError
 */
export const logInWithLink = operation({
  name: 'account.logInWithLink',
  kind: 'write',
  allow: anyone,
  credential: true,
  changesSession: true,
  sessionOnly: true,
  input: tokenRules,
  async prepare({ ctx, tx, input }) {
    const known = await tx.sql(`SELECT FROM login_link WHERE token_hash = $1`, [hashToken(input.token)]);
    if (!known.length) await ctx.services.limits.spend('loginLink', ctx);
  },
  async run({ ctx, tx, input }) {
    const hash = hashToken(input.token);
    const [link] = await returning(
      tx,
      LINK_TARGET.and(expressions<{ next: string | null }>({ next: 'l.next_path' })),
      `UPDATE login_link l SET used_at = now()
       WHERE token_hash = $1 AND browser_hash = $2 AND used_at IS NULL AND expires_at > now()`,
      [hash, requestingBrowser(ctx)],
    );
    if (!link) throw await problemOf(tx, ctx, hash);
    // The lock makes a concurrent reset wait for this session, which it then deletes.
    const account = await selectOne(
      tx,
      columnsOf(Account, ['id']),
      'FROM account WHERE lower(email) = $1 AND role = $2 FOR UPDATE',
      [link.email, link.role],
    );
    if (!account) throw new LoginLinkError('expired', false);
    await markEmailConfirmed(tx, [account.id]);
    await replaceSession(tx, ctx, account.id);
    return { role: link.role, next: link.next };
  },
});

async function problemOf(tx: Tx, ctx: Context, tokenHash: Buffer): Promise<LoginLinkError> {
  const [link] = await tx.sql<{ used: boolean; own: boolean; renewable: boolean }>(
    `SELECT used_at IS NOT NULL AS used, browser_hash = $2 AS own, ${RENEWABLE} AS renewable
     FROM login_link WHERE token_hash = $1`,
    [tokenHash, requestingBrowser(ctx)],
  );
  if (!link) return new LoginLinkError('expired', false);
  if (link.used) return new LoginLinkError('used', false);
  return new LoginLinkError(link.own ? 'expired' : 'otherBrowser', link.renewable);
}

/**
 * Emails a new link for this browser to the address of an expired link, or of one that another browser requested. The
 * old link proves access to the mailbox, so the limits for strangers don't apply.
 */
export const renewLoginLink = operation({
  name: 'account.renewLoginLink',
  kind: 'write',
  allow: anyone,
  credential: true,
  changesSession: true,
  sessionOnly: true,
  input: tokenRules,
  async prepare({ ctx, tx, input }) {
    const { limits } = ctx.services;
    const [link] = await tx.sql<{ email: string }>(
      `SELECT email FROM login_link WHERE token_hash = $1 AND ${RENEWABLE}`,
      [hashToken(input.token)],
    );
    if (link) await limits.spendKey('mailboxDevice', `renewal:${link.email}`);
    else await limits.spend('loginLink', ctx);
  },
  async run({ ctx, tx, input }) {
    const [link] = await returning(
      tx,
      // Ignores the target page if another browser, perhaps a stranger's, requested the link.
      LINK_TARGET.and(
        expressions<{ next: string | null }>({ next: 'CASE WHEN browser_hash = $2 THEN next_path END' }),
      ),
      `UPDATE login_link l SET renewed_at = now() WHERE token_hash = $1 AND ${RENEWABLE}`,
      [hashToken(input.token), requestingBrowser(ctx)],
    );
    if (!link) throw new LoginLinkError('expired', false);
    await queueLink(tx, ctx, link, link.next);
    return true;
  },
});

/** Deletes links that can no longer be used or renewed; run daily. */
export const sweepLoginLinks = (tx: Tx) =>
  tx.sql(`DELETE FROM login_link WHERE created_at < now() - interval '1 day'`);
