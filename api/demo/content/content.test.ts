import { describe, expect, test } from '@jest/globals';
import { demoBlogs } from './blogs.js';
import { CITIES } from '../../db/cities.js';
import { DEMO_CITIES } from '../cities.js';
import { bookableVenues, bookingsOfVerifiedReviews, demoEnquiries } from './enquiries.js';
import { DEMO_USER_COUNT, demoPeople } from './people.js';
import { demoReviews, sentencesOf } from './reviews.js';
import { demoStories, eventDate } from './stories.js';
import { FACILITIES, VENUE_TYPES } from './venue-types.js';
import { demoVenues } from './venues.js';

const venues = demoVenues();
const users = demoPeople();
const reviews = demoReviews(venues);
const enquiries = demoEnquiries(venues, users);

const wordCount = (text: string): number => text.split(/\s+/).filter(Boolean).length;

function expectUnique(values: readonly string[]): void {
  const repeated = values.filter((value, i) => values.indexOf(value) !== i);
  expect(repeated).toEqual([]);
}

/** The specification's price rule, implemented separately to check the texts. */
function prices(text: string): { veg: number | null; nonVeg: number | null } {
  const value = (match: RegExpExecArray | null): number | null =>
    match?.[1] ? Number(match[1].replaceAll(',', '')) : null;
  const nonVegMatch = /non[\s-]?veg\D*?(\d[\d,]*)/i.exec(text);
  const rest = nonVegMatch ? text.replace(nonVegMatch[0], '') : text;
  const vegMatch = /veg\D*?(\d[\d,]*)/i.exec(rest);
  if (nonVegMatch || vegMatch) return { veg: value(vegMatch), nonVeg: value(nonVegMatch) };
  const [first, second] = [...text.matchAll(/\d[\d,]*/g)].map(([digits]) =>
    Number(digits.replaceAll(',', '')),
  );
  return { veg: first ?? null, nonVeg: second ?? null };
}

describe('cities', () => {
  test('names and aliases are unique, and every demo city is known', () => {
    const spellings = CITIES.flatMap(({ name, aliases = [] }) => [name, ...aliases]).map((each) =>
      each.toLowerCase(),
    );
    expectUnique(spellings);
    expect(CITIES.length).toBeGreaterThanOrEqual(120);
    expect(DEMO_CITIES).toHaveLength(24);
    const known = new Set(CITIES.map(({ name }) => name));
    expect(DEMO_CITIES.filter((city) => !known.has(city))).toEqual([]);
  });

  test.each([
    ['bangalore', 'Bengaluru'],
    ['Bombay', 'Mumbai'],
    ['gurgaon', 'Gurugram'],
    ['CALCUTTA', 'Kolkata'],
    ['madras', 'Chennai'],
  ])('%s is %s', (alias, name) => {
    const city = CITIES.find(({ aliases = [] }) =>
      aliases.some((each) => each.toLowerCase() === alias.toLowerCase()),
    );
    expect(city?.name).toBe(name);
  });
});

describe('people', () => {
  test('names, email addresses and phone numbers are unique, and belong to nobody', () => {
    expect(users).toHaveLength(DEMO_USER_COUNT);
    expectUnique(users.map((user) => user.fullName));
    expectUnique(users.map((user) => user.email));
    expectUnique(users.map((user) => user.phone));
    for (const user of users) {
      expect(user.email).toMatch(/^[a-z0-9._-]+@[a-z]+\.example$/);
      expect(user.phone).toMatch(/^00000\d{5}$/);
      expect(DEMO_CITIES).toContain(user.city);
    }
  });

  test('a smaller set is the start of a larger one', () => {
    expect(demoPeople(50)).toEqual(users.slice(0, 50));
  });
});

