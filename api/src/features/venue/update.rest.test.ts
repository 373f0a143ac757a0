import { describe, expect, test } from '@jest/globals';
import { makeAdmin } from '../admin/admin.factory.js';
import { makeUser } from '../user/user.factory.js';
import { makeVendor } from '../vendor/vendor.factory.js';
import { makeVenue } from './venue.factory.js';
import { newId } from '../../core/ids.js';
import { app, useApp } from '../../../test/app.js';
import { client, loggedIn } from '../../../test/client.js';
import { FORMS, formOf, send, type Envelope } from '../../../test/rest.js';
import { makePicture } from '../../../test/security/pictures.js';
import { deliverMail } from '../../../test/security/post.js';

useApp();

type One = Envelope<{ venue: Record<string, unknown> }>;

const stored = async (id: string) =>
  (await app().sql<Record<string, unknown>>(`SELECT * FROM listing WHERE id = $1`, [id]))[0];

describe('an owner’s PUT', () => {
  const EDIT = {
    businessName: 'Jheel Mahal Palace',
    yourName: 'Kumud R.',
    phone: '9000000001',
    address: '4 Ambamata',
    city: 'jaipur',
    summary: 'Three ghats.',
    guestCapacity: '750 guests',
    foodPackages: 'nonveg 2100, veg 1600',
    featuresOfVenue: 'Boats',
    howToReach: 'By boat',
    venuePolicies: 'Music until eleven',
    venueType: 'Banquet Hall,Garden Venues',
    facilities: 'Air conditioning,Valet parking',
  };

  test.each(FORMS)('accepts all fields as text, as %s', async (_, form) => {
    const { id } = await makeVenue();
    const owner = await loggedIn(id);
    const { status, body } = await send<One>(owner, 'PUT', `/venue/${id}`, form(EDIT));
    expect(status).toBe(200);
    expect(body.data.venue).toMatchObject({
      ...EDIT,
      city: 'Jaipur',
      venueType: ['Banquet Hall', 'Garden Venues'],
      facilities: ['Air conditioning', 'Valet parking'],
    });
    expect(await stored(id)).toMatchObject({ max_guests: 750, veg_price: 1600, nonveg_price: 2100 });
  });

  test('accepts pictures as `images` too, and forms’ unset values', async () => {
    const { id } = await makeVenue({ status: 'pending' });
    const owner = await loggedIn(id);
    const images = [await makePicture.jpeg(), await makePicture.png()];
    const fields = { summary: 'New', isVerified: 'undefined', address: 'null', images: '/media/old.webp' };
    const { status, body } = await send<One>(owner, 'PUT', `/venue/${id}`, formOf(fields, { images }));
    expect(status).toBe(200);
    expect(body.data.venue).toMatchObject({ summary: 'New', address: '3 Ambamata Ghat Road' });
    expect(body.data.venue.images).toHaveLength(2);
  });

  test.each(['approved', 'pending', 'rejected'])('accepts the whole object of a %s venue', async (status) => {
    const { id } = await makeVenue({
      status,
      rejection_reason: status === 'rejected' ? 'No pictures' : null,
    });
    const owner = await loggedIn(id);
    const whole = (await owner.rest<One>('GET', `/venue/${id}`)).body.data.venue;
    const answer = await owner.rest<One>('PUT', `/venue/${id}`, { ...whole, summary: 'Changed' });
    expect([answer.status, answer.body.data.venue]).toEqual([200, { ...whole, summary: 'Changed' }]);
    const strings = Object.entries(whole).map(([name, value]) => [name, String(value)] as const);
    const form = formOf(Object.fromEntries(strings));
    expect((await send(owner, 'PUT', `/venue/${id}`, form)).status).toBe(200);
  });

  test.each<[string, Record<string, unknown>]>([
    ['a decision', { isVerified: 'Approved' }],
    ['a rank', { rank: 9 }],
    ['another id', { _id: newId() }],
    ['another role', { role: 'admin' }],
  ])('with %s is a 403, without effect', async (_, claim) => {
    const { id } = await makeVenue({ status: 'pending' });
    const owner = await loggedIn(id);
    const before = await stored(id);
    const { status, body } = await owner.rest('PUT', `/venue/${id}`, { summary: 'Ours now', ...claim });
    expect([status, body]).toMatchObject([403, { statusCode: 403, success: false }]);
    expect(await stored(id)).toEqual(before);
  });

  test('visitors, others and another’s owner are rejected, wrong values are reported', async () => {
    const [venue, other] = [await makeVenue(), await makeVenue()];
    const put = async (who: string | undefined, id: string, body: object) =>
      await (who ? await loggedIn(who) : client()).rest<Envelope<null>>('PUT', `/venue/${id}`, body);
    expect((await put(undefined, venue.id, { summary: 'x' })).status).toBe(401);
    for (const who of [other.id, (await makeUser()).id, (await makeVendor()).id])
      for (const id of [venue.id, newId(), 'nonsense'])
        expect((await put(who, id, { summary: 'x' })).status).toBe(403);
    const wrong = await put(venue.id, venue.id, { email: 'nonsense', venueType: 'Cave', summary: 'x' });
    expect(wrong.status).toBe(400);
    expect(wrong.body.errors).toContainEqual({ field: 'email', message: 'Invalid email' });
    expect(wrong.body.errors).toContainEqual({
      field: 'venueType[0]',
      message:
        'venueType[0] must be one of the following values: Conference Halls, Banquet Hall, Wedding Lawns, ' +
        'Beachside Venues, Garden Venues, Rooftop Venues, Resorts, Community Centers, 4 Star & Above, ' +
        'Banquet Halls, Marriage Garden, 3 Star Hotels, Country/Golf Club',
    });
    expect(await stored(venue.id)).toMatchObject({ summary: venue.summary });
  });
});

