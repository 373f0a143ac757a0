import { object } from 'yup';
import { createAccount, replaceSession } from '../account/account.service.js';
import { welcomeAccount } from '../account/confirm-email.service.js';
import { hashPassword } from '../account/password.js';
import type { Tx } from '../core/database.js';
import { forbidden, notFound } from '../core/errors.js';
import { anyone, only, operation } from '../core/operation.js';
import { id } from '../core/text.js';
import { User } from './user.entity.js';
import { registerUserRules } from './user.rules.js';

/** Signs a user up: creates account and profile, emails a code to confirm the address, and logs them in. */
export const registerUser = operation({
  name: 'user.register',
  kind: 'write',
  allow: anyone,
  sessionOnly: true,
  limit: 'register',
  input: registerUserRules,
  prepare: ({ input }) => hashPassword(input.password),
  async run({ ctx, tx, input }, passwordHash): Promise<User> {
    const userId = await createAccount(tx, { email: input.email, role: 'user', passwordHash });
    await tx.repository(User).insert({ id: userId, fullName: input.fullName, phone: input.phone });
    await welcomeAccount(tx, ctx.services.limits, { id: userId, email: input.email });
    // Another site's page may register its visitors, but must not log them in to an account that it knows.
    if (!ctx.isFromForeignPage) await replaceSession(ctx, tx, userId);
    return findUser(tx, userId);
  },
});

/** One user: themselves, or anyone for an admin. */
export const getUser = operation({
  name: 'user.get',
  kind: 'read',
  allow: only('user', 'admin'),
  input: object({ id: id().required('No ID provided') }),
  run({ tx, viewer, input }) {
    if (viewer.role !== 'admin' && viewer.id !== input.id) throw forbidden();
    return findUser(tx, input.id);
  },
});

/** What a user is read from, and what is read of them. */
export const USER_TABLES = `user_profile u JOIN account a USING (id) LEFT JOIN media m ON m.hash = u.avatar_hash`;
export const USER_COLUMNS = `u.id, u.full_name AS "fullName", u.phone, a.email, u.city, u.address,
  u.avatar_hash AS "avatarHash", u.created_at AS "createdAt",
  CASE WHEN m.hash IS NOT NULL THEN json_build_object('hash', m.hash, 'width', m.width, 'height', m.height,
    'thumbhash', m.thumbhash, 'caption', '') END AS avatar`;

/** @throws AppError NOT_FOUND */
export async function findUser(tx: Tx, userId: string): Promise<User> {
  const [user] = await tx.sql<User>(`SELECT ${USER_COLUMNS} FROM ${USER_TABLES} WHERE u.id = $1`, [userId]);
  if (!user) throw notFound('User');
  return user;
}

/** Names of users as reviews and enquiries show them. */
export async function userNames(tx: Tx, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await tx.sql<{ id: string; full_name: string }>(
    `SELECT id, full_name FROM user_profile WHERE id = ANY($1::uuid[])`,
    [ids],
  );
  return new Map(rows.map((row) => [row.id, row.full_name]));
}
