import { expect, test } from '@jest/globals';
import { app, useApp } from '../../../test/app.js';
import { loggedIn, type Client } from '../../../test/client.js';
import { makeBooking } from '../../../test/permissions/scene.js';
import { makeAdmin } from '../admin/admin.factory.js';
import { makeUser } from '../user/user.factory.js';
import { makeVenue } from '../venue/venue.factory.js';

useApp();

const ask = async (caller: Client, id: string) =>
  (
    await caller.gql<{
      booking: { listingContact: { phone: string } | null; listingPublic: boolean } | null;
    }>('query Q($id: ID!) { booking(id: $id) { listingContact { phone email } listingPublic } }', { id })
  ).data.booking;

test('only the couple of an approved booking gets the contact details of the business', async () => {
  const [user, venue] = [await makeUser(), await makeVenue()];
  const { bookingId: id } = await makeBooking(user.id, venue.id);
  const couple = await loggedIn(user.id);
  expect(await ask(couple, id)).toEqual({ listingContact: null, listingPublic: true });
  await app().sql(`UPDATE booking SET status = 'approved', decided_at = now() WHERE id = $1`, [id]);
  expect(await ask(couple, id)).toEqual({
    listingContact: { phone: venue.phone, email: venue.email },
    listingPublic: true,
  });
  for (const caller of [await loggedIn(venue.id), await loggedIn((await makeAdmin()).id)])
    expect((await ask(caller, id))?.listingContact).toBeNull();
  expect(await ask(await loggedIn((await makeUser()).id), id)).toBeNull();
});

test('a couple that deleted its account is marked as such, and has no contact details', async () => {
  const [user, venue] = [await makeUser(), await makeVenue()];
  const { bookingId: id } = await makeBooking(user.id, venue.id);
  const owner = await loggedIn(venue.id);
  const left = async () =>
    (await owner.gql('query Q($id: ID!) { booking(id: $id) { coupleDeleted contact address } }', { id }))
      .data;
  expect(await left()).toEqual({
    booking: {
      coupleDeleted: false,
      contact: expect.stringMatching(/^\d{10}$/),
      address: expect.stringMatching(/./),
    },
  });
  await app().sql(`DELETE FROM account WHERE id = $1`, [user.id]);
  expect(await left()).toEqual({ booking: { coupleDeleted: true, contact: '', address: '' } });
});

test('a booking of a deleted listing has no contact details', async () => {
  const [user, venue] = [await makeUser(), await makeVenue()];
  const { bookingId: id } = await makeBooking(user.id, venue.id);
  await app().sql(`UPDATE booking SET status = 'approved', decided_at = now() WHERE id = $1`, [id]);
  await app().sql(`DELETE FROM account WHERE id = $1`, [venue.id]);
  expect(await ask(await loggedIn(user.id), id)).toEqual({ listingContact: null, listingPublic: false });
});