describe('an admin’s PUT', () => {
  const put = async (id: string, body: object) =>
    (await loggedIn((await makeAdmin()).id)).rest<One>('PUT', `/venue/${id}`, body);
  const actions = async (id: string) =>
    (
      await app().sql<{ action: string }>(`SELECT action FROM audit WHERE target_id = $1 ORDER BY id`, [id])
    ).map(({ action }) => action);

  test.each(FORMS)('decides by isVerified, as %s', async (_, form) => {
    const { id } = await makeVenue({ status: 'pending' });
    const admin = await loggedIn((await makeAdmin()).id);
    const decide = (isVerified: string) => send<One>(admin, 'PUT', `/venue/${id}`, form({ isVerified }));
    expect(await decide('Maybe')).toMatchObject({ status: 400 });
    expect((await decide('Approved')).body.data.venue).toMatchObject({ _id: id, isVerified: 'Approved' });
    // A retry changes nothing; a different decision is a conflict.
    expect((await decide('Approved')).status).toBe(200);
    expect(await decide('Rejected')).toMatchObject({
      status: 409,
      body: { message: 'This listing is already approved.' },
    });
    expect(await actions(id)).toEqual(['listing.decide']);
  });

  test('rejects with a reason, or with the default one', async () => {
    for (const [reason, expectedReason] of [
      ['No pictures', 'No pictures'],
      [undefined, 'No reason was given. Please write to us to find out what to change.'],
    ]) {
      const { id } = await makeVenue({ status: 'pending' });
      const { body } = await put(id, { isVerified: 'Rejected', reason });
      expect(body.data.venue).toMatchObject({ isVerified: 'Rejected' });
      expect(await stored(id)).toMatchObject({ status: 'rejected', rejection_reason: reason ?? null });
      const owner = await loggedIn(id);
      const { data } = await owner.gql(
        '{ me { rejectionReason } notifications { nodes { text } } myListing: venue(id: "' +
          id +
          '") { rejectionReason } }',
      );
      expect(data).toEqual({
        me: { rejectionReason: expectedReason },
        myListing: { rejectionReason: expectedReason },
        notifications: { nodes: [{ text: `Jheel Mahal was not approved: ${expectedReason}` }] },
      });
      const admin = await loggedIn((await makeAdmin()).id);
      const log = await admin.gql<{ auditLog: { nodes: { changes: object[] }[] } }>(
        'query A($id: String) { auditLog(target: $id) { nodes { changes { field before after } } } }',
        { id },
      );
      expect(log.data.auditLog.nodes[0]?.changes).toContainEqual({
        field: 'reason',
        before: null,
        after: expectedReason,
      });
      const [mail] = (await deliverMail()).filter((each) =>
        each.includes('Subject: Jheel Mahal is not approved'),
      );
      expect(mail?.replaceAll(/=\r?\n/g, '').replaceAll(/\s+/g, ' ')).toContain(expectedReason);
    }
  });

  test('ranks from 0 to 10, also with the whole object', async () => {
    const { id } = await makeVenue({ rank: 2 });
    expect((await put(id, { rank: '99' })).body.data.venue).toMatchObject({ rank: 10 });
    const whole = (await put(id, {})).body.data.venue;
    expect((await put(id, { ...whole, rank: 4 })).body.data.venue).toEqual({ ...whole, rank: 4 });
    expect(await actions(id)).toEqual(['listing.rank', 'listing.rank']);
  });

  test('edits nothing, accepts no files, and finds venues only', async () => {
    const { id, summary } = await makeVenue({ status: 'pending' });
    expect((await put(id, { summary: 'Better', isVerified: 'Approved' })).status).toBe(403);
    expect(await stored(id)).toMatchObject({ summary, status: 'pending' });
    const admin = await loggedIn((await makeAdmin()).id);
    const form = formOf({ isVerified: 'Approved' }, { images: [await makePicture.png()] });
    expect((await send(admin, 'PUT', `/venue/${id}`, form)).status).toBe(415);
    for (const wrong of [newId(), (await makeVendor()).id])
      expect((await put(wrong, { rank: 3 })).status).toBe(404);
    expect((await put('nonsense', { rank: 3 })).status).toBe(400);
  });
});
