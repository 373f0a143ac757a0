import { describe, expect, test } from '@jest/globals';
import { app, useApp } from '../../../test/app.js';
import { loggedIn, type Client } from '../../../test/client.js';
import { enquiry, inDays, makeBooking, timeOn } from '../../../test/permissions/scene.js';
import { send as sendMessage } from '../conversation/conversation.factory.js';
import { accept as acceptQuote, send as sendQuote } from '../quote/quote.factory.js';
import { makeUser } from '../user/user.factory.js';
import { makeVenue } from '../venue/venue.factory.js';
import { confirm as confirmVisit, request as requestVisit } from '../visit/visit.factory.js';
import { admin, stateOf, suspend } from './suspend.factory.js';

useApp();

describe('enquiries to a suspended listing', () => {
  const send = async (couple: Client, listingId: string) =>
    couple.gql<{ sendEnquiry: { booking: { id: string } | null; created: boolean | null } | null }>(
      `mutation S($input: EnquiryInput!) { sendEnquiry(input: $input) { booking { id } created userErrors { message } } }`,
      { input: enquiry(listingId) },
    );

  test('are rejected, with an explanation', async () => {
    const { id } = await makeVenue({ status: 'suspended', name: 'Rani Bagh' });
    const { errors } = await send(await loggedIn((await makeUser()).id), id);
    expect(errors).toMatchObject([
      { message: 'Rani Bagh is currently not available.', extensions: { code: 'NOT_FOUND' } },
    ]);
  });

  test('are rejected by the database', async () => {
    for (const status of ['suspended', 'pending', 'rejected'])
      await expect(
        makeBooking((await makeUser()).id, (await makeVenue({ status })).id),
      ).rejects.toMatchObject({ constraint: 'booking_listing_available' });
  });

  test('that are concurrent with the suspension arrive before it or not at all', async () => {
    const caller = await admin();
    for (let i = 0; i < 6; i++) {
      const { id } = await makeVenue();
      const couples = await Promise.all(
        Array.from({ length: 4 }, async () => loggedIn((await makeUser()).id)),
      );
      const [, ...sent] = await Promise.all([
        suspend(caller, [id]),
        ...couples.map((couple) => send(couple, id)),
      ]);
      const arrived = sent.filter(({ data }) => data?.sendEnquiry?.booking).length;
      for (const { errors } of sent) expect(errors?.[0]?.extensions.code ?? 'NOT_FOUND').toBe('NOT_FOUND');
      expect(await app().sql(`SELECT FROM booking WHERE listing_id = $1`, [id])).toHaveLength(arrived);
      expect(await stateOf(id)).toMatchObject({ status: 'suspended' });
    }
  });

  test('that are open continue: sending again, changing the date, deciding and rescheduling', async () => {
    const venue = await makeVenue();
    const couple = await loggedIn((await makeUser()).id);
    const owner = await loggedIn(venue.id);
    const id = (await send(couple, venue.id)).data.sendEnquiry?.booking?.id;
    await suspend(await admin(), [venue.id]);
    expect((await send(couple, venue.id)).data.sendEnquiry).toMatchObject({
      booking: { id },
      created: false,
    });
    const changed = await couple.gql(
      'mutation M($input: UpdateEnquiryInput!) { updateEnquiry(input: $input) { booking { date code listingPublic } userErrors { message } } }',
      { input: { id, date: inDays(70) } },
    );
    expect(changed.data).toMatchObject({
      updateEnquiry: { booking: { date: inDays(70), listingPublic: false }, userErrors: [] },
    });
    const [{ code } = { code: '' }] = await app().sql<{ code: string }>(
      `SELECT code FROM booking WHERE id = $1`,
      [id],
    );
    const approved = await owner.gql(
      'mutation M($id: ID!, $code: String!) { approveBooking(id: $id, code: $code) { booking { status } userErrors { message } } }',
      { id, code },
    );
    expect(approved.data).toEqual({ approveBooking: { booking: { status: 'APPROVED' }, userErrors: [] } });
    const after = await couple.gql('query Q($id: ID!) { booking(id: $id) { listingContact { phone } } }', {
      id,
    });
    expect(after.data).toEqual({ booking: { listingContact: { phone: venue.phone } } });
    const rescheduled = await couple.gql(
      'mutation M($id: ID!, $date: String!) { requestReschedule(id: $id, date: $date) { booking { requestedDate } userErrors { message } } }',
      { id, date: inDays(80) },
    );
    expect(rescheduled.data).toEqual({
      requestReschedule: { booking: { requestedDate: inDays(80) }, userErrors: [] },
    });
    const accepted = await owner.gql(
      'mutation M($id: ID!, $date: String!) { acceptReschedule(id: $id, date: $date) { booking { date } userErrors { message } } }',
      { id, date: inDays(80) },
    );
    expect(accepted.data).toEqual({ acceptReschedule: { booking: { date: inDays(80) }, userErrors: [] } });
  });

  test('that are open continue: messages, quotes, visits and offers of other dates', async () => {
    const venue = await makeVenue();
    const user = await makeUser();
    const [couple, owner] = [await loggedIn(user.id), await loggedIn(venue.id)];
    const { bookingId } = await makeBooking(user.id, venue.id);
    await suspend(await admin(), [venue.id]);
    for (const side of [couple, owner])
      expect((await sendMessage(side, bookingId, 'Hello')).data.sendMessage.userErrors).toEqual([]);
    const quoted = await sendQuote(owner, bookingId);
    expect((await acceptQuote(couple, quoted.booking?.quote?.id ?? '')).userErrors).toEqual([]);
    const times = [timeOn(inDays(10)), timeOn(inDays(11))];
    const requested = await requestVisit(couple, bookingId, times);
    const visitId = requested.booking?.visit?.id ?? '';
    expect((await confirmVisit(owner, visitId, times[0] ?? '')).userErrors).toEqual([]);
    const offered = await owner.gql(
      'mutation M($id: ID!, $dates: [String!]!) { offerDates(id: $id, dates: $dates) { userErrors { message } } }',
      { id: bookingId, dates: [inDays(95)] },
    );
    expect(offered.data).toEqual({ offerDates: { userErrors: [] } });
  });
});
