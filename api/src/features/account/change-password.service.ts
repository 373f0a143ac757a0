import { object } from 'yup';
import { columnsOf, returning } from '../../core/columns.js';
import { checkInput, operation, signedIn, type ViewerScope } from '../../core/operation.js';
import { password } from '../../core/text.rules.js';
import { Account } from './account.entity.js';
import { passwordChangedEmail } from './account.mail.js';
import { changePasswordRules } from './account.rules.js';
import { addKnownDevice } from './device.js';
import { verifyOwnPassword, requireUnchangedPassword } from './own-password.js';
import { hashPassword } from './password.js';
import { sendEmail } from './send-email.js';
import { endOtherSessions } from './session.js';

/** Changes the viewer's password. Ends all sessions except the current one. */
export const changePassword = operation({
  name: 'account.changePassword',
  kind: 'write',
  allow: signedIn,
  credential: true,
  sessionOnly: true,
  limit: 'write',
  // The requirements depend on the role, which the input doesn't contain; see prepare.
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
 * Sets a password inside the caller's transaction, after the old one has been verified. A trigger deletes all known
 * devices of the account; this one becomes known again.
 */
export async function setPassword({ ctx, tx, viewer }: ViewerScope, passwordHash: string): Promise<void> {
  const [account] = await returning(
    tx,
    columnsOf(Account, ['email']),
    'UPDATE account SET password_hash = $2, password_changed_at = now() WHERE id = $1',
    [viewer.id, passwordHash],
  );
  // A separate statement, so that it sees the session of a concurrent login that the update waited for.
  await endOtherSessions(tx, viewer);
  await addKnownDevice(tx, ctx, [viewer.id]);
  if (account) await sendEmail(tx, viewer.id, passwordChangedEmail(account.email));
}
