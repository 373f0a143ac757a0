import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { inactiveReason, keyDates, scopeLabel } from './apiKeyLabels';
import type { ApiKeyRowFragment } from './ApiKeys.generated';

beforeEach(() => void jest.useFakeTimers({ now: Date.parse('2026-12-01T12:00:00+05:30') }));
afterEach(() => void jest.useRealTimers());

const key = (part: Partial<ApiKeyRowFragment>) =>
  ({
    createdAt: '2026-11-02T10:00:00Z',
    lastUsedAt: null,
    expiresAt: null,
    revokedAt: null,
    ...part,
  }) as ApiKeyRowFragment;

test('a key has the label of its highest scope', () => {
  expect(scopeLabel(['READ_PUBLIC'])).toBe('Read public data');
  expect(scopeLabel(['WRITE_OWN', 'READ_PUBLIC', 'READ_OWN'])).toBe('Read and change your data');
  expect(scopeLabel([])).toBe('');
});

test('a key ends when it is revoked, or when it expires', () => {
  expect(inactiveReason(key({}))).toBeUndefined();
  expect(inactiveReason(key({ expiresAt: '2026-12-01T12:00:01+05:30' }))).toBeUndefined();
  expect(inactiveReason(key({ expiresAt: '2026-12-01T12:00:00+05:30' }))).toBe('expired');
  expect(inactiveReason(key({ revokedAt: '2026-11-30T12:00:00Z', expiresAt: '2026-11-01T12:00:00Z' }))).toBe(
    'revoked',
  );
});

test('a key shows when it was created, last used and expires', () => {
  expect(keyDates(key({}))).toEqual(['Created 2\u00a0Nov\u00a02026', 'Never used', 'Doesn’t expire']);
  expect(keyDates(key({ lastUsedAt: '2026-12-01T01:00:00Z', expiresAt: '2027-02-02T00:00:00Z' }))).toEqual([
    'Created 2\u00a0Nov\u00a02026',
    'Last used today',
    'Expires 2\u00a0Feb\u00a02027',
  ]);
  expect(keyDates(key({ expiresAt: '2026-11-20T00:00:00Z' }))[2]).toBe('Expired 20\u00a0Nov\u00a02026');
  expect(keyDates(key({ revokedAt: '2026-11-30T10:00:00Z' }))[2]).toBe('Revoked yesterday');
});
