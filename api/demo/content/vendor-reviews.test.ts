import { expect, test } from '@jest/globals';
import { bookingsOfVerifiedReviews } from './enquiries.js';
import { demoPeople } from './people.js';
import { demoReviews, sentencesOf } from './reviews.js';
import { bookableVendors, demoVendorEnquiries } from './vendor-enquiries.js';
import { demoVendorReviews } from './vendor-reviews.js';
import { demoVendors } from './vendors.js';
import { demoVenues } from './venues.js';

const vendors = demoVendors();
const users = demoPeople();
const reviews = demoVendorReviews(vendors);
const enquiries = demoVendorEnquiries(vendors, users);
const past = bookingsOfVerifiedReviews(reviews, bookableVendors(vendors), users);

test('together with venues’ reviews there are 4,000', () => {
  expect(reviews.length + demoReviews(demoVenues()).length).toBeGreaterThanOrEqual(4000);
  expect(demoVendorReviews(vendors)).toEqual(reviews);
});

test('are by different authors, of approved vendors, some of which have none', () => {
  const approved = new Set(vendors.filter(({ status }) => status === 'approved').map(({ key }) => key));
  const pairs = reviews.map(({ listingKey, authorIndex }) => `${listingKey} ${authorIndex}`);
  expect(new Set(pairs).size).toBe(pairs.length);
  for (const review of reviews) {
    expect(approved.has(review.listingKey)).toBe(true);
    expect(review.authorIndex).toBeGreaterThan(0);
    expect(`${review.message}${review.answer ?? ''}`).not.toMatch(/[{}[\]]|undefined/);
  }
  const reviewed = new Set(reviews.map(({ listingKey }) => listingKey));
  expect(approved.size - reviewed.size).toBeGreaterThan(20);
});

test('are mostly good, rarely similar, and some have a reply', () => {
  const mean = reviews.reduce((sum, { rating }) => sum + rating, 0) / reviews.length;
  expect(mean).toBeGreaterThan(4);
  expect(mean).toBeLessThan(4.5);
  for (const rating of [1, 2, 3]) expect(reviews.some((review) => review.rating === rating)).toBe(true);
  expect(new Set(reviews.map(({ message }) => message)).size).toBeGreaterThan(reviews.length * 0.93);
  expect(reviews.filter(({ answer }) => answer).length).toBeGreaterThan(reviews.length * 0.15);
});

test('share no sentence within a vendor', () => {
  const sentences = sentencesOf(reviews);
  expect(sentences.filter((each, index) => sentences.indexOf(each) !== index)).toEqual([]);
  expect(new Set(reviews.map(({ message }) => message)).size).toBe(reviews.length);
});

test('verified ones have their bookings, within the daily capacity', () => {
  expect(past).toHaveLength(reviews.filter(({ verified }) => verified).length);
  const capacity = new Map(vendors.map(({ key, dailyCapacity }) => [key, dailyCapacity]));
  const taken = new Map<string, number>();
  for (const { listingKey, daysFromNow, state } of [...enquiries, ...past]) {
    if (state !== 'approved') continue;
    const day = `${listingKey} ${daysFromNow}`;
    taken.set(day, (taken.get(day) ?? 0) + 1);
  }
  const over = [...taken].filter(([day, count]) => count > (capacity.get(day.split(' ')[0] ?? '') ?? 0));
  expect(over).toEqual([]);
});

test('Rang Mehendi Studio has enquiries in every status, and the first is from the demo couple', () => {
  const inbox = enquiries.filter(({ listingKey }) => listingKey === 'rang-mehendi-studio');
  expect(new Set(inbox.map(({ state }) => state))).toEqual(
    new Set(['pending', 'approved', 'rejected', 'withdrawn']),
  );
  expect(inbox[0]).toMatchObject({ userIndex: 0, name: 'Ananya Sharma', state: 'pending' });
  const pairs = enquiries.map(({ listingKey, userIndex }) => `${listingKey} ${userIndex}`);
  expect(new Set(pairs).size).toBe(pairs.length);
});
