import { object } from 'yup';
import { createAccount, hasSuperAdmin } from '../account/account.service.js';
import { setPassword } from '../account/change-password.service.js';
import { welcomeAccount } from '../account/confirm-email.service.js';
import { verifyOwnPassword, requireUnchangedPassword } from '../account/own-password.js';
import { hashPassword } from '../account/password.js';
import { audit } from '../../core/audit.js';
import { columnsOf, select } from '../../core/columns.js';
import type { Tx } from '../../core/database.js';
import { badInput, forbidden, notFound } from '../../core/errors.js';
import { only, operation } from '../../core/operation.js';
import { id } from '../../core/text.js';
import { AdminProfile, type Admin } from './admin.entity.js';
import { selectAdmin } from './admin.query.js';
import { registerAdminRules, updateAdminRules } from './admin.rules.js';

export const getAdmin = operation({
  name: 'admin.get',
  kind: 'read',
  allow: only('admin'),
  input: object({ id: id().required('No ID provided') }),
  run: ({ tx, input }) => findAdmin(tx, input.id),
});

/** Makes another admin: account, profile and a code to confirm their address. */
export const registerAdmin = operation({
  name: 'admin.register',
  kind: 'write',
  allow: only('admin'),
  credential: true,
  sessionOnly: true,
  limit: 'register',
  input: registerAdminRules,
  prepare: ({ input }) => hashPassword(input.password),
  async run(scope, passwordHash): Promise<Admin> {
    const { tx, input } = scope;
    const { name, email, contact, city, address } = input;
    const adminId = await createAccount(tx, { email, role: 'admin', passwordHash });
    await tx.repository(AdminProfile).insert({ id: adminId, name, contact, city, address });
    await audit(scope, {
      action: 'admin.register',
      targetType: 'admin',
      targetId: adminId,
      after: { name, email, contact, city, address },
    });
    await welcomeAccount(tx, scope.ctx.services.limits, { id: adminId, email });
    return findAdmin(tx, adminId);
  },
});

/** An admin's edit of their own profile and, where they typed a new one, of their password. */
export const updateAdmin = operation({
  name: 'admin.update',
  kind: 'write',
  allow: only('admin'),
  credential: true,
  sessionOnly: true,
  limit: 'write',
  input: updateAdminRules,
  async prepare({ ctx, tx, viewer, input }) {
    if (input.id && input.id !== viewer.id) throw forbidden();
    if (!input.password) return undefined;
    const proof = await verifyOwnPassword({ ctx, tx, viewer }, input.current ?? '', 'current');
    return { proof, passwordHash: await hashPassword(input.password) };
  },
  async run({ ctx, tx, viewer, input }, secret): Promise<Admin> {
    const { id: _own, email, password: _hashed, current: _proved, ...changes } = input;
    if (email && email !== (await findAdmin(tx, viewer.id)).email)
      throw badInput(
        'email',
        'An e-mail address is changed with the password and a code that is mailed to it',
      );
    if (secret) {
      await requireUnchangedPassword(tx, viewer, secret.proof);
      await setPassword({ ctx, tx, viewer }, secret.passwordHash);
    }
    if (Object.keys(changes).length) await tx.repository(AdminProfile).update(viewer.id, changes);
    return findAdmin(tx, viewer.id);
  },
});

/** @throws AppError NOT_FOUND */
export async function findAdmin(tx: Tx, adminId: string): Promise<Admin> {
  const admin = await selectAdmin(tx, adminId);
  if (!admin) throw notFound('Admin');
  return admin;
}

/** The names of admins, by their IDs. */
export async function adminNames(tx: Tx, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await select(
    tx,
    columnsOf(AdminProfile, ['id', 'name']),
    'FROM admin_profile WHERE id = ANY($1::uuid[])',
    [ids],
  );
  return new Map(rows.map(({ id: adminId, name }) => [adminId, name]));
}

/** Makes the super admin at first start, if there is none yet. Answers whether there is one now. */
export async function ensureSuperAdmin(
  tx: Tx,
  wanted: { email: string; password: string } | undefined,
): Promise<boolean> {
  const present = await hasSuperAdmin(tx);
  if (present || !wanted) return present;
  const passwordHash = await hashPassword(wanted.password);
  const email = wanted.email.toLowerCase();
  const id = await createAccount(tx, {
    email,
    role: 'admin',
    passwordHash,
    superAdmin: true,
    emailConfirmedAt: new Date(),
  });
  await tx.repository(AdminProfile).insert({ id, name: 'Super Admin', contact: '', city: '', address: '' });
  return true;
}
