import { array, number, object, string } from 'yup';
import { id, text } from '../../core/text.rules.js';
import { KEY_SCOPES, type KeyScope } from '../../core/viewer.js';
import { KEY_DAYS_MAX, KEY_NAME_MAX } from './api-key.constants.js';
import { t } from './rules.messages.generated.js';

const daysRange = () => t('daysRange', { max: KEY_DAYS_MAX });

export const createApiKeyRules = object({
  name: text(KEY_NAME_MAX).required(() => t('nameMissing')),
  /** Requested scopes; the scopes they imply are added. */
  scopes: array()
    .of(
      string()
        .oneOf(KEY_SCOPES, () => t('scopeUnknown'))
        .required(() => t('scopeUnknown')),
    )
    .max(KEY_SCOPES.length, () => t('scopeRepeated')),
  /** Omit it for a key that doesn't expire. */
  expiresInDays: number()
    .typeError(daysRange)
    .integer(daysRange)
    .min(1, daysRange)
    .max(KEY_DAYS_MAX, daysRange),
});

export const apiKeyIdRules = object({ id: id().required(() => t('keyMissing')) });

/** Adds the scopes that the requested ones imply: each implies those before it. */
export function withImpliedScopes(requested: readonly KeyScope[]): KeyScope[] {
  const widest = Math.max(0, ...requested.map((scope) => KEY_SCOPES.indexOf(scope)));
  return KEY_SCOPES.slice(0, widest + 1);
}
