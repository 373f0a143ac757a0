import { accountEmail } from '../account/account.service.js';
import { sendEmail } from '../account/send-email.js';
import { isSessionActive } from '../account/session.js';
import { audit } from '../../core/audit.js';
import { conflict, notFound, unauthenticated, violates } from '../../core/errors.js';
import { hashToken, newId, newToken } from '../../core/ids.js';
import { operation, signedIn, type ViewerScope } from '../../core/operation.js';
import { object } from 'yup';
import { cursorRules } from '../../core/page.rules.js';
import { PREFIX_LENGTH, KEY_PREFIX, MAX_ACTIVE_KEYS } from './api-key.constants.js';
import { ApiKey } from './api-key.entity.js';
import { apiKeyCreatedEmail } from './api-key.mail.js';
import { endApiKey, selectApiKeys, type ApiKeyRow } from './api-key.query.js';
import { apiKeyIdRules, createApiKeyRules, withImpliedScopes } from './api-key.rules.js';
import { t } from './messages.generated.js';

/** Returns the viewer's keys, newest first, including recently ended ones. */
export const listApiKeys = operation({
  name: 'apiKey.list',
  kind: 'read',
  allow: signedIn,
  sessionOnly: true,
  input: object(cursorRules(20)),
  run: ({ tx, viewer, input }) => selectApiKeys(tx, viewer.id, input),
});

/** A new key. */
export interface NewApiKey {
  apiKey: ApiKeyRow;
  /** The key itself. Only its hash is stored, so it can't be shown again. */
  secret: string;
}

/** Creates a key for the viewer's account. */
export const createApiKey = operation({
  name: 'apiKey.create',
  kind: 'write',
  allow: signedIn,
  sessionOnly: true,
  limit: 'apiKey',
  input: createApiKeyRules,
  async run(scope): Promise<NewApiKey> {
    const { tx, viewer, input } = scope;
    const secret = KEY_PREFIX + newToken();
    const createdAt = new Date();
    const apiKey: ApiKeyRow = {
      id: newId(),
      accountId: viewer.id,
      name: input.name,
      scopes: withImpliedScopes(input.scopes ?? []),
      prefix: secret.slice(0, PREFIX_LENGTH),
      createdAt,
      expiresAt: daysLater(createdAt, input.expiresInDays),
      lastUsedAt: null,
      revokedAt: null,
    };
    try {
      await tx.repository(ApiKey).insert({ ...apiKey, tokenHash: hashToken(secret) });
    } catch (error) {
      if (violates(error, 'api_key_at_most_twenty'))
        throw conflict(t('tooManyKeys', { max: MAX_ACTIVE_KEYS }));
      throw error;
    }
    // The insert may have waited for a password reset, which ends keys and sessions.
    if (!(await isSessionActive(tx, viewer))) throw unauthenticated();
    await auditKey(scope, 'apiKey.create', apiKey);
    const email = await accountEmail(tx, viewer.id);
    if (email) await sendEmail(tx, viewer.id, apiKeyCreatedEmail(email, apiKey.name));
    return { apiKey, secret };
  },
});

const daysLater = (from: Date, days: number | undefined) =>
  days === undefined ? null : new Date(from.getTime() + days * 24 * 60 * 60 * 1000);

/** Revokes one of the viewer's keys. Idempotent. */
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
    if (!revoked) throw notFound(t('keyNotFound'));
    if (revoked.ended) await auditKey(scope, 'apiKey.revoke', revoked.key);
    return revoked.key;
  },
});

/** Admins' keys can moderate, so the audit log records who created and revoked them. */
async function auditKey(
  scope: ViewerScope,
  action: 'apiKey.create' | 'apiKey.revoke',
  { id, prefix, scopes, expiresAt }: ApiKeyRow,
): Promise<void> {
  if (scope.viewer.role !== 'admin') return;
  const state = { prefix, scopes: scopes.join(' '), expiresAt };
  const change = action === 'apiKey.create' ? { after: state } : { before: state };
  await audit(scope, { action, targetType: 'api key', targetId: id, ...change });
}
