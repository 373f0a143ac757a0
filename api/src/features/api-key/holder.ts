import type { Tx } from '../../core/database.js';
import { AppError } from '../../core/errors.js';
import { hashToken } from '../../core/ids.js';
import type { KeyCredential, Viewer } from '../../core/viewer.js';
import { selectHolder, touchApiKey } from './api-key.query.js';

/** For whom a key asks. Without the scope to read the account's own it asks as a visitor. */
export interface KeyHolder {
  viewer: Viewer | undefined;
  key: KeyCredential;
}

const ENDED = {
  revoked: 'This API key was revoked.',
  expired: 'This API key has expired.',
} as const;

/**
 * Looks up whose a key is, and writes down that it was used, once a minute at most.
 * @throws AppError UNAUTHENTICATED when it is nobody's, or has ended
 */
export async function holderOf(tx: Tx, secret: string): Promise<KeyHolder> {
  const found = await selectHolder(tx, hashToken(secret));
  if (!found) throw new AppError('UNAUTHENTICATED', 'This is not a valid API key.');
  const { keyId, name, scopes, accountId, role, superAdmin, state, stale } = found;
  if (state !== 'live') throw new AppError('UNAUTHENTICATED', ENDED[state]);
  if (stale) await touchApiKey(tx, keyId);
  const viewer = scopes.includes('read:own') ? { id: accountId, role, superAdmin } : undefined;
  return { viewer, key: { id: keyId, accountId, name, scopes } };
}
