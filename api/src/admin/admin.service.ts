import type { EntityManager } from 'typeorm';
import { object } from 'yup';
import { createAccount, hasSuperAdmin } from '../account/account.service.js';
import { hashPassword } from '../account/password.js';
import type { Sql } from '../core/database.js';
import { notFound } from '../core/errors.js';
import { only, operation } from '../core/operation.js';
import { id } from '../core/text.js';
import { Admin } from './admin.entity.js';

export const getAdmin = operation({
  name: 'admin.get',
  kind: 'read',
  allow: only('admin'),
  input: object({ id: id().required('No ID provided') }),
  run: ({ sql, input }) => findAdmin(sql, input.id),
});

/** @throws AppError NOT_FOUND */
export async function findAdmin(sql: Sql, adminId: string): Promise<Admin> {
  const [admin] = await sql<Admin>(
    `SELECT p.id, p.name, a.email, p.contact, p.city, p.address, a.super_admin AS "superAdmin"
     FROM admin_profile p JOIN account a USING (id) WHERE p.id = $1`,
    [adminId],
  );
  if (!admin) throw notFound('Admin');
  return admin;
}

/** Names of admins, by their ids. */
export async function adminNames(sql: Sql, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await sql<{ id: string; name: string }>(
    `SELECT id, name FROM admin_profile WHERE id = ANY($1::uuid[])`,
    [ids],
  );
  return new Map(rows.map(({ id: adminId, name }) => [adminId, name]));
}

/** Makes the super admin at first start, if there is none yet. Answers whether there is one now. */
export async function ensureSuperAdmin(
  db: EntityManager,
  wanted: { email: string; password: string } | undefined,
): Promise<boolean> {
  const present = await hasSuperAdmin(db);
  if (present || !wanted) return present;
  const passwordHash = await hashPassword(wanted.password);
  const email = wanted.email.toLowerCase();
  const id = await createAccount(db, { email, role: 'admin', passwordHash, superAdmin: true });
  await db.getRepository(Admin).insert({ id, name: 'Super Admin', contact: '', city: '', address: '' });
  return true;
}
