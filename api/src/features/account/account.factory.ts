import { app } from '../../../test/app.js';
import { newId } from '../../core/ids.js';
import type { Role } from '../../core/viewer.js';
import { hashPassword } from './password.js';

export const TEST_PASSWORD = 'Secret#123';
let passwordHash: Promise<string> | undefined;
let count = 0;

/** Returns an email address that is unique in the database. */
export const uniqueEmail = (role: string): string => `${role}${process.pid}-${++count}@test.example`;

/** Creates an account without a profile or listing; its password is TEST_PASSWORD. */
export async function makeAccount(
  role: Role,
  overrides: { email?: string; superAdmin?: boolean; emailConfirmed?: boolean } = {},
) {
  passwordHash ??= hashPassword(TEST_PASSWORD);
  const account = { id: newId(), email: overrides.email ?? uniqueEmail(role), role };
  await app().sql(
    `INSERT INTO account (id, email, role, password_hash, super_admin, email_confirmed_at)
     VALUES ($1, $2, $3, $4, $5, CASE WHEN $6 THEN now() END)`,
    [
      account.id,
      account.email,
      role,
      await passwordHash,
      overrides.superAdmin ?? false,
      overrides.emailConfirmed ?? true,
    ],
  );
  return account;
}