describe('venues', () => {
  test('are the same on every run, and the first ones don’t depend on the count', () => {
    expect(demoVenues()).toEqual(venues);
    expect(demoVenues(60)).toEqual(venues.slice(0, 60));
    expect(demoVenues(3)).toHaveLength(3);
  });

  test('names, slugs, email addresses, phone numbers and texts are unique, also among thousands', () => {
    expectUnique(venues.map((venue) => venue.businessName));
    expectUnique(venues.map((venue) => venue.summary));
    expectUnique(venues.map((venue) => venue.phone));
    expectUnique(venues.map((venue) => venue.address));
    const many = demoVenues(2000);
    expect(new Set(many.map((venue) => venue.key)).size).toBe(2000);
    expect(new Set(many.map((venue) => venue.email)).size).toBe(2000);
    expect(new Set(many.map((venue) => venue.summary)).size).toBe(2000);
  });

  test('first sentences fit on cards and hardly repeat', () => {
    const firsts = venues.map(({ summary }) => summary.split(/(?<=\.)\s/)[0] ?? '');
    expect(Math.max(...firsts.map((first) => first.length))).toBeLessThanOrEqual(130);
    expect(new Set(firsts).size).toBeGreaterThanOrEqual(venues.length - 3);
  });

  test('Jheel Mahal is first, with the details that the screens show', () => {
    expect(venues[0]).toMatchObject({
      key: 'jheel-mahal',
      city: 'Udaipur',
      state: 'Rajasthan',
      rank: 8,
      maxGuests: 600,
      vegPrice: 2450,
      nonVegPrice: 2850,
      family: 'lake',
      status: 'approved',
    });
  });

  test('use the exact words of the specification and plausible numbers', () => {
    for (const venue of venues) {
      expect(VENUE_TYPES).toEqual(expect.arrayContaining(venue.venueTypes));
      expect(venue.venueTypes.length).toBeGreaterThanOrEqual(1);
      expect(venue.venueTypes.length).toBeLessThanOrEqual(3);
      expect(FACILITIES).toEqual(expect.arrayContaining(venue.facilities));
      expect(new Set(venue.facilities).size).toBe(venue.facilities.length);
      expect(venue.phone).toMatch(/^00000\d{5}$/);
      expect(venue.email).toBe(`${venue.key}@mandap.example`);
      expect(venue.rank).toBeGreaterThanOrEqual(0);
      expect(venue.rank).toBeLessThanOrEqual(10);
      expect(Math.max(...(venue.guestCapacity.match(/\d+/g) ?? []).map(Number))).toBe(venue.maxGuests);
      expect(wordCount(venue.summary)).toBeGreaterThanOrEqual(90);
      const texts = `${venue.summary}${venue.featuresOfVenue}${venue.howToReach}${venue.venuePolicies}`;
      expect(texts).not.toMatch(/[{}]|undefined|NaN|null/);
    }
  });

  test('prices can be parsed from the owners’ texts', () => {
    for (const venue of venues) {
      expect([venue.foodPackages, prices(venue.foodPackages)]).toEqual([
        venue.foodPackages,
        { veg: venue.vegPrice, nonVeg: venue.nonVegPrice },
      ]);
      if (venue.vegPrice !== null) expect(venue.vegPrice).toBeGreaterThanOrEqual(450);
      if (venue.nonVegPrice !== null) expect(venue.nonVegPrice).toBeLessThanOrEqual(4700);
    }
  });

  test('only cities by the sea have beaches, and venues in Gujarat serve no alcohol', () => {
    for (const venue of venues) {
      if (venue.facilities.some((each) => ['Sea view', 'Private beach', 'Water sports'].includes(each))) {
        expect(['Panaji', 'Mumbai', 'Chennai', 'Kochi']).toContain(venue.city);
      }
      if (venue.state === 'Gujarat') expect(venue.facilities).not.toContain('Alcohol allowed');
    }
  });

  test('some are pending and some were rejected, with a reason', () => {
    const rejected = venues.filter(({ status }) => status === 'rejected');
    expect(rejected).toHaveLength(8);
    expect(rejected.every(({ rejectionReason }) => Boolean(rejectionReason))).toBe(true);
    expect(venues.filter(({ status }) => status === 'pending')).toHaveLength(12);
  });
});

describe('reviews', () => {
  test('are one per author and venue, of approved venues, and none by the demo couple', () => {
    expectUnique(reviews.map(({ listingKey, authorIndex }) => `${listingKey} ${authorIndex}`));
    const approved = new Set(venues.filter(({ status }) => status === 'approved').map(({ key }) => key));
    for (const review of reviews) {
      expect(approved.has(review.listingKey)).toBe(true);
      expect(review.authorIndex).toBeGreaterThan(0);
      expect(review.authorIndex).toBeLessThan(DEMO_USER_COUNT);
      expect(`${review.message}${review.answer ?? ''}`).not.toMatch(/[{}]|undefined/);
    }
  });

  test('are many, mostly good, and rarely similar to each other', () => {
    expect(reviews.length).toBeGreaterThanOrEqual(1800);
    const mean = reviews.reduce((sum, { rating }) => sum + rating, 0) / reviews.length;
    expect(mean).toBeGreaterThan(4);
    expect(mean).toBeLessThan(4.4);
    expect(new Set(reviews.map(({ message }) => message)).size).toBeGreaterThan(reviews.length * 0.95);
    for (const rating of [1, 2, 3]) expect(reviews.some((review) => review.rating === rating)).toBe(true);
  });

  test('share no sentence within a venue', () => {
    expectUnique(sentencesOf(reviews));
    expectUnique(reviews.map(({ message }) => message));
  });

  test('verified ones follow an event, and replies follow the review', () => {
    for (const review of reviews) {
      expect(review.eventDaysAgo !== undefined).toBe(review.verified);
      if (review.eventDaysAgo !== undefined) {
        expect(review.eventDaysAgo % 2).toBe(0);
        expect(review.eventDaysAgo).toBeGreaterThan(review.daysAgo);
      }
      if (review.answerDaysAgo !== undefined)
        expect(review.answerDaysAgo).toBeLessThanOrEqual(review.daysAgo);
    }
  });
});

