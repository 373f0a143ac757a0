import { expect, test } from '@jest/globals';
import { VENDOR_CATEGORIES, VENDOR_PAGE_SIZE } from '../../src/features/vendor/vendor.constants.js';
import { DEMO_CITIES } from '../cities.js';
import { TRADES } from './prose/vendors/trades.js';
import { demoVendors } from './vendors.js';
import { demoVenues } from './venues.js';

const vendors = demoVendors();
const CATEGORIES: readonly string[] = VENDOR_CATEGORIES;

const ofCategory = (category: string) => vendors.filter((vendor) => vendor.category === category);
const sentencesIn = (text: string): string[] => text.split(/(?<=[.?])\s+/);

function expectUnique(values: readonly string[]): void {
  expect(values.filter((value, i) => values.indexOf(value) !== i)).toEqual([]);
}

test('are the same each time, and the first ones don’t depend on the count', () => {
  expect(demoVendors()).toEqual(vendors);
  expect(demoVendors(60)).toEqual(vendors.slice(0, 60));
});

test('twenty of each category, nearly all approved', () => {
  expect(vendors).toHaveLength(460);
  for (const category of CATEGORIES) {
    expect(ofCategory(category)).toHaveLength(20);
    expect(ofCategory(category).filter(({ status }) => status === 'approved').length).toBeGreaterThanOrEqual(
      18,
    );
  }
  expect(vendors.filter(({ status }) => status === 'approved')).toHaveLength(440);
  const rejected = vendors.filter(({ status }) => status === 'rejected');
  expect(rejected).toHaveLength(8);
  expectUnique(rejected.map(({ rejectionReason = '' }) => rejectionReason));
});

test('names, slugs, phones, addresses and texts are unique, also among venues', () => {
  const listings = [...vendors, ...demoVenues()];
  expectUnique(listings.map(({ businessName }) => businessName));
  expectUnique(listings.map(({ key }) => key));
  expectUnique(listings.map(({ phone }) => phone));
  expectUnique(listings.map(({ address }) => address));
  expectUnique(vendors.map(({ ownerName }) => ownerName));
  expectUnique(vendors.map(({ summary }) => summary));
  for (const vendor of vendors) {
    expect(vendor.phone).toMatch(/^00000\d{5}$/);
    expect(vendor.email).toBe(`${vendor.key}@mandap.example`);
  }
});

test('every city has vendors, but none of a category that is unusual there', () => {
  for (const city of DEMO_CITIES) {
    expect(vendors.filter((vendor) => vendor.city === city).length).toBeGreaterThanOrEqual(12);
  }
  for (const { category, city } of vendors) expect(TRADES[category].notIn ?? []).not.toContain(city);
});

test('a category has a first sentence for each vendor, and enough others for a page', () => {
  for (const trade of Object.values(TRADES)) {
    expect(trade.openings).toHaveLength(20);
    expect(trade.details).toHaveLength(2 * VENDOR_PAGE_SIZE);
    expect(trade.closings).toHaveLength(VENDOR_PAGE_SIZE);
    expectUnique([...trade.openings, ...trade.details, ...trade.closings]);
  }
});

test('no page of a category repeats a sentence', () => {
  for (const category of CATEGORIES) {
    const listed = ofCategory(category)
      .filter(({ status }) => status === 'approved')
      .sort((a, b) => b.rank - a.rank);
    for (let from = 0; from < listed.length; from += VENDOR_PAGE_SIZE) {
      const page = listed.slice(from, from + VENDOR_PAGE_SIZE);
      expectUnique(page.flatMap(({ summary }) => sentencesIn(summary)));
    }
  }
});

test('summaries are prose of a readable length, with all placeholders filled in', () => {
  for (const { businessName, summary } of vendors) {
    const first = sentencesIn(summary)[0] ?? '';
    expect([businessName, first.length <= 130]).toEqual([businessName, true]);
    const words = summary.split(/\s+/).length;
    expect([businessName, words >= 40 && words <= 180]).toEqual([businessName, true]);
    expect(summary).not.toMatch(/[{}]|undefined|NaN|null|[Ll]orem/);
  }
});

test('packages are two to four, cheapest first, with 40 % to book', () => {
  for (const { category, packages } of vendors) {
    expect(packages.length).toBeGreaterThanOrEqual(2);
    expect(packages.length).toBeLessThanOrEqual(4);
    expectUnique(packages.map(({ name }) => name));
    const prices = packages.map(({ price }) => price);
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
    const dearest = Math.max(...TRADES[category].offers.map(([, , price]) => price));
    for (const { days, price, minAdvance } of packages) {
      expect(minAdvance).toBe(price * 0.4);
      expect(days % 0.5).toBe(0);
      expect(price).toBeGreaterThanOrEqual(2500);
      expect(price).toBeLessThanOrEqual(dearest * 2);
    }
  }
});

test('experience, events and ranks are plausible', () => {
  for (const vendor of vendors) {
    expect(vendor.experienceYears).toBeGreaterThanOrEqual(1);
    expect(vendor.experienceYears).toBeLessThanOrEqual(40);
    expect(vendor.eventsCompleted / vendor.experienceYears).toBeLessThanOrEqual(140);
    expect(vendor.createdDaysAgo).toBeLessThanOrEqual(vendor.experienceYears * 365);
    expect(vendor.rank).toBeGreaterThanOrEqual(0);
    expect(vendor.rank).toBeLessThanOrEqual(10);
  }
});

test('Rang Mehendi Studio is first in its category', () => {
  expect(ofCategory('MehendiArtist')[0]).toMatchObject({
    key: 'rang-mehendi-studio',
    ownerName: 'Farida Chhipa',
    city: 'Udaipur',
    state: 'Rajasthan',
    status: 'approved',
  });
});
