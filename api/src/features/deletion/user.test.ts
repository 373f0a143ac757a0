import { describe, expect, test } from '@jest/globals';
import { newId } from '../../core/ids.js';
import { makeUser } from '../user/user.factory.js';
import { makeVendor } from '../vendor/vendor.factory.js';
import { makeVenue } from '../venue/venue.factory.js';
import { useApp } from '../../../test/app.js';
import { client, loggedIn, type Client } from '../../../test/client.js';
import { enquiry, makeBooking, makeReview, makeStory } from '../../../test/permissions/scene.js';
import {
  remove,
  admin,
  done,
  rows,
  audits,
  notificationTexts,
  subjectsTo,
  booking,
  approved,
} from './deletion.factory.js';

useApp();

/** Sends an enquiry under this name and returns its ID. */
async function send(couple: Client, listingId: string, name: string, typeOfEvent = 'Wedding') {
  const { data } = await couple.gql<{ sendEnquiry: { booking: { id: string } } }>(
    'mutation S($input: EnquiryInput!) { sendEnquiry(input: $input) { booking { id } } }',
    { input: { ...enquiry(listingId), name, typeOfEvent } },
  );
  return data.sendEnquiry.booking.id;
}

describe('deleting a user', () => {
  // Names that occur elsewhere in the sentences, that have a meaning in SQL or patterns, or that contain characters of
  // two UTF-16 units.
  test.each(['a', 'Ann', 'Anniversary', 'New enquiry from', '.*', '%', "O'Neil $2", '👰🏽 प्रिया'])(
    'named %j: the owner’s notifications name a former user, and no row is rewritten',
    async (name) => {
      const [user, venue] = [await makeUser(), await makeVenue()];
      const [couple, owner] = [await loggedIn(user.id), await loggedIn(venue.id)];
      const onId = (field: string) => `mutation M($id: ID!) { ${field}(id: $id) { userErrors { code } } }`;
      const first = await send(couple, venue.id, name, 'Anniversary');
      await owner.gql(onId('rejectBooking'), { id: first });
      await couple.gql(onId('withdrawBooking'), { id: await send(couple, venue.id, name, 'Anniversary') });
      const third = await send(couple, venue.id, name, 'Anniversary');
      await approved(third, 30);
      const [{ date } = { date: '' }] = await rows<{ date: string }>(
        `SELECT (today_in_india() + 40)::text AS date`,
      );
      await couple.gql(
        'mutation P($id: ID!, $date: String!) { requestReschedule(id: $id, date: $date) { userErrors { code } } }',
        { id: third, date },
      );
      const before = await notificationTexts(venue.id);
      expect(before.map((entry) => entry.split(':')[0])).toEqual([
        ...['enquiry_received', 'booking_rejected', 'enquiry_received', 'enquiry_withdrawn'],
        ...['enquiry_received', 'reschedule_requested'],
      ]);

      const stored = () =>
        rows(
          `SELECT * FROM notification WHERE account_id = $1 AND kind <> 'couple_deleted' ORDER BY id`,
          venue.id,
        );
      const unchanged = await stored();

      await remove(await admin(), 'deleteUser', user.id);
      expect(await stored()).toEqual(unchanged);
      const starts = ['New enquiry from ', 'You rejected ', ''];
      const renamed = before.map((notice) => {
        const [kind = '', text = ''] = [notice.split(': ')[0], notice.slice(notice.indexOf(': ') + 2)];
        const start = starts.find((words) => text.startsWith(words + name)) ?? '';
        return `${kind}: ${start}Former user${text.slice((start + name).length)}`;
      });
      expect((await notificationTexts(venue.id)).slice(0, before.length)).toEqual(renamed);
    },
  );

  test('removes their name from bookings, reviews and stories', async () => {
    const user = await makeUser({ fullName: 'Ananya Sharma' });
    const [venueWithEnquiry, booked] = [await makeVenue(), await makeVendor()];
    const session = await loggedIn(user.id);
    const pending = await send(session, venueWithEnquiry.id, 'Ananya Sharma');
    const ahead = (await makeBooking(user.id, booked.id)).bookingId;
    await approved(ahead, 30);
    const { id: reviewId } = await makeReview({ listingId: venueWithEnquiry.id, userId: user.id });
    const storyId = await makeStory('published', { authorId: user.id });
    await rows(
      `INSERT INTO wishlist_item (user_id, listing_id) VALUES ($1, $2)`,
      user.id,
      venueWithEnquiry.id,
    );

    expect((await remove(await admin(), 'deleteUser', user.id)).data).toEqual(done(user.id));

    const nobody = {
      user_id: null,
      name: null,
      contact: '0000000000',
      location: '',
      address: '',
      message: '',
    };
    expect(await booking(pending)).toMatchObject({
      ...nobody,
      listing_id: venueWithEnquiry.id,
      status: 'withdrawn',
    });
    expect(await booking(ahead)).toMatchObject({ ...nobody, listing_id: booked.id, status: 'approved' });
    expect(await notificationTexts(venueWithEnquiry.id)).toEqual([
      expect.stringMatching(/^enquiry_received: New enquiry from Former user: Wedding on /),
      expect.stringMatching(
        /^couple_deleted: A couple has left Mandap, and their enquiry is withdrawn: Wedding /,
      ),
    ]);
    expect(await notificationTexts(booked.id)).toEqual([
      expect.stringMatching(
        /^couple_deleted: A couple has left Mandap\. Their booking stays approved: Wedding /,
      ),
    ]);
    expect(await subjectsTo(booked.email)).toEqual([
      expect.stringMatching(/^The couple booked for .* has left Mandap$/),
    ]);
    expect(await subjectsTo(venueWithEnquiry.email)).toEqual([
      expect.stringMatching(/^New enquiry: Wedding on /),
    ]);
    const reviews = await client().gql(
      'query R($id: ID!) { venue(id: $id) { reviews { nodes { id author } } } }',
      { id: venueWithEnquiry.id },
    );
    expect(reviews.data).toEqual({
      venue: { reviews: { nodes: [{ id: reviewId, author: 'Former user' }] } },
    });
    expect(await rows(`SELECT author, author_id FROM real_wedding WHERE id = $1`, storyId)).toEqual([
      { author: '', author_id: null },
    ]);
    expect(await rows(`SELECT FROM wishlist_item WHERE user_id = $1`, user.id)).toEqual([]);
    expect(await rows(`SELECT FROM user_profile WHERE id = $1`, user.id)).toEqual([]);
    expect((await session.gql('{ me { id } }')).data).toEqual({ me: null });
    expect(await audits(user.id)).toEqual([
      { action: 'user.delete', target_type: 'user', before: { email: '•••' } },
    ]);
    expect(await subjectsTo(user.email)).toEqual([
      'Enquiry sent to Jheel Mahal',
      'Your Mandap account was removed',
    ]);
  });

  test('deletes reset codes, unless another account shares the mailbox', async () => {
    const reset = (email: string) =>
      rows(
        `INSERT INTO password_reset (id, email, code_hash, expires_at) VALUES ($1, $2, '', now() + interval '10 minutes')`,
        newId(),
        email,
      );
    const [alone, double] = [await makeUser(), await makeUser()];
    await makeVenue({ email: double.email });
    for (const { email } of [alone, double]) await reset(email);
    const caller = await admin();
    for (const { id } of [alone, double]) await remove(caller, 'deleteUser', id);
    expect(
      await rows(`SELECT email FROM password_reset WHERE email = ANY($1)`, [alone.email, double.email]),
    ).toEqual([{ email: double.email }]);
  });
});
