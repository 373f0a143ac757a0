import { expect, test } from '@jest/globals';
import { app, useApp } from '../../test/app.js';
import { loggedIn } from '../../test/client.js';
import { makeBooking, makeReview } from '../../test/permissions/scene.js';
import { makeAdmin } from '../../src/features/admin/admin.factory.js';
import { newId } from '../../src/core/ids.js';
import { makeUser } from '../../src/features/user/user.factory.js';
import { makeVenue } from '../../src/features/venue/venue.factory.js';
import { DecisionsForAuthors1764000000031 } from './0031-decisions-for-authors.js';

useApp();

test('existing notifications know where their name is, and rejected reviews have a reason', async () => {
  const db = app().services.database.source.createQueryRunner();
  const migration = new DecisionsForAuthors1764000000031();
  const [user, venue] = [await makeUser({ fullName: 'Ann' }), await makeVenue()];
  const { bookingId } = await makeBooking(user.id, venue.id);
  await app().sql(`UPDATE booking SET name = 'Ann' WHERE id = $1`, [bookingId]);
  const rejected = await makeReview({ status: 'rejected' });
  const published = await makeReview({});

  await migration.down(db);
  const sentences = [
    ['enquiry_received', 'Ann asks about a Anniversary on 24 Dec 2026 for 100 guests.'],
    ['enquiry_withdrawn', 'Ann withdrew the enquiry about a Anniversary on 24 Dec 2026 for 100 guests.'],
    ['date_proposed', 'Ann asks to move the Anniversary on 24 Dec 2026 for 100 guests to 1 Jan 2027.'],
    ['date_changed', 'Ann changed the date of their enquiry from 1 Jan 2027 to 2 Jan 2027.'],
    ['booking_approved', "You approved Ann's Anniversary on 24 Dec 2026 for 100 guests."],
    ['booking_rejected', "You turned down Ann's Anniversary on 24 Dec 2026 for 100 guests."],
    ['couple_left', 'The couple of the Anniversary on 24 Dec 2026 for 100 guests has left Mandap.'],
  ];
  for (const [kind, text] of sentences)
    await app().sql(
      `INSERT INTO notification (id, account_id, kind, booking_id, text) VALUES ($1, $2, $3, $4, $5)`,
      [newId(), venue.id, kind, bookingId, text],
    );
  await migration.up(db);
  await db.release();

  const admin = await loggedIn((await makeAdmin()).id);
  await admin.gql('mutation D($id: ID!) { deleteUser(id: $id) { id } }', { id: user.id });
  const texts = await app().sql<{ text: string }>(
    `SELECT text FROM notification WHERE account_id = $1 ORDER BY id`,
    [venue.id],
  );
  expect(texts.slice(0, sentences.length).map(({ text }) => text)).toEqual(
    sentences.map(([, text]) => text?.replace(/\bAnn\b/, 'A former Mandap user')),
  );
  expect(
    await app().sql(`SELECT id, rejection_reason AS reason FROM review WHERE id = ANY($1) ORDER BY status`, [
      [rejected.id, published.id],
    ]),
  ).toEqual([
    { id: published.id, reason: null },
    {
      id: rejected.id,
      reason: 'No reason was given. Please write to us, and we will tell you what to put right.',
    },
  ]);
});
