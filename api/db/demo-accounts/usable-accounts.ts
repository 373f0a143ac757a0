import { passwordMatches } from '../../src/features/account/password.js';
import type { Tx } from '../../src/core/database.js';
import { DEMO_ACCOUNTS, DEMO_PASSWORD, type DemoAccount } from './accounts.js';

/**
 * Returns the demo accounts that accept the public password. An account is left out if the database has no demo, or if
 * its password was changed because SUPER_ADMIN_EMAIL is set.
 */
export async function listUsableDemoAccounts(tx: Tx): Promise<DemoAccount[]> {
  const rows = await tx.sql<{ email: string; role: string; hash: string }>(
    `SELECT lower(email) AS email, role, password_hash AS hash FROM account WHERE lower(email) = ANY($1)`,
    [DEMO_ACCOUNTS.map(({ email }) => email)],
  );
  // Most of them share a hash, and verifying one takes a while.
  const hasDemoPassword = new Map<string, Promise<boolean>>();
  for (const { hash } of rows)
    if (!hasDemoPassword.has(hash)) hasDemoPassword.set(hash, passwordMatches(hash, DEMO_PASSWORD));
  const usable: DemoAccount[] = [];
  for (const account of DEMO_ACCOUNTS) {
    const row = rows.find(({ email, role }) => email === account.email && role === account.role);
    if (row && (await hasDemoPassword.get(row.hash))) usable.push(account);
  }
  return usable;
}
