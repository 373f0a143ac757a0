import { passwordMatches } from '../../src/features/account/password.js';
import type { Tx } from '../../src/core/database.js';
import { DEMO_ACCOUNTS, DEMO_PASSWORD, type DemoAccount } from './accounts.js';

/**
 * Returns the demo accounts that accept the public password. Some are missing or have another password in databases
 * without the demo, or with their own super admin.
 */
export async function presentDemoAccounts(tx: Tx): Promise<DemoAccount[]> {
  const rows = await tx.sql<{ email: string; role: string; hash: string }>(
    `SELECT lower(email) AS email, role, password_hash AS hash FROM account WHERE lower(email) = ANY($1)`,
    [DEMO_ACCOUNTS.map(({ email }) => email)],
  );
  // Most of them share a hash, and verifying one takes a while.
  const right = new Map<string, Promise<boolean>>();
  for (const { hash } of rows) if (!right.has(hash)) right.set(hash, passwordMatches(hash, DEMO_PASSWORD));
  const present: DemoAccount[] = [];
  for (const account of DEMO_ACCOUNTS) {
    const row = rows.find(({ email, role }) => email === account.email && role === account.role);
    if (row && (await right.get(row.hash))) present.push(account);
  }
  return present;
}
