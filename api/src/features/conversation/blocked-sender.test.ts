import { describe, expect, test } from '@jest/globals';
import { app, useApp } from '../../../test/app.js';
import { loggedIn } from '../../../test/client.js';
import { sentEmails } from '../../../test/messages/outbox.js';
import { notificationsOf } from '../../../test/notifications.js';
import {
  inDays,
  makeBooking,
  makeDateOffer,
  makeQuote,
  makeVisit,
  requestReschedule,
  type Fixtures,
} from '../../../test/permissions/scene.js';
import { makeUser } from '../user/user.factory.js';
import { makeVenue } from '../venue/venue.factory.js';

useApp();

interface Act {
  by: 'couple' | 'owner';
  /** Returns a mutation, after what has to precede it. */
  mutation: (fixtures: Fixtures) => string | Promise<string>;
}

const approve = (bookingId: string) =>
  app().sql(`UPDATE booking SET status = 'approved', decided_at = now() WHERE id = $1`, [bookingId]);

/** What reaches the other party unless it has blocked the sender. */
const SILENT: Record<string, Act> = {
  'changes the date': {
    by: 'couple',
    mutation: ({ bookingId }) => `updateEnquiry(input: { id: "${bookingId}", date: "${inDays(95)}" })`,
  },
  'changes the guests': {
    by: 'couple',
    mutation: ({ bookingId }) =>
      `updateEnquiry(input: { id: "${bookingId}", date: "${inDays(90)}", guests: 420 })`,
  },
  'requests another date': {
    by: 'couple',
    async mutation({ bookingId }) {
      await approve(bookingId);
      return `requestReschedule(id: "${bookingId}", date: "${inDays(95)}")`;
    },
  },
  'accepts an offered date': {
    by: 'couple',
    async mutation(fixtures) {
      const { id, date } = await makeDateOffer(fixtures);
      return `acceptDateOffer(id: "${id}", date: "${date}")`;
    },
  },
  'declines the offered dates': {
    by: 'couple',
    mutation: async (fixtures) => `declineDateOffer(id: "${(await makeDateOffer(fixtures)).id}")`,
  },
  withdraws: { by: 'couple', mutation: ({ bookingId }) => `withdrawBooking(id: "${bookingId}")` },
  'declines a quote': {
    by: 'couple',
    mutation: async (fixtures) => `declineQuote(id: "${await makeQuote(fixtures)}")`,
  },
  'cancels a requested visit': {
    by: 'couple',
    mutation: async (fixtures) => `cancelVisit(id: "${(await makeVisit(fixtures)).id}")`,
  },
  'cancels an offered visit': {
    by: 'owner',
    mutation: async (fixtures) => `cancelVisit(id: "${(await makeVisit(fixtures, 'offered')).id}")`,
  },
};

/** What the other party relies on: it is sent in any case. */
const ANNOUNCED: Record<string, Act> = {
  'approves the enquiry': {
    by: 'owner',
    mutation: ({ bookingId, code }) => `approveBooking(id: "${bookingId}", code: "${code}")`,
  },
  'rejects the enquiry': { by: 'owner', mutation: ({ bookingId }) => `rejectBooking(id: "${bookingId}")` },
  'accepts the requested date': {
    by: 'owner',
    async mutation(fixtures) {
      const { id, date } = await requestReschedule(fixtures);
      return `acceptReschedule(id: "${id}", date: "${date}")`;
    },
  },
  'declines the requested date': {
    by: 'owner',
    async mutation(fixtures) {
      const { id, date } = await requestReschedule(fixtures);
      return `declineReschedule(id: "${id}", date: "${date}")`;
    },
  },
  'cancels a confirmed visit': {
    by: 'couple',
    mutation: async (fixtures) => `cancelVisit(id: "${(await makeVisit(fixtures, 'confirmed')).id}")`,
  },
  'calls off a confirmed visit': {
    by: 'owner',
    mutation: async (fixtures) => `cancelVisit(id: "${(await makeVisit(fixtures, 'confirmed')).id}")`,
  },
};

/** Runs a mutation of one party. Returns what the other gets: subjects of emails and kinds of notifications. */
async function received({ by, mutation }: Act, blocker?: 'sender' | 'recipient'): Promise<string[]> {
  const [user, venue] = [await makeUser(), await makeVenue()];
  const fixtures = await makeBooking(user.id, venue.id);
  const [sender, recipient] = by === 'couple' ? [user, venue] : [venue, user];
  const call = await mutation(fixtures);
  if (blocker) {
    const [from, to] = blocker === 'recipient' ? [recipient, sender] : [sender, recipient];
    await app().sql(`INSERT INTO account_block (account_id, blocked_id) VALUES ($1, $2)`, [from.id, to.id]);
  }
  await sentEmails();
  const { data, errors } = await (
    await loggedIn(sender.id)
  ).gql<{ changed: { userErrors: object[] } }>(`mutation { changed: ${call} { userErrors { message } } }`);
  expect([data.changed.userErrors, errors]).toEqual([[], undefined]);
  const emails = (await sentEmails()).filter(({ to }) => to === recipient.email);
  return [
    ...emails.map(({ subject }) => subject),
    ...(await notificationsOf(recipient.id)).map(({ kind }) => kind),
  ];
}

describe.each(Object.entries(SILENT))('if one party %s', (_name, act) => {
  test('the other gets nothing after blocking them', async () => {
    expect(await received(act, 'recipient')).toEqual([]);
  });

  test('the other is notified as usual without a block, or if only the sender has blocked', async () => {
    const usual = await received(act);
    expect(usual).not.toEqual([]);
    expect(await received(act, 'sender')).toHaveLength(usual.length);
  });
});

test.each(Object.entries(ANNOUNCED))(
  'if one party %s, the other is notified even after blocking them',
  async (_name, act) => {
    const usual = await received(act);
    expect(usual).not.toEqual([]);
    expect(await received(act, 'recipient')).toHaveLength(usual.length);
  },
);

test('a requested visit after the event’s new date is cancelled without telling who blocked the couple', async () => {
  const act: Act = {
    by: 'couple',
    async mutation(fixtures) {
      await makeVisit(fixtures);
      return `updateEnquiry(input: { id: "${fixtures.bookingId}", date: "${inDays(5)}" })`;
    },
  };
  expect(await received(act)).toContain('visit_cancelled');
  expect(await received(act, 'recipient')).toEqual([]);
});
