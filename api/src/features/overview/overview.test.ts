import { expect, test } from '@jest/globals';
import { makeAdmin } from '../admin/admin.factory.js';
import { makeUser } from '../user/user.factory.js';
import { makeVendor } from '../vendor/vendor.factory.js';
import { makeVenue } from '../venue/venue.factory.js';
import { app, useApp } from '../../../test/app.js';
import { loggedIn } from '../../../test/client.js';
import { makeBooking, makeEnquiry, makeReview, makeStory } from '../../../test/permissions/scene.js';

useApp();

interface Overview {
  overview: {
    pending: Record<string, number>;
    totals: Record<string, number>;
    weeks: { weekStart: string; toListings: number; toMandap: number }[];
    cities: { name: string; venues: number; vendors: number }[];
    categories: { name: string; vendors: number }[];
  };
}

const OVERVIEW = `{ overview {
  pending { venues vendors heldReviews flaggedReviews disputedReviews heldMessages reportedMessages stories enquiries }
  totals { venues vendors users bookings }
  weeks { weekStart toListings toMandap } cities { name venues vendors } categories { name vendors } } }`;

test('counts pending items, totals, and the enquiries of twelve weeks', async () => {
  const user = await makeUser();
  const venue = await makeVenue({ city: 'Udaipur' });
  const vendor = await makeVendor({ city: 'udaipur' });
  await makeVenue({ status: 'pending', city: 'Goa' });
  await makeVendor({ status: 'rejected' });
  await makeReview({ listingId: venue.id, status: 'pending' });
  const flagged = await makeReview({ listingId: venue.id, userId: user.id });
  await app().sql(`UPDATE review SET flagged_at = now(), flag_reason = 'No' WHERE id = $1`, [flagged.id]);
  await makeStory('pending');
  await makeStory('published');
  await makeEnquiry();
  const read = await makeEnquiry();
  await app().sql(`UPDATE enquiry SET read_at = now() WHERE id = $1`, [read]);
  const { bookingId } = await makeBooking(user.id, venue.id);
  await makeBooking(user.id, vendor.id);
  // The range starts with the twelfth week back.
  const monday = `(date_trunc('week', now() AT TIME ZONE 'Asia/Kolkata') - interval '77 days') AT TIME ZONE 'Asia/Kolkata'`;
  await app().sql(`UPDATE booking SET created_at = ${monday} WHERE id = $1`, [bookingId]);
  await app().sql(`UPDATE enquiry SET created_at = ${monday} - interval '1 microsecond' WHERE id = $1`, [
    read,
  ]);

  const admin = await loggedIn((await makeAdmin()).id);
  const { overview } = (await admin.gql<Overview>(OVERVIEW)).data;
  expect(overview.pending).toEqual({
    ...{
      venues: 1,
      vendors: 0,
      heldReviews: 1,
      flaggedReviews: 1,
      disputedReviews: 0,
      heldMessages: 0,
      reportedMessages: 0,
      stories: 1,
      enquiries: 1,
    },
  });
  // Each review has its own user.
  expect(overview.totals).toEqual({ venues: 1, vendors: 1, users: 2, bookings: 2 });
  expect(overview.weeks).toHaveLength(12);
  expect(overview.weeks.map(({ toListings }) => toListings)).toEqual([1, ...Array(10).fill(0), 1]);
  expect(overview.weeks.map(({ toMandap }) => toMandap)).toEqual([...Array(11).fill(0), 1]);
  const days = overview.weeks.map((week) => new Date(week.weekStart));
  expect(new Set(days.map((day) => day.getUTCDay()))).toEqual(new Set([1]));
  expect(days.map(Number)).toEqual([...days].sort((a, b) => Number(a) - Number(b)).map(Number));
  // City names ignore case, and only approved listings count.
  expect(overview.cities).toEqual([{ name: expect.stringMatching(/udaipur/i), venues: 1, vendors: 1 }]);
  expect(overview.categories).toEqual([{ name: expect.any(String), vendors: 1 }]);
});
