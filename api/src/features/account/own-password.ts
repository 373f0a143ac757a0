import { columnsOf, selectOne } from '../../core/columns.js';
import type { Tx } from '../../core/database.js';
import { AppError, badInput } from '../../core/errors.js';
import type { Scope } from '../../core/operation.js';
import type { Viewer } from '../../core/viewer.js';
import { WRONG_PASSWORD } from './account.constants.js';
import { Account } from './account.entity.js';
import { passwordMatches } from './password.js';
import { sessionOf } from './session.js';

/** What an account has proved by its password, for `stillProved` to look at once the transaction is open. */
export interface PasswordProof {
  passwordHash: string;
}

/**
 * Asks the account that is logged in for its password again: a session left open is not enough to take the account
 * away. Tries are counted for this session, so that nobody outside of it can use them up. Belongs into `prepare`.
 * @throws AppError BAD_USER_INPUT at `field` when it is wrong
 */
export async function verifyOwnPassword(
  { ctx, tx, viewer }: Pick<Scope<Viewer, unknown>, 'ctx' | 'tx' | 'viewer'>,
  password: string,
  field: string,
): Promise<PasswordProof> {
  const { limits } = ctx.services;
  const key = sessionOf(viewer).toString('base64url');
  await limits.spendKey('ownPassword', key);
  const account = await selectOne(tx, columnsOf(Account, ['passwordHash']), 'FROM account WHERE id = $1', [
    viewer.id,
  ]);
  if (!account || !(await passwordMatches(account.passwordHash, password)))
    throw badInput(field, WRONG_PASSWORD);
  await limits.forgive('ownPassword', key);
  return account;
}

/**
 * Locks the account and makes sure that its password is still the one that was proved.
 * @throws AppError UNAUTHENTICATED when it was changed meanwhile
 */
export async function requireUnchangedPassword(
  tx: Tx,
  viewer: Viewer,
  { passwordHash }: PasswordProof,
): Promise<void> {
  const same = await tx.repository(Account).findOne({
    where: { id: viewer.id, passwordHash },
    lock: { mode: 'pessimistic_write' },
  });
  if (!same) throw new AppError('UNAUTHENTICATED', 'Your password was changed. Please log in again.');
}
