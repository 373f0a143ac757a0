import { expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import type { TimelineEventFragment } from './Conversation.generated';
import { EventLine } from './EventLine';

const booking = {
  ...{ name: 'Tara Menon', listingName: 'Jheel Mahal', status: 'REJECTED' as const },
  ...{ rejectionReason: 'TOO_MANY_GUESTS' as const, rejectionNote: 'We seat 300.' },
};
const event = { kind: 'REJECTED', createdAt: '2026-11-20T10:00:00Z' } as TimelineEventFragment;
const REASON = 'Reason: Too many guests\nWe seat 300.';

const textOf = (changes: Partial<typeof event>, bookingChanges: object = {}) =>
  render(<EventLine event={{ ...event, ...changes }} booking={{ ...booking, ...bookingChanges }} />).container
    .textContent;

test('a rejection is shown with its reason and note', () => {
  expect(textOf({})).toContain('Jheel Mahal rejected the enquiry');
  expect(textOf({})).toContain(REASON);
});

test('other events, and a rejection that isn’t current, have no reason', () => {
  expect(textOf({ kind: 'SENT' })).not.toContain('Reason');
  expect(textOf({}, { status: 'PENDING' })).not.toContain('Reason');
});
