import { beforeAll, describe, expect, test } from '@jest/globals';
import { app, useApp } from '../../../test/app.js';
import { client, loggedIn } from '../../../test/client.js';
import {
  inDays,
  makeBlockedPeriod,
  makeBooking,
  makeOfflineBooking,
} from '../../../test/permissions/scene.js';
import { makeUser } from '../user/user.factory.js';
import { makeVendor } from '../vendor/vendor.factory.js';
import { makeVenue } from '../venue/venue.factory.js';

useApp();

interface Found {
  nodes: { name: string }[];
  totalCount: number;
  pageInfo: { endCursor: string; hasNextPage: boolean };
}

const list = async (field: 'venues' | 'vendors', args: string) => {
  const { data, errors } = await client().gql<Record<string, Found>>(
    `{ ${field}(${args}) { nodes { name } totalCount pageInfo { endCursor hasNextPage } } }`,
  );
  expect(errors).toBeUndefined();
  return data[field] as Found;
};
const namesIn = async (field: 'venues' | 'vendors', args: string) =>
  (await list(field, args)).nodes.map(({ name }) => name).sort();

const DAY = inDays(70);

/** A stored response is a GET without a cookie. */
const stored = async (query: string): Promise<{ body: string; isHit: boolean }> => {
  const response = await fetch(`${app().url}/graphql?query=${encodeURIComponent(query)}`, {
    headers: { accept: 'application/json' },
  });
  return {
    body: await response.text(),
    isHit: response.headers.get('cache-status')?.includes('hit') ?? false,
  };
};

