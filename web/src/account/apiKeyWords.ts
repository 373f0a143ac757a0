import type { ApiKeyScope } from '../gql/types';
import { indianDate, sentDay } from '../lib/format';
import type { ApiKeyRowFragment } from './ApiKeys.generated';

/** What a key may do, from the least to the most; each takes in those before it. */
export const SCOPES: readonly { scope: ApiKeyScope; label: string; hint: string }[] = [
  { scope: 'READ_PUBLIC', label: 'Read public data', hint: 'What every visitor sees.' },
  {
    scope: 'READ_OWN',
    label: 'Read what I can read',
    hint: 'Also contact details, and what only you can see.',
  },
  {
    scope: 'WRITE_OWN',
    label: 'Read and change',
    hint: 'Also what you can change. Never your password, email, sessions or keys.',
  },
];

/** The words of the most that a key may do. */
export const scopeLabel = (scopes: readonly ApiKeyScope[]): string =>
  SCOPES.findLast(({ scope }) => scopes.includes(scope))?.label ?? '';

/** Whether a key still works, and if not, why. */
export function endOf(
  { revokedAt, expiresAt }: Pick<ApiKeyRowFragment, 'revokedAt' | 'expiresAt'>,
  now = Date.now(),
): 'Revoked' | 'Expired' | undefined {
  if (revokedAt) return 'Revoked';
  return expiresAt && Date.parse(expiresAt) <= now ? 'Expired' : undefined;
}

/** "Made 2 Nov 2026", "Last used today", "Ends 2 Feb 2027". */
export function lifeOf(key: ApiKeyRowFragment): string[] {
  const { createdAt, lastUsedAt, expiresAt, revokedAt } = key;
  const end = revokedAt
    ? `Revoked ${sentDay(revokedAt)}`
    : expiresAt
      ? `${endOf(key) ? 'Ended' : 'Ends'} ${indianDate(expiresAt)}`
      : 'Does not end by itself';
  return [`Made ${sentDay(createdAt)}`, lastUsedAt ? `Last used ${sentDay(lastUsedAt)}` : 'Never used', end];
}
