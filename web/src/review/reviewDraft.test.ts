import { beforeEach, expect, test } from '@jest/globals';
import { reviewAbout } from './reviewDraft';

const LISTING = { id: 'venue-1', kind: 'VENUE', name: 'Jheel Mahal' } as Parameters<
  typeof reviewAbout.keep
>[0];

beforeEach(() => sessionStorage.clear());

test('what a review is about survives the way to the login, and is told once', () => {
  reviewAbout.keep(LISTING);
  expect([reviewAbout.take(), reviewAbout.take()]).toEqual([LISTING, undefined]);
});

test('what is stored but can’t be read is told never', () => {
  reviewAbout.keep(LISTING);
  const [key = ''] = Object.keys(sessionStorage);
  sessionStorage.setItem(key, '{');
  expect(reviewAbout.take()).toBeUndefined();
});
