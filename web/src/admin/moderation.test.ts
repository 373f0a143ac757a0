import { expect, test } from '@jest/globals';
import { actionsFor, subjectOf, type ModeratedListing } from './moderation';

const listing = (name: string, kind: 'VENUE' | 'VENDOR'): ModeratedListing => ({
  id: name,
  kind,
  name,
  emailConfirmed: true,
});

test.each([
  ['PENDING', ['approve', 'reject']],
  ['APPROVED', ['suspend']],
  ['SUSPENDED', ['reinstate']],
  ['REJECTED', []],
] as const)('a listing that is %s has the actions %j', (status, acts) => {
  expect(actionsFor(status)).toEqual(acts);
});

test('one listing is identified by its name, several by their number', () => {
  expect(subjectOf([listing('Jheel Mahal', 'VENUE')])).toBe('Jheel Mahal');
  expect(subjectOf([listing('A', 'VENUE'), listing('B', 'VENUE')])).toBe('2 venues');
  expect(subjectOf([listing('A', 'VENDOR'), listing('B', 'VENDOR'), listing('C', 'VENDOR')])).toBe(
    '3 vendors',
  );
});
