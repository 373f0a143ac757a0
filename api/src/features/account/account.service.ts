import { object } from 'yup';
import { columnsOf, returning, select, selectOne } from '../../core/columns.js';
import type { Context } from '../../core/context.js';
import type { Tx } from '../../core/database.js';
import { AppError, conflict, violates } from '../../core/errors.js';
import { newId } from '../../core/ids.js';
import { anyone, operation, signedIn } from '../../core/operation.js';
import type { Role } from '../../core/viewer.js';
import { EMAIL_TAKEN, INVALID_CREDENTIALS } from './account.constants.js';
import { Account } from './account.entity.js';
import { loginRules } from './account.rules.js';
import { rememberDevice } from './device.js';
import { beginAttempt } from './login-attempts.js';
import { passwordMatches } from './password.js';
import { endSession, sessionOf, startSession } from './session.js';

/** Who logged in. */
export interface LoggedIn {
  id: string;
  role: Role;
}

/** Logs in with email, password and role. Every failure is one answer in one time. */
export const logIn = operation({
  name: 'account.logIn',
  kind: 'write',
  allow: anyone,
  credential: true,
  changesSession: true,
  sessionOnly: true,
  input: loginRules,
  async prepare({ ctx, tx, input }) {
    const attempt = await beginAttempt(ctx, tx, input);
    const account = await selectOne(
      tx,
      columnsOf(Account, ['id', 'passwordHash']),
      'FROM account WHERE lower(email) = $1 AND role = $2',
      [input.email, input.role],
    );
    const right = await passwordMatches(account?.passwordHash, input.password);
    if (!account || !right) {
      await attempt.failed();
      throw invalidCredentials();
    }
    await attempt.succeeded();
    return account;
  },
  async run({ ctx, tx, input }, { id, passwordHash }): Promise<LoggedIn> {
    // The password may have been reset since it was verified; the lock makes a reset wait for this session's row.
    const verified = await tx.repository(Account).findOne({
      where: { id, passwordHash },
      lock: { mode: 'pessimistic_read' },
    });
    if (!verified) throw invalidCredentials();
    await replaceSession(ctx, tx, id);
    return { id, role: input.role };
  },
});

/** Logs this browser in: replaces its session, sets its cookies, and makes it known to the account. */
export async function replaceSession(ctx: Context, tx: Tx, accountId: string): Promise<void> {
  if (ctx.viewer) await endSession(tx, sessionOf(ctx.viewer));
  const { token, expires } = await startSession(tx, accountId);
  ctx.cookie.set(token, expires);
  await rememberDevice(ctx, tx, [accountId]);
}

const invalidCredentials = () => new AppError('UNAUTHENTICATED', INVALID_CREDENTIALS);

/** Ends the session on the server and clears the cookie. */
export const logOut = operation({
  name: 'account.logOut',
  kind: 'write',
  allow: signedIn,
  changesSession: true,
  sessionOnly: true,
  input: object({}),
  async run({ ctx, tx, viewer }) {
    await endSession(tx, sessionOf(viewer));
    ctx.cookie.clear();
    return true;
  },
});

/**
 * Makes an account inside the caller's transaction.
 * @throws AppError CONFLICT when the e-mail has an account of this role already
 */
export async function createAccount(
  tx: Tx,
  account: Pick<Account, 'email' | 'role' | 'passwordHash'> &
    Partial<Pick<Account, 'superAdmin' | 'emailConfirmedAt'>>,
): Promise<string> {
  const id = newId();
  try {
    await tx.repository(Account).insert({ id, ...account });
  } catch (error) {
    if (violates(error, 'account_email_role')) throw conflict(EMAIL_TAKEN, 'email');
    throw error;
  }
  return id;
}

export const hasSuperAdmin = (tx: Tx): Promise<boolean> =>
  tx.repository(Account).existsBy({ superAdmin: true });

/** The address an account logs in with. */
export async function accountEmail(tx: Tx, accountId: string): Promise<string | undefined> {
  const account = await selectOne(tx, columnsOf(Account, ['email']), 'FROM account WHERE id = $1', [
    accountId,
  ]);
  return account?.email;
}

const BRIEF = columnsOf(Account, ['id', 'email', 'role', 'emailConfirmedAt']);

/** An account's role and the address it logs in with; undefined once it is deleted. */
export const accountBrief = (tx: Tx, accountId: string) =>
  selectOne(tx, BRIEF, 'FROM account WHERE id = $1', [accountId]);

/** The addresses that accounts log in with, by their ids. */
export async function accountEmails(tx: Tx, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await select(
    tx,
    columnsOf(Account, ['id', 'email']),
    'FROM account WHERE id = ANY($1::uuid[])',
    [ids],
  );
  return new Map(rows.map(({ id, email }) => [id, email]));
}

export type LockedAccount = Pick<Account, 'id' | 'email' | 'role' | 'superAdmin' | 'emailConfirmedAt'>;

/** An account, locked until the end of the transaction; null once it is deleted. */
export const lockAccount = (tx: Tx, accountId: string): Promise<LockedAccount | null> =>
  tx.repository(Account).findOne({ where: { id: accountId }, lock: { mode: 'pessimistic_write' } });

/**
 * Removes an account with its sessions and what else belongs to it alone; what others go on reading loses its author.
 * Its login links go too, and the codes of a reset, unless another account of the mailbox is left to use them.
 */
export async function removeAccount(tx: Tx, accountId: string): Promise<void> {
  const [removed] = await returning(
    tx,
    columnsOf(Account, ['email', 'role']),
    'DELETE FROM account WHERE id = $1',
    [accountId],
  );
  if (removed)
    await tx.sql(`DELETE FROM login_link WHERE email = lower($1) AND role = $2`, [
      removed.email,
      removed.role,
    ]);
  await tx.sql(
    `DELETE FROM password_reset r WHERE email = lower($1)
       AND NOT EXISTS (SELECT FROM account WHERE lower(account.email) = r.email)`,
    [removed?.email ?? ''],
  );
}

/** How long ago an account was made, in seconds. */
export async function accountAge(tx: Tx, accountId: string): Promise<number> {
  const [row] = await tx.sql<{ seconds: number }>(
    `SELECT extract(epoch FROM now() - created_at) AS seconds FROM account WHERE id = $1`,
    [accountId],
  );
  return row?.seconds ?? 0;
}
