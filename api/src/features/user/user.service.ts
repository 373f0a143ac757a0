import { object } from 'yup';
import { createAccount, replaceSession } from '../account/account.service.js';
import { welcomeAccount } from '../account/confirm-email.service.js';
import { hashPassword } from '../account/password.js';
import { columnsOf, select } from '../../core/columns.js';
import type { Tx } from '../../core/database.js';
import { forbidden, notFound } from '../../core/errors.js';
import { anyone, only, operation } from '../../core/operation.js';
import { requiredId } from '../../core/text.rules.js';
import { UserProfile, type User } from './user.entity.js';
import { selectUser } from './user.query.js';
import { registerUserRules } from './user.rules.js';
import { t } from './messages.generated.js';
import { reading } from '../../core/reads.js';
import { authorTag } from './user.tags.js';

/** Registers a user: creates account and profile, emails a code to confirm the address and logs this browser in. */
export const registerUser = operation({
  name: 'user.register',
  kind: 'write',
  allow: anyone,
  credential: true,
  sessionOnly: true,
  limit: 'register',
  input: registerUserRules,
  prepare: ({ input }) => hashPassword(input.password),
  async run({ ctx, tx, input }, passwordHash): Promise<User> {
    const userId = await createAccount(tx, { email: input.email, role: 'user', passwordHash });
    await tx.repository(UserProfile).insert({ id: userId, fullName: input.fullName, phone: input.phone });
    await welcomeAccount(tx, userId);
    // Another site's page may register its visitors, but must not log them in to an account it knows the password of.
    if (!ctx.isCrossSiteRequest) await replaceSession(tx, ctx, userId);
    return findUser(tx, userId);
  },
});

/** Returns a user: the viewer, or anyone for an admin. */
export const getUser = operation({
  name: 'user.get',
  kind: 'read',
  allow: only('user', 'admin'),
  input: object({ id: requiredId() }),
  run({ tx, viewer, input }) {
    if (viewer.role !== 'admin' && viewer.id !== input.id) throw forbidden();
    return findUser(tx, input.id);
  },
});

/** @throws AppError NOT_FOUND */
export async function findUser(tx: Tx, userId: string): Promise<User> {
  const user = await selectUser(tx, userId);
  if (!user) throw notFound(t('userNotFound'));
  return user;
}

/** Returns the names of users, by ID. */
export async function userNames(tx: Tx, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await reading(ids.map(authorTag), () =>
    select(tx, columnsOf(UserProfile, ['id', 'fullName']), 'FROM user_profile WHERE id = ANY($1::uuid[])', [
      ids,
    ]),
  );
  return new Map(rows.map((row) => [row.id, row.fullName]));
}
