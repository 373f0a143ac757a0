import type { Tx } from '../../core/database.js';

/** Returns whether an account has blocked another one; see migration 0073. False if either is deleted. */
export async function hasBlocked(tx: Tx, accountId: string | null, otherId: string | null): Promise<boolean> {
  const [row] = await tx.sql<{ blocked: boolean }>(`SELECT has_blocked($1, $2) AS blocked`, [
    accountId,
    otherId,
  ]);
  return row?.blocked ?? false;
}
