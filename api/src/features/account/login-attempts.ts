import { columnsOf, returning } from '../../core/columns.js';
import type { Context } from '../../core/context.js';
import { type Database, type Tx } from '../../core/database.js';
import type { RateLimitStatus } from '../../core/errors.js';
import { addJob } from '../../core/jobs.js';
import type { Limits } from '../../core/limits.js';
import { inTransaction } from '../../core/transaction.js';
import type { Role } from '../../core/viewer.js';
import { Account } from './account.entity.js';
import { loginAlertEmail } from './account.mail.js';
import { knownDevice } from './device.js';
import { sendEmail } from './send-email.js';

/** An account to log in to, which may not exist. */
export interface LoginTarget {
  email: string;
  role: Role;
}

const accountKey = ({ email, role }: LoginTarget) => `${role}:${email}`;

/** A login attempt that counts as a failure until its password has been verified. */
export interface LoginAttempt {
  failed(): Promise<void>;
  succeeded(): Promise<void>;
}

/**
 * Counts a login attempt before its password is verified, so that correct guesses beyond a limit fail too. A browser
 * that has logged in to the account before has its own limit, which nobody else can use up.
 * @throws AppError TOO_MANY_REQUESTS
 */
export async function beginAttempt(tx: Tx, ctx: Context, target: LoginTarget): Promise<LoginAttempt> {
  const { limits, database } = ctx.services;
  const device = await knownDevice(tx, ctx, target);
  if (device) {
    const key = `${accountKey(target)}:${device}`;
    await limits.spendKey('loginDevice', key);
    return { failed: async () => undefined, succeeded: () => limits.reset('loginDevice', key) };
  }
  await limits.spend('login', ctx);
  const usage = await countUnknownBrowser(limits, target, ctx.clientAddress);
  return {
    async failed() {
      if (usage.used >= usage.limit) await alertOwner(database.tx, target);
    },
    async succeeded() {
      await limits.reset('loginNetwork', networkKey(target, ctx.clientAddress));
      // Refunds one attempt only: resetting the count would give strangers a full day's guesses after each login.
      await limits.refundSliding('loginAccount', accountKey(target));
    },
  };
}

const networkKey = (target: LoginTarget, network: string) => `${accountKey(target)}:${network}`;

/**
 * Counts an attempt by an unknown browser.
 * @throws AppError TOO_MANY_REQUESTS
 */
export async function countUnknownBrowser(
  limits: Limits,
  target: LoginTarget,
  network: string,
): Promise<RateLimitStatus> {
  await limits.spendKey('loginNetwork', networkKey(target, network));
  return limits.spendSliding('loginAccount', accountKey(target));
}

export const LOGIN_ALERT = 'loginAlert';

/** A job, so that the response takes equally long for unknown addresses. */
const alertOwner = (tx: Tx, { email, role }: LoginTarget) => addJob(tx, LOGIN_ALERT, { email, role });

/** Emails the owner that the login limit was reached, at most once a day. */
export const loginAlertTask = (database: Database) => async (job: unknown) => {
  const { email, role } = job as LoginTarget;
  await inTransaction(database, async (tx) => {
    const [account] = await returning(
      tx,
      columnsOf(Account, ['id', 'email']),
      `UPDATE account SET login_alerted_at = now() WHERE lower(email) = $1 AND role = $2
         AND (login_alerted_at IS NULL OR login_alerted_at < now() - interval '1 day')`,
      [email, role],
    );
    if (account) await sendEmail(tx, account.id, loginAlertEmail(account.email, role));
  });
};
