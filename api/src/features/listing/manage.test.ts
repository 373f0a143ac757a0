import { describe, expect, test } from '@jest/globals';
import { makeAdmin } from '../admin/admin.factory.js';
import { newId } from '../../core/ids.js';
import { makeVendor } from '../vendor/vendor.factory.js';
import { makeVenue } from '../venue/venue.factory.js';
import { app, useApp } from '../../../test/app.js';
import { loggedIn, type Client } from '../../../test/client.js';

useApp();

const admin = async () => loggedIn((await makeAdmin()).id);

interface Listed {
  nodes: { id: string; name: string }[];
  totalCount: number;
  pageInfo: { endCursor: string; hasNextPage: boolean };
}

const VENUES = `query V($status: ListingStatus, $search: String, $city: String, $type: VenueType,
  $sort: ManagedListingSort, $descending: Boolean, $page: Int, $first: Int, $after: String) {
  list: managedVenues(status: $status, search: $search, city: $city, type: $type, sort: $sort,
    descending: $descending, page: $page, first: $first, after: $after) {
    nodes { id name } totalCount pageInfo { endCursor hasNextPage } } }`;

async function venues(caller: Client, variables: object): Promise<Listed> {
  const { data, errors } = await caller.gql<{ list: Listed }>(VENUES, variables);
  expect(errors).toBeUndefined();
  return data.list;
}

const names = ({ nodes }: Listed) => nodes.map(({ name }) => name);