describe('enquiries', () => {
  const past = bookingsOfVerifiedReviews(reviews, bookableVenues(venues), users);

  test('approved ones never exceed a venue’s daily capacity', () => {
    const capacity = new Map(venues.map(({ key, dailyCapacity }) => [key, dailyCapacity]));
    const taken = new Map<string, number>();
    for (const { listingKey, daysFromNow, state } of [...enquiries, ...past]) {
      if (state !== 'approved') continue;
      const day = `${listingKey} ${daysFromNow}`;
      taken.set(day, (taken.get(day) ?? 0) + 1);
    }
    const over = [...taken].filter(([day, count]) => count > (capacity.get(day.split(' ')[0] ?? '') ?? 0));
    expect(over).toEqual([]);
  });

  test('are one per user and venue, with ten-digit phone numbers and guests within the capacity', () => {
    expectUnique(enquiries.map(({ listingKey, userIndex }) => `${listingKey} ${userIndex}`));
    for (const enquiry of enquiries) {
      expect(enquiry.contact).toMatch(/^\d{10}$/);
      expect(enquiry.message).not.toMatch(/[{}]/);
      const venue = venues.find(({ key }) => key === enquiry.listingKey);
      expect(enquiry.guests).toBeLessThanOrEqual(venue?.maxGuests ?? 0);
      expect(enquiry.createdDaysAgo).toBeGreaterThanOrEqual(0);
      // Enquiries are sent before their event.
      expect(enquiry.daysFromNow).toBeGreaterThan(-enquiry.createdDaysAgo);
    }
  });

  test('Jheel Mahal has enquiries in every status, and the first is from the demo couple', () => {
    const inbox = enquiries.filter(({ listingKey }) => listingKey === 'jheel-mahal');
    expect(inbox.length).toBeGreaterThanOrEqual(14);
    expect(new Set(inbox.map(({ state }) => state))).toEqual(
      new Set(['pending', 'approved', 'rejected', 'withdrawn']),
    );
    expect(inbox.some(({ requestedDaysFromNow }) => requestedDaysFromNow !== undefined)).toBe(true);
    expect(inbox.some(({ state, daysFromNow }) => state === 'approved' && daysFromNow < 0)).toBe(true);
    expect(inbox[0]).toMatchObject({ userIndex: 0, name: 'Ananya Sharma', state: 'pending' });
  });

  test('verified reviews have their bookings', () => {
    expect(past).toHaveLength(reviews.filter(({ verified }) => verified).length);
  });
});

describe('articles and stories', () => {
  const LINK = /\]\(([^)]*)\)/g;
  const blogs = demoBlogs();
  const stories = demoStories();

  test('sixteen articles of 700 to 1,100 words', () => {
    expect(blogs).toHaveLength(16);
    expectUnique(blogs.map(({ title }) => title));
    for (const blog of blogs) {
      expect([blog.slug, wordCount(blog.content) >= 700 && wordCount(blog.content) <= 1100]).toEqual([
        blog.slug,
        true,
      ]);
    }
  });

  test('twelve stories of 500 to 800 words, at demo venues in their city', () => {
    expect(stories).toHaveLength(12);
    expectUnique(stories.map(({ title }) => title));
    for (const story of stories) {
      expect([story.slug, wordCount(story.content) >= 500 && wordCount(story.content) <= 800]).toEqual([
        story.slug,
        true,
      ]);
      expect(DEMO_CITIES).toContain(story.city);
      expect(story.publishedDaysAgo).toBeLessThan(story.eventDaysAgo);
      if (story.venueKey === undefined) continue;
      const venue = venues.find(({ key }) => key === story.venueKey);
      expect([story.slug, venue?.city, venue?.status]).toEqual([story.slug, story.city, 'approved']);
    }
  });

  test('a story’s date fits its season and is before its publication', () => {
    for (const today of ['2026-01-05', '2026-07-15', '2027-12-31'].map((day) => new Date(day))) {
      for (const story of stories) {
        const date = eventDate(story, today);
        expect(date.toISOString().slice(5, 10)).toBe(story.eventOn);
        const daysAgo = (today.getTime() - date.getTime()) / 86_400_000;
        expect(daysAgo).toBeGreaterThanOrEqual(story.publishedDaysAgo + 14);
      }
    }
  });

  test('links lead to our own pages, and texts contain no HTML', () => {
    for (const { slug, content } of [...blogs, ...stories]) {
      for (const [, target] of content.matchAll(LINK)) {
        expect([slug, target]).toEqual([slug, expect.stringMatching(/^\/[A-Za-z]/)]);
      }
      expect([slug, /<[a-z]|https?:/i.test(content)]).toEqual([slug, false]);
    }
  });
});
