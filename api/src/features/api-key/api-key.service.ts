import { accountEmail } from '../account/account.service.js';
import { sendMail } from '../account/send-mail.js';
import { isSessionActive } from '../account/session.js';
import { audit } from '../../core/audit.js';
import { conflict, notFound, unauthenticated, violates } from '../../core/errors.js';
import { hashToken, newId, newToken } from '../../core/ids.js';
import { operation, signedIn, type Scope } from '../../core/operation.js';
import { object, string } from 'yup';
import { pageSize } from '../../core/page.rules.js';
import type { Viewer } from '../../core/viewer.js';
import { HINT_LENGTH, KEY_PREFIX, TOO_MANY_KEYS } from './api-key.constants.js';
import { ApiKey } from './api-key.entity.js';
import { apiKeyMadeMail } from './api-key.mail.js';
import { endApiKey, selectApiKeys, type ApiKeyRow } from './api-key.query.js';
import { apiKeyIdRules, makeApiKeyRules, wholeScopes } from './api-key.rules.js';

/** The keys of the account that asks, newest first; ended ones for a while. */
export const listApiKeys = operation({
  name: 'apiKey.list',
  kind: 'read',
  allow: signedIn,
  sessionOnly: true,
  input: object({ first: pageSize(20), after: string() }),
  run: ({ tx, viewer, input }) => selectApiKeys(tx, viewer.id, input),
});

/** A key that was just made. */
export interface MadeApiKey {
  apiKey: ApiKeyRow;
  /** The key itself. Only its hash is kept, so this is the one time that it can be shown. */
  secret: string;
}

/** Makes a key for the account that asks. */
export const makeApiKey = operation({
  name: 'apiKey.make',
  kind: 'write',
  allow: signedIn,
  sessionOnly: true,
  limit: 'apiKey',
  input: makeApiKeyRules,
  async run(scope): Promise<MadeApiKey> {
    const { tx, viewer, input } = scope;
    const secret = KEY_PREFIX + newToken();
    const createdAt = new Date();
    const apiKey: ApiKeyRow = {
      id: newId(),
      accountId: viewer.id,
      name: input.name,
      scopes: wholeScopes(input.scopes ?? []),
      hint: secret.slice(0, HINT_LENGTH),
      createdAt,
      expiresAt: daysLater(createdAt, input.expiresInDays),
      lastUsedAt: null,
      revokedAt: null,
    };
    try {
      await tx.repository(ApiKey).insert({ ...apiKey, tokenHash: hashToken(secret) });
    } catch (error) {
      if (violates(error, 'api_key_at_most_twenty')) throw conflict(TOO_MANY_KEYS);
      throw error;
    }
    // The insert has waited for a reset of the password, which ends keys and sessions: this one comes after it.
    if (!(await isSessionActive(tx, viewer))) throw unauthenticated();
    await auditKey(scope, 'apiKey.make', apiKey);
    const email = await accountEmail(tx, viewer.id);
    if (email) await sendMail(tx, viewer.id, apiKeyMadeMail(email, apiKey.name));
    return { apiKey, secret };
  },
});

const daysLater = (from: Date, days: number | undefined) =>
  days === undefined ? null : new Date(from.getTime() + days * 24 * 60 * 60 * 1000);

/** Ends a key of the account that asks, for good. Doing it twice is doing it once. */
export const revokeApiKey = operation({
  name: 'apiKey.revoke',
  kind: 'write',
  allow: signedIn,
  sessionOnly: true,
  limit: 'write',
  input: apiKeyIdRules,
  async run(scope): Promise<ApiKeyRow> {
    const { tx, viewer, input } = scope;
    const revoked = await endApiKey(tx, viewer.id, input.id);
    if (!revoked) throw notFound('API key');
    if (revoked.ended) await auditKey(scope, 'apiKey.revoke', revoked.key);
    return revoked.key;
  },
});

/** An admin's key can moderate, so the log of what admins do says who made it; others act on their own alone. */
async function auditKey(
  scope: Pick<Scope<Viewer, unknown>, 'ctx' | 'tx' | 'viewer'>,
  action: 'apiKey.make' | 'apiKey.revoke',
  { id, hint, scopes, expiresAt }: ApiKeyRow,
): Promise<void> {
  if (scope.viewer.role !== 'admin') return;
  const state = { hint, scopes: scopes.join(' '), expiresAt };
  const change = action === 'apiKey.make' ? { after: state } : { before: state };
  await audit(scope, { action, targetType: 'api key', targetId: id, ...change });
}
