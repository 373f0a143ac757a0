import type { Tx } from '../../core/database.js';
import { AppError } from '../../core/errors.js';
import { hashToken } from '../../core/ids.js';
import type { KeyCredential, Viewer } from '../../core/viewer.js';
import { selectHolder, touchApiKey } from './api-key.query.js';
import { t } from './messages.generated.js';

/** The account that a key authenticates; none if the key lacks the scope to read the account's own data. */
export interface KeyHolder {
  viewer: Viewer | undefined;
  key: KeyCredential;
}

/**
 * Returns a key's holder and records its use, at most once a minute.
 * @throws AppError UNAUTHENTICATED when the key is unknown or has ended
 */
export async function authenticateKey(tx: Tx, secret: string): Promise<KeyHolder> {
  const holder = await selectHolder(tx, hashToken(secret));
  if (!holder) throw new AppError('UNAUTHENTICATED', t('invalid'));
  const { keyId, name, scopes, accountId, role, superAdmin, expiresAt, state, stale } = holder;
  if (state !== 'live') throw new AppError('UNAUTHENTICATED', t(state));
  if (stale) await touchApiKey(tx, keyId);
  const viewer = scopes.includes('read:own') ? { id: accountId, role, superAdmin, expiresAt } : undefined;
  return { viewer, key: { id: keyId, accountId, name, scopes } };
}
