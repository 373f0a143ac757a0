import type { Tx } from '../core/database.js';
import { countRows, decodeCursor, pageOf, type Page, type Window } from '../core/page.js';
import type { KeyScope, Role } from '../core/viewer.js';
import { ENDED_KEPT_DAYS } from './api-key.constants.js';
import type { ApiKey } from './api-key.entity.js';

/** A key as its owner sees it. */
export type ApiKeyRow = Omit<ApiKey, 'tokenHash'>;

const COLUMNS = `id, account_id AS "accountId", name, scopes, hint, created_at AS "createdAt", expires_at AS "expiresAt",
  last_used_at AS "lastUsedAt", revoked_at AS "revokedAt"`;

/** An account's keys, the newest first, with those that ended of late. */
export async function selectApiKeys(tx: Tx, accountId: string, window: Window): Promise<Page<ApiKeyRow>> {
  const values: unknown[] = [accountId];
  const bind = (value: unknown) => `$${values.push(value)}`;
  let behind = '';
  if (window.after) {
    const [createdAt, id] = decodeCursor('keys', window.after, 2);
    behind = `AND (created_at, id) < (${bind(createdAt)}::timestamptz, ${bind(id)}::uuid)`;
  }
  const rows = await tx.sql<ApiKeyRow & { at: string }>(
    `SELECT ${COLUMNS}, created_at::text AS at FROM api_key WHERE account_id = $1 ${behind}
     ORDER BY created_at DESC, id DESC LIMIT ${bind(window.first + 1)}`,
    values,
  );
  return pageOf(
    'keys',
    rows,
    window,
    (row) => [row.at, row.id],
    () => countRows(tx, 'api_key WHERE account_id = $1', [accountId]),
  );
}

/** Ends a key of the account; the first moment stays. Undefined when it has no such. */
export async function endApiKey(
  tx: Tx,
  accountId: string,
  keyId: string,
): Promise<{ key: ApiKeyRow; ended: boolean } | undefined> {
  const [before] = await tx.sql<{ revokedAt: Date | null }>(
    `SELECT revoked_at AS "revokedAt" FROM api_key WHERE id = $2 AND account_id = $1 FOR UPDATE`,
    [accountId, keyId],
  );
  const [key] = await tx.sql<ApiKeyRow>(
    `UPDATE api_key SET revoked_at = COALESCE(revoked_at, now()) WHERE id = $2 AND account_id = $1 RETURNING ${COLUMNS}`,
    [accountId, keyId],
  );
  return key && { key, ended: !before?.revokedAt };
}

interface Holder {
  keyId: string;
  name: string;
  scopes: KeyScope[];
  accountId: string;
  role: Role;
  superAdmin: boolean;
  state: 'live' | 'revoked' | 'expired';
  /** Whether its use should be written down anew. */
  stale: boolean;
}

/** Whose a key is and whether it works, found by its hash. */
export async function selectHolder(tx: Tx, tokenHash: Buffer): Promise<Holder | undefined> {
  const [holder] = await tx.sql<Holder>(
    `SELECT k.id AS "keyId", k.name, k.scopes, a.id AS "accountId", a.role, a.super_admin AS "superAdmin",
       CASE WHEN k.revoked_at IS NOT NULL THEN 'revoked' WHEN k.expires_at <= now() THEN 'expired' ELSE 'live' END AS state,
       COALESCE(k.last_used_at < now() - interval '1 minute', true) AS stale
     FROM api_key k JOIN account a ON a.id = k.account_id WHERE k.token_hash = $1`,
    [tokenHash],
  );
  return holder;
}

/** Writes down that a key was used; of several requests at once one writes. */
export const touchApiKey = (tx: Tx, keyId: string) =>
  tx.sql(
    `UPDATE api_key SET last_used_at = now()
     WHERE id = $1 AND COALESCE(last_used_at < now() - interval '1 minute', true)`,
    [keyId],
  );

/** Removes keys that ended long ago; run daily. */
export const sweepApiKeys = (tx: Tx) =>
  tx.sql(
    `DELETE FROM api_key WHERE LEAST(revoked_at, expires_at) < now() - make_interval(days => ${ENDED_KEPT_DAYS})`,
  );
