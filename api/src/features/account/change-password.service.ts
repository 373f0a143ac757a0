import { object } from 'yup';
import { columnsOf, returning } from '../../core/columns.js';
import { checkInput, operation, signedIn, type Scope } from '../../core/operation.js';
import { password } from '../../core/text.js';
import type { Viewer } from '../../core/viewer.js';
import { Account } from './account.entity.js';
import { passwordChangedMail } from './account.mail.js';
import { changePasswordRules } from './account.rules.js';
import { rememberDevice } from './device.js';
import { verifyOwnPassword, requireUnchangedPassword } from './own-password.js';
import { hashPassword } from './password.js';
import { sendMail } from './send-mail.js';
import { endOtherSessions } from './session.js';

/** Sets the password of the account that asks. The session that asks goes on; the others end. */
export const changePassword = operation({
  name: 'account.changePassword',
  kind: 'write',
  allow: signedIn,
  credential: true,
  sessionOnly: true,
  limit: 'write',
  // What a password must have depends on the role, which the input does not know.
  input: object({ current: password(), password: password() }),
  async prepare({ ctx, tx, viewer, input }) {
    const checked = checkInput(changePasswordRules(viewer.role), input);
    const proof = await verifyOwnPassword({ ctx, tx, viewer }, checked.current, 'current');
    return { proof, passwordHash: await hashPassword(checked.password) };
  },
  async run({ ctx, tx, viewer }, { proof, passwordHash }) {
    await requireUnchangedPassword(tx, viewer, proof);
    await setPassword({ ctx, tx, viewer }, passwordHash);
    return true;
  },
});

/**
 * Sets it inside the caller's transaction, which has proved the old one. A trigger makes every browser unknown to the
 * account; this one is made known again.
 */
export async function setPassword(
  { ctx, tx, viewer }: Pick<Scope<Viewer, unknown>, 'ctx' | 'tx' | 'viewer'>,
  passwordHash: string,
): Promise<void> {
  const [account] = await returning(
    tx,
    columnsOf(Account, ['email']),
    'UPDATE account SET password_hash = $2, password_changed_at = now() WHERE id = $1',
    [viewer.id, passwordHash],
  );
  // A statement of its own: only then does it see the session of a login that the update has waited for.
  await endOtherSessions(tx, viewer);
  await rememberDevice(ctx, tx, [viewer.id]);
  if (account) await sendMail(tx, viewer.id, passwordChangedMail(account.email));
}
