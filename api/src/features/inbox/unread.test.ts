import { beforeEach, describe, expect, test } from '@jest/globals';
import { app, useApp } from '../../../test/app.js';
import { loggedIn, type Client } from '../../../test/client.js';
import { inDays, makeBooking } from '../../../test/permissions/scene.js';
import { newId } from '../../core/ids.js';
import { makeUser } from '../user/user.factory.js';
import { makeVenue } from '../venue/venue.factory.js';
import { hoursAgo, inboxIds, makeEnquiry } from './inbox.factory.js';

useApp();

let venue: { id: string };
let owner: Client;

beforeEach(async () => {
  venue = await makeVenue();
  owner = await loggedIn(venue.id);
});

describe('what is unread', () => {
  const notifyOf = (accountId: string, bookingId: string, sent = new Date()) =>
    app().sql(
      `INSERT INTO notification (id, account_id, kind, booking_id, params, created_at)
       VALUES ($1, $2, 'enquiry_received', $3, $4, $5)`,
      [
        newId(),
        accountId,
        bookingId,
        { event: { type: 'WEDDING', typeText: null, date: inDays(90), guests: 300 } },
        sent,
      ],
    );

  /** What the bell, the menu, the tabs and the inbox count as unread, by booking. */
  const unreadOf = async (client: Client, bookingIds: readonly string[]) => {
    const { data } = await client.gql<{
      me: { unreadCount: number };
      inboxSummary: { unreadCount: number };
      unreadCounts: { bookings: number; messages: number };
    }>('{ me { unreadCount } inboxSummary { unreadCount } unreadCounts { bookings messages } }');
    const isUnread = [];
    for (const id of bookingIds)
      isUnread.push(
        (
          await client.gql<{ booking: { isUnread: boolean } }>(
            'query Q($id: ID!) { booking(id: $id) { isUnread } }',
            { id },
          )
        ).data.booking.isUnread,
      );
    const { unreadCounts, inboxSummary, me } = data;
    return { bell: [me.unreadCount, inboxSummary.unreadCount], ...unreadCounts, isUnread };
  };

  const openPage = (client: Client, id: string, messageId?: string) =>
    client.gql(
      'mutation M($id: ID!, $messageId: ID) { markConversationRead(bookingId: $id, messageId: $messageId) { userErrors { code } } }',
      { id, messageId },
    );

  test('comes first, until the business opens it', async () => {
    const [older, newer] = [
      await makeEnquiry(venue.id, { created_at: hoursAgo(5) }),
      await makeEnquiry(venue.id, { created_at: hoursAgo(1) }),
    ];
    await notifyOf(venue.id, older, hoursAgo(5));
    expect(await inboxIds(owner, { order: 'UNREAD_FIRST' })).toEqual([older, newer]);
    await openPage(owner, older);
    expect(await inboxIds(owner, { order: 'UNREAD_FIRST' })).toEqual([newer, older]);
  });

  test('is the same for the bell, the menu and the inbox, when a business opens its enquiries', async () => {
    const [one, other] = [await makeEnquiry(venue.id), await makeEnquiry(venue.id)];
    for (const id of [one, other]) await notifyOf(venue.id, id);
    expect(await unreadOf(owner, [one, other])).toEqual({
      ...{ bell: [2, 2], bookings: 2, messages: 0, isUnread: [true, true] },
    });
    await openPage(owner, one);
    expect(await unreadOf(owner, [one, other])).toEqual({
      ...{ bell: [1, 1], bookings: 1, messages: 0, isUnread: [false, true] },
    });
    await notifyOf(venue.id, one);
    expect((await unreadOf(owner, [one, other])).isUnread).toEqual([true, true]);
    await openPage(owner, one);
    await openPage(owner, other);
    expect(await unreadOf(owner, [one, other])).toEqual({
      ...{ bell: [0, 0], bookings: 0, messages: 0, isUnread: [false, false] },
    });
  });

  test('stays so in the inbox while the bell counts it, also after a visit', async () => {
    const bookingId = await makeEnquiry(venue.id);
    await openPage(owner, bookingId);
    // As if it had been sent earlier and committed later.
    await notifyOf(venue.id, bookingId, hoursAgo(1));
    expect(await unreadOf(owner, [bookingId])).toMatchObject({ bell: [1, 1], isUnread: [true] });
  });

  test('is read when a couple opens its booking; messages when it has read them', async () => {
    const user = await makeUser();
    const couple = await loggedIn(user.id);
    const { bookingId } = await makeBooking(user.id, venue.id);
    const { bookingId: second } = await makeBooking(user.id, (await makeVenue()).id);
    for (const id of [bookingId, second]) await notifyOf(user.id, id);
    const sent = await owner.gql<{ sendMessage: { message: { id: string } } }>(
      'mutation M($input: SendMessageInput!) { sendMessage(input: $input) { message { id } } }',
      { input: { bookingId, clientId: newId(), body: 'It is covered.' } },
    );
    expect(await unreadOf(couple, [])).toMatchObject({ bell: [3, 3], bookings: 2, messages: 1 });
    await openPage(couple, bookingId);
    expect(await unreadOf(couple, [])).toMatchObject({ bell: [2, 2], bookings: 1, messages: 1 });
    await openPage(couple, bookingId, sent.data.sendMessage.message.id);
    expect(await unreadOf(couple, [])).toMatchObject({ bell: [1, 1], bookings: 1, messages: 0 });
  });
});