describe('the table of venues', () => {
  test('lists all statuses, or one', async () => {
    const city = 'Stateville';
    await makeVenue({ city, name: 'Waits', status: 'pending' });
    await makeVenue({ city, name: 'Public', status: 'approved' });
    await makeVenue({ city, name: 'Turned down', status: 'rejected' });
    await makeVendor({ city });
    const caller = await admin();
    expect(names(await venues(caller, { city })).sort()).toEqual(['Public', 'Turned down', 'Waits']);
    expect(names(await venues(caller, { city, status: 'PENDING' }))).toEqual(['Waits']);
    expect(names(await venues(caller, { city, status: 'REJECTED' }))).toEqual(['Turned down']);
  });

  test('finds name, city and state; wildcards match literally', async () => {
    await makeVenue({ city: 'Findville', name: '100% Lawn' });
    await makeVenue({ city: 'Findville', name: 'Ordinary Lawn' });
    const caller = await admin();
    expect(names(await venues(caller, { search: 'findv' })).sort()).toEqual(['100% Lawn', 'Ordinary Lawn']);
    expect(names(await venues(caller, { search: '0% l' }))).toEqual(['100% Lawn']);
    expect(names(await venues(caller, { search: 'nothing like it' }))).toEqual([]);
  });

  test('finds and counts a listing behind thousands of others', async () => {
    const { id } = await makeVenue({ city: 'Farville', name: 'Banyan Far' });
    await makeVenue({ city: 'Farville', name: 'Banyan Further' });
    // Newer copies.
    await app().sql(
      `WITH copy AS (
         SELECT gen_random_uuid() AS id, translate(n::text, '0123456789', 'abcdefghij') || '@copies.example' AS email
         FROM generate_series(1, 5100) n
       ), owner AS (
         INSERT INTO account SELECT (jsonb_populate_record(a, jsonb_build_object(
           'id', copy.id, 'email', copy.email))).* FROM account a, copy WHERE a.id = $1)
       INSERT INTO listing (id, kind, name, owner_name, email, phone, city, created_at, guest_capacity, food_packages,
         features, how_to_reach, policies, venue_types, facilities)
       SELECT copy.id, kind, 'Copy', owner_name, copy.email, phone, 'Copyville',
         now() + interval '1 hour', guest_capacity, food_packages, features, how_to_reach, policies, venue_types,
         facilities FROM listing l, copy WHERE l.id = $1`,
      [id],
    );
    const caller = await admin();
    const found = await venues(caller, { search: 'banyan f', first: 1 });
    expect(found).toMatchObject({ totalCount: 2, nodes: [{ name: 'Banyan Further' }] });
    const after = found.pageInfo.endCursor;
    expect(names(await venues(caller, { search: 'banyan f', first: 1, after }))).toEqual(['Banyan Far']);
    expect(names(await venues(caller, { search: 'banyan f', first: 1, page: 2 }))).toEqual(['Banyan Far']);
    expect(await venues(caller, { search: 'copyville' })).toMatchObject({ totalCount: 5100 });
  });

  test('finds email addresses and phone numbers too', async () => {
    await makeVenue({ name: 'Reachable', phone: '+91 294 241 7700', email: 'office@reachable.example' });
    await makeVenue({ name: 'Studio 2417', phone: '0145 000 0000' });
    const caller = await admin();
    for (const search of [
      'office@reach',
      'OFFICE@REACHABLE.EXAMPLE',
      '0294 241 7700',
      '2942417700',
      '+91 294-2417700',
    ])
      expect(names(await venues(caller, { search }))).toEqual(['Reachable']);
    // Digits may also be part of a name.
    expect(names(await venues(caller, { search: '2417' })).sort()).toEqual(['Reachable', 'Studio 2417']);
    for (const search of ['office', '%@reach', '0294 241 7701'])
      expect(names(await venues(caller, { search }))).toEqual([]);
    const [row] = await app().sql<{ indexdef: string }>(
      `SELECT indexdef FROM pg_indexes WHERE indexname = 'listing_contacts'`,
    );
    expect(row?.indexdef).toContain('gin_trgm_ops');
  });

  test('sorts in each order and direction, by pages and by cursors', async () => {
    const city = 'Orderville';
    for (const [index, name] of ['banyan', 'Acacia', 'champa', 'Deodar', 'elm'].entries())
      await makeVenue({ city, name, rank: (index * 3) % 5 });
    const caller = await admin();
    const sorted = async (sort: string, descending: boolean) =>
      names(await venues(caller, { city, sort, descending }));
    expect(await sorted('NAME', false)).toEqual(['Acacia', 'banyan', 'champa', 'Deodar', 'elm']);
    expect(await sorted('RANK', true)).toEqual(['Deodar', 'Acacia', 'elm', 'champa', 'banyan']);
    for (const sort of ['NAME', 'RANK', 'REGISTERED'])
      for (const descending of [true, false]) {
        const whole = await sorted(sort, descending);
        expect(whole).toEqual((await sorted(sort, !descending)).reverse());
        const byPages: string[] = [];
        const byCursors: string[] = [];
        let after: string | undefined;
        for (const page of [1, 2, 3]) {
          byPages.push(...names(await venues(caller, { city, sort, descending, page, first: 2 })));
          const next = await venues(caller, { city, sort, descending, after, first: 2 });
          byCursors.push(...names(next));
          after = next.pageInfo.endCursor;
          expect(next.pageInfo.hasNextPage).toBe(page < 3);
        }
        expect([byPages, byCursors]).toEqual([whole, whole]);
      }
  });

  test('counts the matches, again after changes', async () => {
    const city = 'Countville';
    const caller = await admin();
    await makeVenue({ city });
    expect((await venues(caller, { city })).totalCount).toBe(1);
    await makeVenue({ city });
    // The notification of the change arrives on another connection.
    let { totalCount } = await venues(caller, { city });
    for (let i = 0; i < 50 && totalCount < 2; i++) ({ totalCount } = await venues(caller, { city }));
    expect(totalCount).toBe(2);
  });

  test.each([
    { first: 0 },
    { first: 51 },
    { page: 0 },
    { page: 201 },
    { search: 'x'.repeat(81) },
    { after: 'no' },
  ])('rejects %j', async (variables) => {
    const { errors } = await (await admin()).gql(VENUES, variables);
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });
});

test('filters vendors by category', async () => {
  const city = 'Vendorville';
  const { id } = await makeVendor({ city, category: 'Dhol', status: 'pending' });
  await makeVendor({ city, category: 'DJ' });
  const { data } = await (
    await admin()
  ).gql<{ list: Listed }>(
    `{ list: managedVendors(city: "${city}", category: "dhol") { nodes { id } totalCount } }`,
  );
  expect(data.list).toEqual({ nodes: [{ id }], totalCount: 1 });
});

test('counts by status are per kind', async () => {
  const caller = await admin();
  const counts = async () =>
    (
      await caller.gql<{ venue: Record<string, number>; vendor: Record<string, number> }>(
        '{ venue: listingCounts(kind: VENUE) { pending approved rejected } vendor: listingCounts(kind: VENDOR) { rejected } }',
      )
    ).data;
  const [made] = await app().sql<{ pending: number; rejected: number }>(
    `SELECT count(*) FILTER (WHERE status = 'pending')::int AS pending,
            count(*) FILTER (WHERE status = 'rejected')::int AS rejected FROM listing WHERE kind = 'venue'`,
  );
  let found = await counts();
  for (let i = 0; i < 50 && found.venue.pending !== made?.pending; i++) found = await counts();
  expect(found.venue).toMatchObject(made ?? {});
});

