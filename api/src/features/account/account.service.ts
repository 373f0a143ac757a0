import { object } from 'yup';
import { columnsOf, returning, select, selectOne } from '../../core/columns.js';
import type { Context } from '../../core/context.js';
import type { Tx } from '../../core/database.js';
import { AppError, conflict, violates } from '../../core/errors.js';
import { newId } from '../../core/ids.js';
import { anyone, operation, signedIn } from '../../core/operation.js';
import type { Role } from '../../core/viewer.js';
import { Account } from './account.entity.js';
import { invalidCredentials, loginRules } from './account.rules.js';
import { addKnownDevice } from './device.js';
import { beginAttempt } from './login-attempts.js';
import { passwordMatches } from './password.js';
import { endSession, sessionOf, startSession } from './session.js';
import { t } from './messages.generated.js';

/** The account that logged in. */
export interface LoggedIn {
  id: string;
  role: Role;
}

/** Logs in with email, password and role. Failures all look alike and take equally long. */
export const logIn = operation({
  name: 'account.logIn',
  kind: 'write',
  allow: anyone,
  credential: true,
  changesSession: true,
  sessionOnly: true,
  input: loginRules,
  async prepare({ ctx, tx, input }) {
    const attempt = await beginAttempt(tx, ctx, input);
    const account = await selectOne(
      tx,
      columnsOf(Account, ['id', 'passwordHash']),
      'FROM account WHERE lower(email) = $1 AND role = $2',
      [input.email, input.role],
    );
    const isCorrect = await passwordMatches(account?.passwordHash, input.password);
    if (!account || !isCorrect) {
      await attempt.failed();
      throw loginFailed();
    }
    await attempt.succeeded();
    return account;
  },
  async run({ ctx, tx, input }, { id, passwordHash }): Promise<LoggedIn> {
    // The password may have been reset after it was verified. The lock makes a concurrent reset wait for this session.
    const verified = await tx.repository(Account).findOne({
      where: { id, passwordHash },
      lock: { mode: 'pessimistic_read' },
    });
    if (!verified) throw loginFailed();
    await replaceSession(tx, ctx, id);
    return { id, role: input.role };
  },
});

/** Logs this browser in: replaces its session, sets its cookies and adds the device to those known to the account. */
export async function replaceSession(tx: Tx, ctx: Context, accountId: string): Promise<void> {
  if (ctx.viewer) await endSession(tx, sessionOf(ctx.viewer));
  const { token, expires } = await startSession(tx, accountId);
  ctx.cookie.set(token, expires);
  await addKnownDevice(tx, ctx, [accountId]);
}

const loginFailed = () => new AppError('UNAUTHENTICATED', invalidCredentials());

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
 * Creates an account inside the caller's transaction.
 * @throws AppError CONFLICT when the email already has an account with this role
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
    if (violates(error, 'account_email_role')) throw conflict(t('emailTaken'), 'email');
    throw error;
  }
  return id;
}

export const hasSuperAdmin = (tx: Tx): Promise<boolean> =>
  tx.repository(Account).existsBy({ superAdmin: true });

/** Returns the address that an account logs in with. */
export async function accountEmail(tx: Tx, accountId: string): Promise<string | undefined> {
  const account = await tx
    .repository(Account)
    .findOne({ select: { id: true, email: true }, where: { id: accountId } });
  return account?.email;
}

const BRIEF = columnsOf(Account, ['id', 'email', 'role', 'emailConfirmedAt']);

/** Returns an account's role and login address; undefined once it is deleted. */
export const accountBrief = (tx: Tx, accountId: string) =>
  selectOne(tx, BRIEF, 'FROM account WHERE id = $1', [accountId]);

/** Returns the login addresses of accounts, by account ID. */
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

/** Locks an account until the end of the transaction; null once it is deleted. */
export const lockAccount = (tx: Tx, accountId: string): Promise<LockedAccount | null> =>
  tx.repository(Account).findOne({ where: { id: accountId }, lock: { mode: 'pessimistic_write' } });

/**
 * Deletes an account. Its own rows cascade; content that others still read loses its author. Also deletes its login
 * links, and the reset codes of its address unless another account shares the mailbox.
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

/** Returns an account's age in seconds. */
export async function accountAge(tx: Tx, accountId: string): Promise<number> {
  const [row] = await tx.sql<{ seconds: number }>(
    `SELECT extract(epoch FROM now() - created_at) AS seconds FROM account WHERE id = $1`,
    [accountId],
  );
  return row?.seconds ?? 0;
}
