import { beforeEach, expect, test } from '@jest/globals';
import { reviewedListing } from './reviewDraft';

const LISTING = { id: 'venue-1', kind: 'VENUE', name: 'Jheel Mahal' } as Parameters<
  typeof reviewedListing.save
>[0];

beforeEach(() => sessionStorage.clear());

test('what a review is about survives the way to the login, and is told once', () => {
  reviewedListing.save(LISTING);
  expect([reviewedListing.take(), reviewedListing.take()]).toEqual([LISTING, undefined]);
});

test('what is stored but can’t be read is told never', () => {
  reviewedListing.save(LISTING);
  const [key = ''] = Object.keys(sessionStorage);
  sessionStorage.setItem(key, '{');
  expect(reviewedListing.take()).toBeUndefined();
});
