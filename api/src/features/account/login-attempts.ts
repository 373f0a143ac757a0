import { columnsOf, returning } from '../../core/columns.js';
import type { Context } from '../../core/context.js';
import { type Database, type Tx } from '../../core/database.js';
import type { RateLimitStatus } from '../../core/errors.js';
import { addJob } from '../../core/jobs.js';
import type { Limits } from '../../core/limits.js';
import { inTransaction } from '../../core/transaction.js';
import type { Role } from '../../core/viewer.js';
import { Account } from './account.entity.js';
import { loginAlertMail } from './account.mail.js';
import { knownDevice } from './device.js';
import { sendMail } from './send-mail.js';

/** Which account somebody tries to log in to, whether it exists or not. */
export interface LoginTarget {
  email: string;
  role: Role;
}

const accountKey = ({ email, role }: LoginTarget) => `${role}:${email}`;

/** A try that was counted as a failure before its password is looked at. */
export interface LoginAttempt {
  failed(): Promise<void>;
  succeeded(): Promise<void>;
}

/**
 * Counts a try before its password is looked at, so that a right guess beyond a limit fails too. A browser that has
 * logged in to the account before has a count of its own, which nobody else can use up.
 * @throws AppError TOO_MANY_REQUESTS
 */
export async function beginAttempt(ctx: Context, tx: Tx, target: LoginTarget): Promise<LoginAttempt> {
  const { limits, database } = ctx.services;
  const device = await knownDevice(ctx, tx, target);
  if (device) {
    const key = `${accountKey(target)}:${device}`;
    await limits.spendKey('loginDevice', key);
    return { failed: async () => undefined, succeeded: () => limits.forgive('loginDevice', key) };
  }
  await limits.spend('login', ctx);
  const tally = await countUnknownBrowser(limits, target, ctx.clientAddress);
  return {
    async failed() {
      if (tally.used >= tally.limit) await alertOwner(database.tx, target);
    },
    async succeeded() {
      await limits.forgive('loginNetwork', networkKey(target, ctx.clientAddress));
      // Not forgiven as a whole: each login of the owner would give strangers the day's guesses once more.
      await limits.refundSliding('loginAccount', accountKey(target));
    },
  };
}

const networkKey = (target: LoginTarget, network: string) => `${accountKey(target)}:${network}`;

/** Counts a try by a browser that the account doesn't know. @throws AppError TOO_MANY_REQUESTS */
export async function countUnknownBrowser(
  limits: Limits,
  target: LoginTarget,
  network: string,
): Promise<RateLimitStatus> {
  await limits.spendKey('loginNetwork', networkKey(target, network));
  return limits.spendSliding('loginAccount', accountKey(target));
}

export const LOGIN_ALERT = 'loginAlert';

/** By a job, so that the answer takes as long for an address without an account. */
const alertOwner = (tx: Tx, { email, role }: LoginTarget) => addJob(tx, LOGIN_ALERT, { email, role });

/** Emails the owner that the shared limit is reached, at most once a day. */
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
    if (account) await sendMail(tx, account.id, loginAlertMail(account.email, role));
  });
};
