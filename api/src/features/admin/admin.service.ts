import { object } from 'yup';
import { createAccount, hasSuperAdmin } from '../account/account.service.js';
import { setPassword } from '../account/change-password.service.js';
import { welcomeAccount } from '../account/confirm-email.service.js';
import { verifyOwnPassword, requireUnchangedPassword } from '../account/own-password.js';
import { hashPassword } from '../account/password.js';
import { audit } from '../../core/audit.js';
import type { Tx } from '../../core/database.js';
import { badInput, forbidden, notFound } from '../../core/errors.js';
import { only, operation } from '../../core/operation.js';
import { requiredId } from '../../core/text.rules.js';
import { AdminProfile, type Admin } from './admin.entity.js';
import { selectAdmin, selectAdminNames } from './admin.query.js';
import { registerAdminRules, updateAdminRules } from './admin.rules.js';
import { t } from './messages.generated.js';

export const getAdmin = operation({
  name: 'admin.get',
  kind: 'read',
  allow: only('admin'),
  input: object({ id: requiredId() }),
  run: ({ tx, input }) => findAdmin(tx, input.id),
});

/** Creates an admin with account and profile, and emails a code to confirm the address. */
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
    await welcomeAccount(tx, adminId);
    return findAdmin(tx, adminId);
  },
});

/** Updates the viewer's own profile and, if they enter a new one, their password. */
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
      throw badInput('email', t('emailNeedsCode'));
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
  if (!admin) throw notFound(t('adminNotFound'));
  return admin;
}

/** Returns the names of admins, by ID. */
export async function adminNames(tx: Tx, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await selectAdminNames(tx, ids);
  return new Map(rows.map(({ id: adminId, name }) => [adminId, name]));
}

/** Creates the super admin at first start. Returns whether one exists now. */
export async function ensureSuperAdmin(
  tx: Tx,
  credentials: { email: string; password: string } | undefined,
): Promise<boolean> {
  const present = await hasSuperAdmin(tx);
  if (present || !credentials) return present;
  const passwordHash = await hashPassword(credentials.password);
  const email = credentials.email.toLowerCase();
  const id = await createAccount(tx, {
    email,
    role: 'admin',
    passwordHash,
    superAdmin: true,
    emailConfirmedAt: new Date(),
  });
  await tx.repository(AdminProfile).insert({ id, contact: '', city: '', address: '' });
  return true;
}
