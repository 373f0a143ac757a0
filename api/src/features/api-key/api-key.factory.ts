import { app } from '../../../test/app.js';
import { hashToken, newId, newToken } from '../../core/ids.js';
import type { KeyScope } from '../../core/viewer.js';
import { PREFIX_LENGTH, KEY_PREFIX } from './api-key.constants.js';
import { withImpliedScopes } from './api-key.rules.js';

/** Creates a key for the account without an API call; returns its secret. */
export async function createTestKey(accountId: string, scope: KeyScope = 'read:public') {
  const [id, secret] = [newId(), KEY_PREFIX + newToken()];
  await app().sql(
    `INSERT INTO api_key (id, account_id, name, scopes, prefix, token_hash) VALUES ($1, $2, 'Price sheet', $3, $4, $5)`,
    [id, accountId, withImpliedScopes([scope]), secret.slice(0, PREFIX_LENGTH), hashToken(secret)],
  );
  return { id, secret };
}