describe('a search by date', () => {
  const names = ['Free Mahal', 'Booked Mahal', 'Offline Mahal', 'Blocked Mahal', 'Roomy Mahal'];
  const ids = new Map<string, string>();

  beforeAll(async () => {
    for (const name of names)
      ids.set(
        name,
        (await makeVenue({ name, city: 'Udaipur', daily_capacity: name === 'Roomy Mahal' ? 2 : 1 })).id,
      );
    const id = (name: string) => ids.get(name) ?? '';
    const approve = async (listingId: string) =>
      app().sql(`UPDATE booking SET status = 'approved', decided_at = now(), event_date = $2 WHERE id = $1`, [
        (await makeBooking((await makeUser()).id, listingId)).bookingId,
        DAY,
      ]);
    await approve(id('Booked Mahal'));
    await approve(id('Roomy Mahal'));
    await makeOfflineBooking(id('Offline Mahal'), DAY);
    await makeBlockedPeriod(id('Blocked Mahal'), inDays(60), inDays(80));
    const vendor = await makeVendor({ name: 'Busy Studio', category: 'DJ' });
    await makeVendor({ name: 'Idle Studio', category: 'DJ' });
    await makeBlockedPeriod(vendor.id, DAY);
  });

  test.each([
    'filter: { availableOn: "DAY", search: "mahal" }',
    'filter: { availableOn: "DAY", search: "mahal", city: "udaipur" }',
    'filter: { availableOn: "DAY", city: "udaipur" }',
    'filter: { availableOn: "DAY", city: "udaipur" }, sort: PRICE_LOW',
    'filter: { availableOn: "DAY", search: "ud" }, sort: RATING',
  ])('returns only venues that accept bookings: %s', async (args) => {
    const { nodes, totalCount } = await list('venues', `first: 50, ${args.replace('DAY', DAY)}`);
    const found = nodes.map(({ name }) => name).filter((name) => names.includes(name));
    expect(found.sort()).toEqual(['Free Mahal', 'Roomy Mahal']);
    expect(totalCount).toBe(nodes.length);
  });

  test('combines with a category of vendors', async () => {
    expect(await namesIn('vendors', `filter: { availableOn: "${DAY}", category: "DJ" }`)).toEqual([
      'Idle Studio',
    ]);
    expect(await namesIn('vendors', `filter: { availableOn: "${inDays(71)}", category: "DJ" }`)).toEqual([
      'Busy Studio',
      'Idle Studio',
    ]);
  });

  test('counts and pages what it returns', async () => {
    const filter = `filter: { availableOn: "${DAY}", search: "mahal" }`;
    const first = await list('venues', `first: 1, ${filter}`);
    expect(first).toMatchObject({ totalCount: 2, pageInfo: { hasNextPage: true } });
    const after = await list('venues', `first: 1, after: "${first.pageInfo.endCursor}", ${filter}`);
    const second = await list('venues', `first: 1, page: 2, ${filter}`);
    expect(second.nodes).toEqual(after.nodes);
    expect([...first.nodes, ...second.nodes].map(({ name }) => name).sort()).toEqual([
      'Free Mahal',
      'Roomy Mahal',
    ]);
    expect(second.pageInfo.hasNextPage).toBe(false);
  });

  test.each(['2020-01-01', '2027-02-30', 'soon', inDays(1900)])('rejects %j', async (day) => {
    const { errors } = await client().gql(`{ venues(filter: { availableOn: "${day}" }) { totalCount } }`);
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });

  test('is never answered by an outdated stored response', async () => {
    const { id } = await makeVenue({ name: 'Stored Bagh', city: 'Jaipur', daily_capacity: 2 });
    const owner = await loggedIn(id);
    const day = inDays(33);
    const search = `{ venues(filter: { availableOn: "${day}", search: "stored bagh" }) { totalCount nodes { name } } }`;
    const calendar = `{ availability(listingId: "${id}", from: "${day}", to: "${day}") { status } }`;
    /** Returns what both stored responses say, after making sure that they are stored. */
    const seen = async () => {
      const [found, days] = [await stored(search), await stored(calendar)];
      await expect(stored(search)).resolves.toEqual({ ...found, isHit: true });
      await expect(stored(calendar)).resolves.toEqual({ ...days, isHit: true });
      return [
        (JSON.parse(found.body) as { data: { venues: Found } }).data.venues.totalCount,
        (JSON.parse(days.body) as { data: { availability: { status: string }[] } }).data.availability[0]
          ?.status,
      ];
    };
    const act = async (document: string, variables: object) => {
      const { data, errors } = await owner.gql<{ r: { userErrors: unknown[]; saved?: { id: string } } }>(
        document,
        variables,
      );
      expect([errors, data.r.userErrors]).toEqual([undefined, []]);
      return data.r.saved?.id ?? '';
    };
    const errors = 'userErrors { message }';
    const approveOn = async (date: string) => {
      const { bookingId, code } = await makeBooking((await makeUser()).id, id);
      await app().sql(`UPDATE booking SET event_date = $2 WHERE id = $1`, [bookingId, date]);
      await act(
        `mutation A($id: ID!, $code: String!) { r: approveBooking(id: $id, code: $code) { ${errors} } }`,
        {
          id: bookingId,
          code,
        },
      );
      return bookingId;
    };
    expect(await seen()).toEqual([1, 'FREE']);
    const booking = await approveOn(day);
    expect(await seen()).toEqual([1, 'LAST_PLACE']);
    await approveOn(day);
    expect(await seen()).toEqual([0, 'FULL']);
    await app().sql(`UPDATE booking SET requested_date = $2 WHERE id = $1`, [booking, inDays(34)]);
    await act(
      `mutation M($id: ID!, $date: String!) { r: acceptReschedule(id: $id, date: $date) { ${errors} } }`,
      {
        id: booking,
        date: inDays(34),
      },
    );
    expect(await seen()).toEqual([1, 'LAST_PLACE']);
    const period = await act(
      `mutation B($input: BlockedPeriodInput!) { r: blockDays(input: $input) { saved: blockedPeriod { id } ${errors} } }`,
      { input: { firstDay: day, lastDay: day } },
    );
    expect(await seen()).toEqual([0, 'FULL']);
    await act(`mutation D($id: ID!) { r: deleteBlockedPeriod(id: $id) { ${errors} } }`, { id: period });
    expect(await seen()).toEqual([1, 'LAST_PLACE']);
    const offline = await act(
      `mutation O($input: OfflineBookingInput!) { r: addOfflineBooking(input: $input) { saved: offlineBooking { id } ${errors} } }`,
      { input: { date: day, name: 'Kavya' } },
    );
    expect(await seen()).toEqual([0, 'FULL']);
    await act(`mutation D($id: ID!) { r: deleteOfflineBooking(id: $id) { ${errors} } }`, { id: offline });
    await app().sql(`UPDATE listing SET daily_capacity = 1 WHERE id = $1`, [id]);
    expect(await seen()).toEqual([0, 'FULL']);
  });
});
