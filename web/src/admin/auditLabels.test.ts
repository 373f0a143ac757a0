import { expect, test } from '@jest/globals';
import { AUDIT_ACTIONS, AUDIT_FIELDS, AUDIT_TARGETS } from '@mandap/api/constants/audit';
import { actionLabel, entryLabel, fieldLabel, targetTypeLabel, valueLabel } from './auditLabels';

test.each(AUDIT_ACTIONS)('%s has a label', (action) => {
  expect(actionLabel(action)).toMatch(/^[A-Z][a-z]+ed .*[a-zA-Z]$|^Wrote /);
  expect(actionLabel(action)).not.toContain('.');
});

test('every action has a label of its own', () => {
  expect(new Set(AUDIT_ACTIONS.map(actionLabel)).size).toBe(AUDIT_ACTIONS.length);
});

test.each([
  ['listing.decide', 'status', 'pending', 'approved', 'Approved a listing'],
  ['listing.decide', 'status', 'pending', 'rejected', 'Rejected a listing'],
  ['realWedding.decide', 'status', 'pending', 'published', 'Published a real wedding'],
  ['realWedding.decide', 'status', 'pending', 'rejected', 'Rejected a real wedding'],
  ['review.decide', 'status', 'pending', 'published', 'Published a review'],
  ['review.decide', 'status', 'published', 'published', 'Kept a review published'],
  ['review.decide', 'status', 'published', 'rejected', 'Rejected a review'],
  ['blog.publish', 'published', 'false', 'true', 'Published a blog'],
  ['blog.publish', 'published', 'true', 'false', 'Unpublished a blog'],
  ['listing.rank', 'rank', '3', '4', 'Ranked a listing'],
  ['listing.decide', 'kind', 'venue', 'vendor', 'Approved or rejected a listing'],
])('%s with %s from %s to %s: %s', (action, field, before, after, label) => {
  expect(entryLabel(action, [{ field, before, after }])).toBe(label);
});

test.each(['listing.promote', 'toString', ''])(
  '%s, which is no longer recorded, has a generic label',
  (action) => {
    expect(actionLabel(action)).toBe('An action of an earlier release');
  },
);

test.each([...AUDIT_TARGETS.map(targetTypeLabel), ...AUDIT_FIELDS.map(fieldLabel)])(
  '%s is a label in sentence case',
  (label) => {
    expect(label).toMatch(/^(API|[A-Z][a-z]+)( [a-z]+)*$/);
  },
);

test('a target or field that is no longer recorded keeps its key', () => {
  expect([targetTypeLabel('coupon'), fieldLabel('discount')]).toEqual(['coupon', 'discount']);
});

test('booleans are labelled; other values stay', () => {
  expect(['true', 'false', 'pending'].map(valueLabel)).toEqual(['Yes', 'No', 'pending']);
});