test('counts by status follow the search', async () => {
  const name = 'Countable Kothi';
  for (const status of ['pending', 'approved', 'approved'] as const) await makeVenue({ name, status });
  await makeVendor({ name, status: 'rejected' });
  const counts = async (search: string) =>
    (
      await (
        await admin()
      ).gql<{ venue: object; vendor: object }>(
        `query C($search: String) { venue: listingCounts(kind: VENUE, search: $search) { pending approved rejected }
           vendor: listingCounts(kind: VENDOR, search: $search) { pending approved rejected } }`,
        { search },
      )
    ).data;
  expect(await counts('countable KOTHI')).toEqual({
    venue: { pending: 1, approved: 2, rejected: 0 },
    vendor: { pending: 0, approved: 0, rejected: 1 },
  });
  const none = { pending: 0, approved: 0, rejected: 0 };
  expect(await counts('countable%kothi')).toEqual({ venue: none, vendor: none });
});

describe('bulk decisions', () => {
  const DECIDE = `mutation D($ids: [ID!]!, $approve: Boolean!, $reason: String) {
    answer: decideListings(ids: $ids, approve: $approve, reason: $reason) {
      changed skipped { id name message } userErrors { code field message } } }`;
  interface Answer {
    answer: {
      changed: string[] | null;
      skipped: { id: string; name: string | null; message: string }[] | null;
      userErrors: { code: string; field: string; message: string }[];
    };
  }
  const decide = (caller: Client, ids: string[], approve: boolean, reason?: string) =>
    caller.gql<Answer>(DECIDE, { ids, approve, reason });
  const statuses = async (ids: string[]) =>
    (
      await app().sql<{ status: string }>(
        `SELECT status FROM listing WHERE id = ANY($1::uuid[]) ORDER BY id`,
        [ids],
      )
    ).map(({ status }) => status);
  const pending = async (count: number) =>
    Promise.all(
      Array.from({ length: count }, async (_, i) =>
        i % 2 ? (await makeVenue({ status: 'pending' })).id : (await makeVendor({ status: 'pending' })).id,
      ),
    );
  const audits = (ids: string[]) =>
    app().sql(`SELECT target_id FROM audit WHERE action = 'listing.decide' AND target_id = ANY($1::uuid[])`, [
      ids,
    ]);

  test('decide each listing, notify each owner and audit each decision', async () => {
    const ids = await pending(3);
    const { data } = await decide(await admin(), ids, false, 'Please add pictures');
    expect(data.answer).toEqual({ changed: [...ids].sort(), skipped: [], userErrors: [] });
    expect(await statuses(ids)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(await audits(ids)).toHaveLength(3);
    expect(
      await app().sql(`SELECT 1 FROM notification WHERE kind = 'listing_rejected' AND account_id = ANY($1)`, [
        ids,
      ]),
    ).toHaveLength(3);
  });

  test('report those that could not be changed, and continue with the others', async () => {
    const [first = '', second = ''] = await pending(2);
    const { id: decided, name } = await makeVenue({ status: 'rejected', name: 'Decided before' });
    const absent = newId();
    const { data } = await decide(await admin(), [decided, first, absent, second, first], true);
    expect(data.answer.changed).toEqual([first, second].sort());
    expect(data.answer.skipped).toEqual(
      expect.arrayContaining([
        { id: decided, name, message: 'This listing is already rejected.' },
        { id: absent, name: null, message: 'Listing not found' },
      ]),
    );
    expect(await audits([decided, absent])).toEqual([]);
  });

  test('by two concurrent admins decide each listing once, in any order', async () => {
    const ids = await pending(12);
    const [one, other] = [await admin(), await admin()];
    const answers = await Promise.all([
      decide(one, ids, true),
      decide(other, ids.toReversed(), false, 'No pictures'),
    ]);
    const decided = answers.flatMap(({ data }) => data.answer.changed ?? []);
    expect(decided.sort()).toEqual([...ids].sort());
    expect(await audits(ids)).toHaveLength(12);
  });

  test.each([
    [[], true, undefined, 'ids'],
    [Array.from({ length: 51 }, newId), true, undefined, 'ids'],
    [['no id'], true, undefined, 'ids[0]'],
    [[newId()], false, undefined, 'reason'],
    [[newId()], false, '  ', 'reason'],
  ])('reject %j, %s, %s', async (ids, approve, reason, field) => {
    const { data } = await decide(await admin(), ids, approve, reason);
    expect(data.answer.userErrors[0]).toMatchObject({ code: 'INVALID', field });
    expect(data.answer.changed).toBeNull();
  });
});
