import { randomBytes } from 'node:crypto';
import { hashPassword, passwordMatches } from '../../src/features/account/password.js';
import type { Tx } from '../../src/core/database.js';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './accounts.js';

/** A hash that no password matches. */
export const unknownPasswordHash = (): Promise<string> => hashPassword(randomBytes(32).toString('base64url'));

/**
 * Disables the public password of the demo accounts in databases that have their own super admin. Databases seeded
 * before 2026-12 may have it.
 * @param superAdminEmail address of that admin; nothing happens without such an account
 */
export async function closeDemoAccounts(tx: Tx, superAdminEmail: string): Promise<void> {
  const hashes = await tx.sql<{ hash: string }>(
    `SELECT DISTINCT password_hash AS hash FROM account
     WHERE lower(email) = ANY($1) AND lower(email) <> lower($2)
       AND EXISTS (SELECT FROM account WHERE lower(email) = lower($2) AND role = 'admin')`,
    [DEMO_ACCOUNTS.map(({ email }) => email), superAdminEmail],
  );
  for (const { hash } of hashes)
    if (await passwordMatches(hash, DEMO_PASSWORD))
      // The demo's accounts share one hash.
      await tx.sql(
        `WITH closed AS (UPDATE account SET password_hash = $2 WHERE password_hash = $1 RETURNING id)
         DELETE FROM session WHERE account_id IN (SELECT id FROM closed)`,
        [hash, await unknownPasswordHash()],
      );
}
