import { describe, expect, test } from '@jest/globals';
import { makeAdmin } from '../admin/admin.factory.js';
import { makeUser } from '../user/user.factory.js';
import { makeVendor } from '../vendor/vendor.factory.js';
import { makeVenue } from '../venue/venue.factory.js';
import { app, useApp } from '../../../test/app.js';
import { client, loggedIn, type Client } from '../../../test/client.js';
import { reject } from '../../../test/permissions/scene.js';

useApp();

interface Answer {
  answer: {
    id: string | null;
    status: string | null;
    dailyCapacity: number | null;
    userErrors: { code: string; field: string | null; message: string }[];
  };
}

const answerOf = async (caller: Client, call: string) => {
  const { data, errors } = await caller.gql<Answer>(
    `mutation { answer: ${call} { id status dailyCapacity userErrors { code field message } } }`,
  );
  expect(errors).toBeUndefined();
  return data.answer;
};
const row = async (id: string) =>
  (
    await app().sql<{ status: string; reason: string | null; again: Date | null }>(
      `SELECT status, rejection_reason AS reason, resubmitted_at AS again FROM listing WHERE id = $1`,
      [id],
    )
  )[0];

describe('resubmitting', () => {
  test.each([
    ['venue', makeVenue],
    ['vendor', makeVendor],
  ])('makes a rejected %s pending again, without the reason; idempotent', async (_, make) => {
    const { id } = await make();
    await reject(id);
    const owner = await loggedIn(id);
    const again = { id, status: 'PENDING', dailyCapacity: 1, userErrors: [] };
    expect(await answerOf(owner, 'resubmitListing')).toEqual(again);
    const first = await row(id);
    expect(first).toEqual({ status: 'pending', reason: null, again: expect.any(Date) });
    expect(await answerOf(owner, 'resubmitListing')).toEqual(again);
    expect(await row(id)).toEqual(first);
  });

  test('leads to a new decision, for the resubmitted listing only', async () => {
    const [{ id }, other, admin] = [
      await makeVenue(),
      await makeVenue(),
      await loggedIn((await makeAdmin()).id),
    ];
    await reject(id);
    await reject(other.id);
    await answerOf(await loggedIn(id), 'resubmitListing');
    const { data } = await admin.gql<{ decideListing: { status: string } }>(
      `mutation D($id: ID!) { decideListing(id: $id, approve: true) { status } }`,
      { id },
    );
    expect(data.decideListing.status).toBe('APPROVED');
    expect(await row(other.id)).toMatchObject({ status: 'rejected', reason: 'No pictures' });
  });

  test('leaves an approved listing unchanged', async () => {
    const { id } = await makeVenue();
    expect((await answerOf(await loggedIn(id), 'resubmitListing')).userErrors).toEqual([
      { code: 'CONFLICT', field: null, message: 'Your listing is already approved.' },
    ]);
    expect(await row(id)).toEqual({ status: 'approved', reason: null, again: null });
  });
});

describe('the daily capacity', () => {
  test('is set by the owner, for their own listing', async () => {
    const [{ id }, other] = [await makeVendor(), await makeVenue()];
    expect(await answerOf(await loggedIn(id), 'setDailyCapacity(dailyCapacity: 4)')).toMatchObject({
      id,
      dailyCapacity: 4,
      userErrors: [],
    });
    const rows = await app().sql(`SELECT daily_capacity AS capacity FROM listing WHERE id = ANY($1)`, [
      [id, other.id],
    ]);
    expect(rows.toSorted()).toEqual(expect.arrayContaining([{ capacity: 4 }, { capacity: 1 }]));
  });

  test.each([
    [0, 'At least 1'],
    [51, 'At most 50'],
  ])('%i is rejected at its field', async (capacity, message) => {
    const { id } = await makeVenue();
    const { userErrors } = await answerOf(await loggedIn(id), `setDailyCapacity(dailyCapacity: ${capacity})`);
    expect(userErrors).toEqual([{ code: 'INVALID', field: 'dailyCapacity', message }]);
  });
});

describe('owner details', () => {
  const BACKSTAGE = 'ownerName dailyCapacity rejectionReason resubmittedAt';
  interface Venue {
    venue: { ownerName: string | null } | null;
  }
  const fetchVenue = async (caller: Client, id: string) =>
    (await caller.gql<Venue>(`query V($id: ID!) { venue(id: $id) { ${BACKSTAGE} } }`, { id })).data.venue;

  test('are hidden from everybody else', async () => {
    const { id } = await makeVenue({ daily_capacity: 3 });
    const nothing = { ownerName: null, dailyCapacity: null, rejectionReason: null, resubmittedAt: null };
    const strangers = [
      client(),
      await loggedIn((await makeUser()).id),
      await loggedIn((await makeVenue()).id),
    ];
    for (const stranger of strangers) expect(await fetchVenue(stranger, id)).toEqual(nothing);
    const seen = { ...nothing, ownerName: 'Kumud Ranawat', dailyCapacity: 3 };
    for (const one of [await loggedIn(id), await loggedIn((await makeAdmin()).id)])
      expect(await fetchVenue(one, id)).toEqual(seen);
  });

  test('are in lists as well', async () => {
    const { id } = await makeVenue({ rank: 10, daily_capacity: 2 });
    const { data } = await (
      await loggedIn(id)
    ).gql<{ venues: { nodes: object[] } }>(`{ venues(first: 50) { nodes { id dailyCapacity } } }`);
    expect(data.venues.nodes).toContainEqual({ id, dailyCapacity: 2 });
  });

  const OWN =
    '{ me { listing { __typename id status rejectionReason ... on Venue { maxGuests } ... on Vendor { experienceYears } } } }';

  test('owners can read their own listing whatever its status', async () => {
    const own = async (id: string) => {
      const owner = await loggedIn(id);
      const { data, errors } = await owner.gql<{ me: { listing: object | null } }>(OWN);
      expect(errors).toBeUndefined();
      return data.me.listing;
    };
    const [venue, vendor, user] = [await makeVenue(), await makeVendor(), await makeUser()];
    await reject(venue.id);
    expect(await own(venue.id)).toEqual({
      ...{ __typename: 'Venue', id: venue.id, status: 'REJECTED' },
      ...{ rejectionReason: 'No pictures', maxGuests: 600 },
    });
    expect(await own(vendor.id)).toMatchObject({ __typename: 'Vendor', id: vendor.id, status: 'APPROVED' });
    expect(await own(user.id)).toBeNull();
  });
});
