import { app } from '../../../test/app.js';
import { hashToken, newId, newToken } from '../../core/ids.js';
import type { KeyScope } from '../../core/viewer.js';
import { HINT_LENGTH, KEY_PREFIX } from './api-key.constants.js';
import { wholeScopes } from './api-key.rules.js';

/** A key of the account, made without an API call; returns what to send. */
export async function makeKey(accountId: string, scope: KeyScope = 'read:public') {
  const [id, secret] = [newId(), KEY_PREFIX + newToken()];
  await app().sql(
    `INSERT INTO api_key (id, account_id, name, scopes, hint, token_hash) VALUES ($1, $2, 'Price sheet', $3, $4, $5)`,
    [id, accountId, wholeScopes([scope]), secret.slice(0, HINT_LENGTH), hashToken(secret)],
  );
  return { id, secret };
}
