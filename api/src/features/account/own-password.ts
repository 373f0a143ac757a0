import type { Tx } from '../../core/database.js';
import { AppError, badInput } from '../../core/errors.js';
import type { ViewerScope } from '../../core/operation.js';
import type { Viewer } from '../../core/viewer.js';
import { Account } from './account.entity.js';
import { passwordMatches } from './password.js';
import { sessionOf } from './session.js';
import { t } from './messages.generated.js';

/** A verified password, to be checked again inside the transaction. */
export interface PasswordProof {
  passwordHash: string;
}

/**
 * Verifies the viewer's password: an open session isn't enough to take over or delete an account. Attempts are limited
 * per session, so that nobody else can use them up. Call it in `prepare`.
 * @throws AppError BAD_USER_INPUT at `field` when it is wrong
 */
export async function verifyOwnPassword(
  { ctx, tx, viewer }: ViewerScope,
  password: string,
  field: string,
): Promise<PasswordProof> {
  const { limits } = ctx.services;
  const key = sessionOf(viewer).toString('base64url');
  await limits.spendKey('ownPassword', key);
  const account = await tx
    .repository(Account)
    .findOne({ select: { id: true, passwordHash: true }, where: { id: viewer.id } });
  if (!account || !(await passwordMatches(account.passwordHash, password)))
    throw badInput(field, t('wrongPassword'));
  await limits.reset('ownPassword', key);
  return account;
}

/**
 * Locks the account and checks that its password hasn't changed since it was verified.
 * @throws AppError UNAUTHENTICATED when it has
 */
export async function requireUnchangedPassword(
  tx: Tx,
  viewer: Viewer,
  { passwordHash }: PasswordProof,
): Promise<void> {
  const unchanged = await tx.repository(Account).findOne({
    where: { id: viewer.id, passwordHash },
    lock: { mode: 'pessimistic_write' },
  });
  if (!unchanged) throw new AppError('UNAUTHENTICATED', t('passwordChanged'));
}
