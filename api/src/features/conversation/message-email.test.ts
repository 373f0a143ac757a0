import { expect, test } from '@jest/globals';
import { app, useApp } from '../../../test/app.js';
import { loggedIn, type Client } from '../../../test/client.js';
import { sentEmails } from '../../../test/messages/outbox.js';
import { makeBooking, makeQuote } from '../../../test/permissions/scene.js';
import { newId } from '../../core/ids.js';
import { send as sendEnquiry } from '../booking/booking.factory.js';
import { makeUser } from '../user/user.factory.js';
import { makeVenue } from '../venue/venue.factory.js';

useApp();

async function makeConversation() {
  const [user, venue] = [await makeUser(), await makeVenue()];
  const { bookingId } = await makeBooking(user.id, venue.id);
  return { bookingId, couple: await loggedIn(user.id), owner: await loggedIn(venue.id) };
}

async function send(caller: Client, bookingId: string, body: string): Promise<string> {
  const { data } = await caller.gql<{ sendMessage: { message: { id: string } } }>(
    'mutation M($input: SendMessageInput!) { sendMessage(input: $input) { message { id } userErrors { message } } }',
    { input: { bookingId, clientId: newId(), body } },
  );
  return data.sendMessage.message.id;
}

const open = (caller: Client, bookingId: string, messageId?: string) =>
  caller.gql(
    'mutation M($bookingId: ID!, $messageId: ID) { markConversationRead(bookingId: $bookingId, messageId: $messageId) { userErrors { message } } }',
    { bookingId, messageId },
  );

/** Lets ten minutes pass, and returns the quoted messages of each email. */
async function emailsLater(): Promise<string[][]> {
  await app().sql(`UPDATE graphile_worker._private_jobs SET run_at = now() WHERE key LIKE 'message-email:%'`);
  const emails = await sentEmails();
  return emails.map(({ paragraphs }) => paragraphs.slice(2));
}

test('nothing is sent before ten minutes have passed', async () => {
  const { bookingId, couple } = await makeConversation();
  await send(couple, bookingId, 'Hello');
  expect(await sentEmails()).toEqual([]);
  const [job] = await app().sql<{ wait: number }>(
    `SELECT extract(epoch FROM run_at - now())::int AS wait FROM graphile_worker._private_jobs WHERE key LIKE $1`,
    [`message-email:${bookingId}:%`],
  );
  expect(job?.wait).toBeGreaterThan(590);
  await send(couple, bookingId, 'Is anybody there?');
  expect(await emailsLater()).toEqual([['“Hello”', '“Is anybody there?”']]);
});

test('each message is sent once', async () => {
  const { bookingId, couple } = await makeConversation();
  await send(couple, bookingId, 'One');
  expect(await emailsLater()).toEqual([['“One”']]);
  await send(couple, bookingId, 'Two');
  expect(await emailsLater()).toEqual([['“Two”']]);
});

test.each(['couple', 'owner'] as const)(
  'a queued email isn’t sent once the %s has blocked the other',
  async (side) => {
    const { bookingId, ...people } = await makeConversation();
    const block = (field: 'blockConversation' | 'unblockConversation') =>
      people[side].gql(`mutation B($id: ID!) { ${field}(bookingId: $id) { userErrors { message } } }`, {
        id: bookingId,
      });
    for (const sender of [people.couple, people.owner]) await send(sender, bookingId, 'One');
    await block('blockConversation');
    expect(await emailsLater()).toEqual([]);

    // What wasn't sent is in the next email.
    await block('unblockConversation');
    await send(people.couple, bookingId, 'Two');
    expect(await emailsLater()).toEqual([['“One”', '“Two”']]);
  },
);

test('messages that were read are not sent', async () => {
  const { bookingId, couple, owner } = await makeConversation();
  const first = await send(couple, bookingId, 'One');
  await open(owner, bookingId, first);
  await app().sql(
    `UPDATE conversation_read SET opened_at = now() - interval '2 minutes' WHERE booking_id = $1`,
    [bookingId],
  );
  expect(await emailsLater()).toEqual([]);
  await send(couple, bookingId, 'Two');
  expect(await emailsLater()).toEqual([['“Two”']]);
});

test('nothing is sent while the recipient has the conversation open, but afterwards', async () => {
  const { bookingId, couple, owner } = await makeConversation();
  await open(owner, bookingId, await send(couple, bookingId, 'One'));
  // The recipient left before the second one, which the first one's email would have contained.
  await send(couple, bookingId, 'Two');
  expect(await emailsLater()).toEqual([]);
  await app().sql(
    `UPDATE conversation_read SET opened_at = now() - interval '2 minutes' WHERE booking_id = $1`,
    [bookingId],
  );
  expect(await emailsLater()).toEqual([['“Two”']]);
});

test('of more than twenty messages, the newest are sent, and the others counted', async () => {
  const { bookingId, couple } = await makeConversation();
  for (let i = 1; i <= 23; i++) await send(couple, bookingId, `Message ${i}`);
  const [email = []] = await emailsLater();
  expect(email).toHaveLength(21);
  expect(email[0]).toBe('The newest are below. You can read 3 earlier ones on Mandap.');
  expect([email[1], email[20]]).toEqual(['“Message 4”', '“Message 23”']);
});

test('nothing is sent to a deleted account', async () => {
  const [user, venue] = [await makeUser(), await makeVenue()];
  const { bookingId } = await makeBooking(user.id, venue.id);
  await send(await loggedIn(user.id), bookingId, 'Hello');
  await app().sql(`DELETE FROM account WHERE id = $1`, [venue.id]);
  expect(await emailsLater()).toEqual([]);
});

test('no email contains a code, not even that of another enquiry of the couple', async () => {
  const couple = await loggedIn((await makeUser()).id);
  const [first, second] = [await makeVenue(), await makeVenue()];
  const { booking: earlier } = await sendEnquiry(couple, first.id);
  const message = `Our code is ${earlier?.code}`;
  const { booking } = await sendEnquiry(couple, second.id, { message });
  const id = booking?.id ?? '';
  const owner = await loggedIn(second.id);
  await send(couple, id, `${message}, or ${booking?.code}`);
  const quoteId = await makeQuote({ bookingId: id });
  await couple.gql(
    'mutation D($id: ID!, $note: String!) { declineQuote(id: $id, note: $note) { userErrors { message } } }',
    { id: quoteId, note: message },
  );
  await app().sql(`UPDATE graphile_worker._private_jobs SET run_at = now() WHERE key LIKE 'message-email:%'`);
  await owner.gql(
    'mutation R($id: ID!, $note: String) { rejectBooking(id: $id, reason: OTHER, note: $note) { userErrors { message } } }',
    { id, note: message },
  );
  const hidden = (await sentEmails()).flatMap(({ paragraphs }) =>
    paragraphs.filter((paragraph) => paragraph.includes('Our code is')),
  );
  // The enquiry, the message, the declined quote, and the rejection to both.
  expect(hidden).toHaveLength(5);
  for (const paragraph of hidden) expect(paragraph).toMatch(/Our code is ••••••(, or ••••••)?”?$/);
});
