import { describe, expect, test } from '@jest/globals';
import { makeUser } from '../user/user.factory.js';
import { makeVendor } from '../vendor/vendor.factory.js';
import { makeVenue } from '../venue/venue.factory.js';
import { app, useApp } from '../../../test/app.js';
import { client, loggedIn, type Client } from '../../../test/client.js';
import { notificationsOf } from '../../../test/notifications.js';
import { newId } from '../../core/ids.js';
import { admin, OUTCOME, REASON, reinstate, stateOf, suspend, type Outcome } from './suspend.factory.js';

useApp();

describe('suspending', () => {
  test.each([makeVenue, makeVendor])('is audited, and the owner receives the reason', async (make) => {
    const { id, email } = await make({ name: 'Rani Bagh', owner_name: 'Kumud Ranawat' });
    expect(await suspend(await admin(), [id])).toEqual({ changed: [id], skipped: [], userErrors: [] });
    expect(await stateOf(id)).toEqual({ status: 'suspended', reason: REASON, dated: true });
    expect(await app().sql(`SELECT action, before, after FROM audit WHERE target_id = $1`, [id])).toEqual([
      {
        action: 'listing.suspend',
        before: { status: 'approved' },
        after: { status: 'suspended', reason: REASON },
      },
    ]);
    expect(await notificationsOf(id)).toMatchObject([
      { kind: 'listing_suspended', text: `Rani Bagh is suspended: ${REASON}` },
    ]);
    const [mail] = await emailsTo(email);
    expect(mail).toMatchObject({ subject: 'Rani Bagh is suspended' });
    expect(mail?.paragraphs).toContain(REASON);
  });

  test('can be reversed: the listing is restored, and the owner is notified', async () => {
    const { id, email } = await makeVenue({ name: 'Rani Bagh' });
    const caller = await admin();
    await suspend(caller, [id]);
    expect(await reinstate(caller, [id])).toEqual({ changed: [id], skipped: [], userErrors: [] });
    expect(await stateOf(id)).toEqual({ status: 'approved', reason: null, dated: false });
    expect(await app().sql(`SELECT action FROM audit WHERE target_id = $1 ORDER BY id`, [id])).toEqual([
      { action: 'listing.suspend' },
      { action: 'listing.reinstate' },
    ]);
    expect(await app().sql(`SELECT kind FROM notification WHERE account_id = $1 ORDER BY id`, [id])).toEqual([
      { kind: 'listing_suspended' },
      { kind: 'listing_reinstated' },
    ]);
    expect((await emailsTo(email)).map(({ subject }) => subject)).toEqual([
      'Rani Bagh is suspended',
      'Rani Bagh is public again',
    ]);
    const { data } = await client().gql<{ venue: { status: string } | null }>(
      'query Q($id: ID!) { venue(id: $id) { status } }',
      { id },
    );
    expect(data.venue).toEqual({ status: 'APPROVED' });
  });

  test('requires a reason and approved listings; others are reported', async () => {
    const caller = await admin();
    const [approved, pending, rejected, suspended] = [
      await makeVenue(),
      await makeVendor({ status: 'pending', name: 'Not yet' }),
      await makeVenue({ status: 'rejected', name: 'Never' }),
      await makeVenue({ status: 'suspended', name: 'Already' }),
    ];
    expect((await suspend(caller, [approved.id], ' ')).userErrors).toEqual([
      {
        code: 'INVALID',
        field: 'reason',
        message: 'Please give a reason, so that the owner knows what to change',
      },
    ]);
    const absent = newId();
    const { changed, skipped } = await suspend(
      caller,
      [approved, pending, rejected, suspended].map(({ id }) => id).concat(absent),
    );
    expect(changed).toEqual([approved.id]);
    expect(new Map(skipped?.map(({ name, message }) => [name, message]))).toEqual(
      new Map([
        ['Not yet', 'Only approved listings can be suspended.'],
        ['Never', 'Only approved listings can be suspended.'],
        ['Already', 'This listing is already suspended.'],
        [null, 'Listing not found'],
      ]),
    );
    expect((await reinstate(caller, [pending.id])).skipped).toMatchObject([
      { message: 'This listing is not suspended.' },
    ]);
    const ids = Array.from({ length: 51 }, newId);
    expect((await suspend(caller, ids)).userErrors[0]?.message).toBe('At most 50 listings at once');
  });

  test('by several concurrent admins happens once', async () => {
    const { id } = await makeVenue();
    const admins = await Promise.all([admin(), admin(), admin()]);
    const outcomes = await Promise.all(admins.map((one) => suspend(one, [id])));
    expect(outcomes.flatMap(({ changed }) => changed ?? [])).toEqual([id]);
    expect(await app().sql(`SELECT FROM audit WHERE target_id = $1`, [id])).toHaveLength(1);
  });

  test('a suspended listing can’t be resubmitted, approved or rejected', async () => {
    const { id } = await makeVenue({ status: 'suspended' });
    const { data } = await (
      await loggedIn(id)
    ).gql<{ answer: Outcome }>('mutation { answer: resubmitListing { userErrors { code field message } } }');
    expect(data.answer.userErrors).toMatchObject([
      {
        message: 'Your listing is suspended. Write to us once you have changed what we asked for.',
      },
    ]);
    const decision = await (
      await admin()
    ).gql<{ answer: Outcome }>(
      `mutation D($ids: [ID!]!) { answer: decideListings(ids: $ids, approve: true) ${OUTCOME} }`,
      { ids: [id] },
    );
    expect(decision.data.answer.skipped).toMatchObject([{ message: 'This listing is already suspended.' }]);
    expect(await stateOf(id)).toMatchObject({ status: 'suspended' });
  });
});

