import type { ApiKeyScope } from '../gql/types';
import { indianDate, sentDay } from '../lib/format';
import type { ApiKeyRowFragment } from './ApiKeys.generated';
import { t } from './settings.messages.generated';

/** Scopes of an API key in ascending order; each includes the previous ones. */
export const SCOPES: readonly ApiKeyScope[] = ['READ_PUBLIC', 'READ_OWN', 'WRITE_OWN'];

/** Returns the label of a key's highest scope. */
export function scopeLabel(scopes: readonly ApiKeyScope[]): string {
  const highest = SCOPES.findLast((scope) => scopes.includes(scope));
  return highest ? t(`scope.${highest}`) : '';
}

/** Returns why a key no longer works; undefined while it does. */
export function inactiveReason(
  { revokedAt, expiresAt }: Pick<ApiKeyRowFragment, 'revokedAt' | 'expiresAt'>,
  now = Date.now(),
): 'revoked' | 'expired' | undefined {
  if (revokedAt) return 'revoked';
  return expiresAt && Date.parse(expiresAt) <= now ? 'expired' : undefined;
}

/** Returns a key's dates: "Created 2 Nov 2026", "Last used today", "Expires 2 Feb 2027". */
export function keyDates(key: ApiKeyRowFragment): string[] {
  const { createdAt, lastUsedAt, expiresAt, revokedAt } = key;
  const end = revokedAt
    ? t('keyRevokedOn', { day: sentDay(revokedAt) })
    : expiresAt
      ? t(inactiveReason(key) ? 'keyExpired' : 'keyExpires', { day: indianDate(expiresAt) })
      : t('keyNeverExpires');
  return [
    t('keyCreated', { day: sentDay(createdAt) }),
    lastUsedAt ? t('keyLastUsed', { day: sentDay(lastUsedAt) }) : t('keyNeverUsed'),
    end,
  ];
}
