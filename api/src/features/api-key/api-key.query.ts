import { Account } from '../account/account.entity.js';
import { columnsOf, expressions, returning, selectOne, type RowOf } from '../../core/columns.js';
import type { Tx } from '../../core/database.js';
import { byTime, selectPage, Where } from '../../core/list.js';
import type { Page, Window } from '../../core/page.js';
import { ENDED_KEY_RETENTION_DAYS } from './api-key.constants.js';
import { ApiKey } from './api-key.entity.js';

const COLUMNS = columnsOf(ApiKey, [
  'id',
  'accountId',
  'name',
  'scopes',
  'prefix',
  'createdAt',
  'expiresAt',
  'lastUsedAt',
  'revokedAt',
]);

/** A key as its owner sees it. */
export type ApiKeyRow = RowOf<typeof COLUMNS>;

/** Returns an account's keys, newest first, including recently ended ones. */
export function selectApiKeys(tx: Tx, accountId: string, window: Window): Promise<Page<ApiKeyRow>> {
  const where = new Where();
  where.and(`account_id = ${where.bind(accountId)}`);
  return selectPage(tx, {
    name: 'keys',
    columns: COLUMNS,
    from: 'api_key',
    where,
    order: byTime('created_at', 'id'),
    window,
  });
}

/** Revokes a key of the account; the first revocation's time is kept. Undefined if the account has no such key. */
export async function endApiKey(
  tx: Tx,
  accountId: string,
  keyId: string,
): Promise<{ key: ApiKeyRow; ended: boolean } | undefined> {
  const before = await tx.repository(ApiKey).findOne({
    where: { id: keyId, accountId },
    lock: { mode: 'pessimistic_write' },
  });
  if (!before) return undefined;
  const [key] = await returning(
    tx,
    COLUMNS,
    'UPDATE api_key SET revoked_at = COALESCE(revoked_at, now()) WHERE id = $1',
    [keyId],
  );
  return key && { key, ended: !before.revokedAt };
}

const HOLDER = columnsOf(ApiKey, ['name', 'scopes', 'accountId', 'expiresAt'], 'k')
  .and(columnsOf(ApiKey, { keyId: 'id' }, 'k'))
  .and(columnsOf(Account, ['role', 'superAdmin'], 'a'))
  .and(
    expressions<{
      state: 'live' | 'revoked' | 'expired';
      /** Whether `last_used_at` needs an update. */
      stale: boolean;
    }>({
      state: `CASE WHEN k.revoked_at IS NOT NULL THEN 'revoked' WHEN k.expires_at <= now() THEN 'expired' ELSE 'live' END`,
      stale: `COALESCE(k.last_used_at < now() - interval '1 minute', true)`,
    }),
  );

/** Returns a key's owner and whether it is active, by its hash. */
export const selectHolder = (tx: Tx, tokenHash: Buffer): Promise<RowOf<typeof HOLDER> | undefined> =>
  selectOne(tx, HOLDER, 'FROM api_key k JOIN account a ON a.id = k.account_id WHERE k.token_hash = $1', [
    tokenHash,
  ]);

/** Records that a key was used; concurrent requests write once. */
export const touchApiKey = (tx: Tx, keyId: string) =>
  tx.sql(
    `UPDATE api_key SET last_used_at = now()
     WHERE id = $1 AND COALESCE(last_used_at < now() - interval '1 minute', true)`,
    [keyId],
  );

/** Deletes keys that ended long ago; run daily. */
export const sweepApiKeys = (tx: Tx) =>
  tx.sql(
    `DELETE FROM api_key WHERE LEAST(revoked_at, expires_at) < now() - make_interval(days => ${ENDED_KEY_RETENTION_DAYS})`,
  );