describe('a suspended listing', () => {
  /** A suspended venue and vendor in a city and category of their own. */
  async function hidden() {
    const city = `Kishangarh ${newId().slice(-6)}`;
    const venue = await makeVenue({ city, name: `Phool Mahal ${city}`, rank: 10 });
    const vendor = await makeVendor({ city, name: `Phool Dhol ${city}`, category: 'TattooArtist' });
    await suspend(await admin(), [venue.id, vendor.id]);
    return { city, venue, vendor };
  }

  test('is in no list, search, suggestion, filter, count or sitemap', async () => {
    const { city, venue, vendor } = await hidden();
    // Public listings beside them show that the queries would find them.
    const [publicVenue, publicVendor] = [
      await makeVenue({ city: 'Bundi', rank: 9 }),
      await makeVendor({ city: 'Bundi', category: 'TattooArtist' }),
    ];
    const visitor = client();
    const { data, errors } = await visitor.gql(
      `query Q($city: String!, $venue: ID!, $vendor: ID!) {
         venues(filter: { city: $city }) { nodes { id } totalCount }
         found: venues(filter: { search: $city }) { nodes { id } }
         vendors(filter: { city: $city }) { nodes { id } totalCount }
         suggestions(term: $city) { key }
         venue(id: $venue) { id }
         vendor(id: $vendor) { id }
         node(id: $venue) { id }
       }`,
      { city, venue: venue.id, vendor: vendor.id },
    );
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      venues: { nodes: [], totalCount: 0 },
      found: { nodes: [] },
      vendors: { nodes: [], totalCount: 0 },
      suggestions: [],
      venue: null,
      vendor: null,
      node: null,
    });
    const everywhere = JSON.stringify([
      (await visitor.gql('{ cities { name } vendorCategories { key count } }')).data,
      (await visitor.rest('GET', '/venue/all')).body,
      (await visitor.rest('GET', '/venue/ranked/venues')).body,
      (await visitor.rest('GET', '/vendor/category/TattooArtist')).body,
      await (await visitor.fetch('/sitemaps/pages.xml')).text(),
      await (await visitor.fetch('/sitemaps/venues-1.xml')).text(),
      await (await visitor.fetch('/sitemaps/vendors-1.xml')).text(),
    ]);
    for (const trace of ['Bundi', publicVenue.id, publicVendor.id]) expect(everywhere).toContain(trace);
    expect(everywhere).toContain('"key":"TattooArtist","count":1');
    for (const trace of [city, venue.id, vendor.id]) expect(everywhere).not.toContain(trace);
  });

  test('shows its name to those who follow a link to it, and nothing else', async () => {
    const { city, venue } = await hidden();
    const approved = await makeVenue();
    const pending = await makeVenue({ status: 'pending' });
    const ask = async (id: string) =>
      (
        await client().gql<{ unavailableListing: object | null }>(
          'query Q($id: ID!) { unavailableListing(id: $id) { id kind name city } }',
          { id },
        )
      ).data.unavailableListing;
    expect(await ask(venue.id)).toEqual({ id: venue.id, kind: 'VENUE', name: venue.name, city });
    for (const id of [approved.id, pending.id, newId()]) expect(await ask(id)).toBeNull();
  });

  test('is visible to its owner and admins, with its status and reason', async () => {
    const { venue } = await hidden();
    const ask = async (caller: Client) =>
      (
        await caller.gql<{ venue: object | null }>(
          'query Q($id: ID!) { venue(id: $id) { status suspensionReason suspendedAt contact { phone } } }',
          { id: venue.id },
        )
      ).data.venue;
    for (const caller of [await admin(), await loggedIn(venue.id)])
      expect(await ask(caller)).toEqual({
        status: 'SUSPENDED',
        suspensionReason: REASON,
        suspendedAt: expect.any(String),
        contact: { phone: venue.phone },
      });
    for (const { id } of [await makeUser(), await makeVenue()])
      expect(await ask(await loggedIn(id))).toBeNull();
  });

  test('has its own tab in the admins’ tables', async () => {
    const { city, venue } = await hidden();
    const { data } = await (
      await admin()
    ).gql(
      `query Q($city: String!) {
         managedVenues(status: SUSPENDED, city: $city) { nodes { id status } }
         listingCounts(kind: VENUE, search: $city) { approved suspended }
       }`,
      { city },
    );
    expect(data).toEqual({
      managedVenues: { nodes: [{ id: venue.id, status: 'SUSPENDED' }] },
      listingCounts: { approved: 0, suspended: 1 },
    });
  });

  test('stays Approved in the REST API for its owner and admins, and is missing for others', async () => {
    const { city, venue, vendor } = await hidden();
    for (const [path, id] of [
      ['venue', venue.id],
      ['vendor', vendor.id],
    ] as const) {
      for (const caller of [await admin(), await loggedIn(id)]) {
        const { status, body } = await caller.rest<{ data: Record<string, { isVerified: string }> }>(
          'GET',
          `/${path}/${id}`,
        );
        expect(status).toBe(200);
        expect(JSON.stringify(body)).toContain('"isVerified":"Approved"');
      }
      for (const caller of [client(), await loggedIn((await makeUser()).id)])
        expect((await caller.rest('GET', `/${path}/${id}`)).status).toBe(404);
    }
    const list = await (await admin()).rest<{ data: object[] }>('GET', `/venue/all?city=${city}`);
    expect(list.body.data).toMatchObject([{ _id: venue.id, isVerified: 'Approved' }]);
    // Old clients send the whole listing back.
    const put = (caller: Client, isVerified: string) =>
      caller.rest('PUT', `/venue/${venue.id}`, { isVerified });
    expect((await put(await loggedIn(venue.id), 'Approved')).status).toBe(200);
    expect((await put(await admin(), 'Approved')).status).toBe(200);
    expect((await put(await admin(), 'Rejected')).status).toBe(409);
    expect(await stateOf(venue.id)).toMatchObject({ status: 'suspended' });
  });

  test('stays on wishlists as unavailable, and can’t be added', async () => {
    const venue = await makeVenue({ name: 'Rani Bagh' });
    const user = await makeUser();
    const couple = await loggedIn(user.id);
    const add = 'mutation M($id: ID!) { addToWishlist(listingId: $id) { userErrors { code } } }';
    await couple.gql(add, { id: venue.id });
    await suspend(await admin(), [venue.id]);
    const ask = '{ wishlist { totalCount nodes { listing { id } unavailable { name kind city } } } }';
    expect((await couple.gql(ask)).data).toEqual({
      wishlist: {
        totalCount: 1,
        nodes: [{ listing: null, unavailable: { name: 'Rani Bagh', kind: 'VENUE', city: venue.city } }],
      },
    });
    const documented = await couple.rest<{ wishlist: { items: object[] } }>('GET', `/wishlist/${user.id}`);
    expect(documented.body.wishlist.items).toEqual([]);
    const other = await loggedIn((await makeUser()).id);
    expect((await other.gql(add, { id: venue.id })).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    await reinstate(await admin(), [venue.id]);
    expect((await couple.gql(ask)).data).toMatchObject({
      wishlist: { nodes: [{ listing: { id: venue.id }, unavailable: null }] },
    });
  });
});

const emailsTo = (address: string) =>
  app().sql<{ subject: string; paragraphs: string[] }>(
    `SELECT payload->>'subject' AS subject, payload->'paragraphs' AS paragraphs
     FROM graphile_worker._private_jobs WHERE payload->>'to' = $1 ORDER BY id`,
    [address],
  );
