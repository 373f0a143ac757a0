import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { clearDrafts, formDraft, claimDrafts } from './formDraft';

const ANANYA = 'ananya';
const VIKRAM = 'vikram';
const VENUE = 'venue-1';
const NEXT = `/venuelist/${VENUE}?city=New Delhi#review`;
const REVIEW = { rating: '4', message: 'Parking took a while.' };
const MINUTE = 60_000;

const review = formDraft('review');
const enquiry = formDraft('enquiry');

beforeEach(() => {
  sessionStorage.clear();
  jest.useFakeTimers({ now: Date.parse('2026-12-01T10:00:00+05:30') });
});

describe('a draft', () => {
  test('is readable by its author, in this form and for this listing only', () => {
    review.save(VENUE, ANANYA, REVIEW);
    expect(review.read(VENUE, ANANYA)).toEqual(REVIEW);
    expect(review.read('venue-2', ANANYA)).toBeUndefined();
    expect(enquiry.read(VENUE, ANANYA)).toBeUndefined();
  });

  test.each([
    ['another account', ANANYA, VIKRAM],
    ['a visitor', ANANYA, null],
    ['an account, when a visitor wrote it', null, ANANYA],
  ])('is hidden from %s', (_, author, reader) => {
    review.save(VENUE, author, REVIEW);
    expect(review.read(VENUE, reader)).toBeUndefined();
    expect(review.read(VENUE, author)).toEqual(REVIEW);
  });

  test('survives somebody else’s login', () => {
    review.save(VENUE, ANANYA, REVIEW);
    claimDrafts(VIKRAM, NEXT);
    expect(review.read(VENUE, VIKRAM)).toBeUndefined();
    expect(review.read(VENUE, ANANYA)).toEqual(REVIEW);
  });

  test('is deleted when it is sent or emptied, and on logout', () => {
    review.save(VENUE, ANANYA, REVIEW);
    enquiry.save(VENUE, ANANYA, { message: 'Is the hall free?' });
    sessionStorage.setItem('chosen-city', 'Udaipur');
    review.save(VENUE, ANANYA, undefined);
    expect([review.exists(VENUE), enquiry.exists(VENUE)]).toEqual([false, true]);
    clearDrafts();
    expect(enquiry.exists(VENUE)).toBe(false);
    expect(sessionStorage.getItem('chosen-city')).toBe('Udaipur');
  });
});

describe('a visitor’s draft', () => {
  beforeEach(() => review.save(VENUE, null, REVIEW));

  test('passes to the account of the login that it led to, once', () => {
    review.markForLogin(VENUE, NEXT);
    // The login page reads the URL as the browser encodes it.
    claimDrafts(ANANYA, NEXT.replace(' ', '%20'));
    expect(review.read(VENUE, ANANYA)).toEqual(REVIEW);
    expect(review.read(VENUE, null)).toBeUndefined();
    claimDrafts(VIKRAM, NEXT);
    expect(review.read(VENUE, VIKRAM)).toBeUndefined();
    expect(review.read(VENUE, ANANYA)).toEqual(REVIEW);
  });

  test.each([
    ['one that it did not lead to', false, NEXT, 0],
    ['one that leads elsewhere', true, '/venuelist/venue-2#review', 0],
    ['one that leads nowhere', true, null, 0],
    ['one more than 30 minutes later', true, NEXT, 30 * MINUTE + 1],
  ])('is deleted at a login: %s', (_, led, next, wait) => {
    if (led) review.markForLogin(VENUE, NEXT);
    jest.advanceTimersByTime(wait);
    claimDrafts(ANANYA, next);
    expect([review.read(VENUE, ANANYA), review.read(VENUE, null)]).toEqual([undefined, undefined]);
  });

  test('waits 30 minutes for its login', () => {
    review.markForLogin(VENUE, NEXT);
    jest.advanceTimersByTime(30 * MINUTE);
    claimDrafts(ANANYA, NEXT);
    expect(review.read(VENUE, ANANYA)).toEqual(REVIEW);
  });

  test('does not pass to the account if the visitor continued writing instead', () => {
    review.markForLogin(VENUE, NEXT);
    review.save(VENUE, null, { ...REVIEW, message: 'Parking was fine.' });
    claimDrafts(ANANYA, NEXT);
    expect(review.exists(VENUE)).toBe(false);
  });

  test('passes alone: drafts that led to no login are deleted', () => {
    enquiry.save(VENUE, null, { message: 'Is the hall free?' });
    review.markForLogin(VENUE, NEXT);
    claimDrafts(ANANYA, NEXT);
    expect(review.read(VENUE, ANANYA)).toEqual(REVIEW);
    expect(enquiry.exists(VENUE)).toBe(false);
  });
});

test.each(['not JSON', '{}', 'null', '[1]'])('%s is not read as a draft', (stored) => {
  review.save(VENUE, null, REVIEW);
  const [key = ''] = Object.keys(sessionStorage);
  sessionStorage.setItem(key, stored);
  expect(review.read(VENUE, null)).toBeUndefined();
  review.markForLogin(VENUE, NEXT);
  claimDrafts(ANANYA, NEXT);
  expect(review.read(VENUE, ANANYA)).toBeUndefined();
});

test('without storage, forms work without drafts', () => {
  const blocked = jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  review.save(VENUE, null, REVIEW);
  review.markForLogin(VENUE, NEXT);
  claimDrafts(ANANYA, NEXT);
  clearDrafts();
  expect([review.read(VENUE, null), review.exists(VENUE)]).toEqual([undefined, false]);
  blocked.mockRestore();
});
