import { beforeEach, expect, test } from '@jest/globals';
import { reviewedListing } from './reviewDraft';

const LISTING = { id: 'venue-1', kind: 'VENUE', name: 'Jheel Mahal' } as Parameters<
  typeof reviewedListing.save
>[0];

beforeEach(() => sessionStorage.clear());

test('the reviewed listing survives the login, and is read once', () => {
  reviewedListing.save(LISTING);
  expect([reviewedListing.take(), reviewedListing.take()]).toEqual([LISTING, undefined]);
});

test('an unreadable value is ignored', () => {
  reviewedListing.save(LISTING);
  const [key = ''] = Object.keys(sessionStorage);
  sessionStorage.setItem(key, '{');
  expect(reviewedListing.take()).toBeUndefined();
});
