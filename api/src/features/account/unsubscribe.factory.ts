import type { Tx } from '../../core/database.js';
import type { EmailKind } from '../../core/email.js';
import { unsubscribeToken } from './unsubscribe-token.js';

/** Returns the token of the unsubscribe link that an account would get. */
export async function makeUnsubscribeToken(tx: Tx, accountId: string, kind: EmailKind): Promise<string> {
  const [row] = await tx.sql<{ key: Buffer }>(`SELECT key FROM unsubscribe_key`);
  if (!row) throw new Error('no key');
  return unsubscribeToken(row.key, { accountId, kind });
}
