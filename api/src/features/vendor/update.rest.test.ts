import { describe, expect, test } from '@jest/globals';
import { makeAdmin } from '../admin/admin.factory.js';
import { newId } from '../../core/ids.js';
import { makeUser } from '../user/user.factory.js';
import { makeVendor } from './vendor.factory.js';
import { makeVenue } from '../venue/venue.factory.js';
import { app, useApp } from '../../../test/app.js';
import { client, loggedIn } from '../../../test/client.js';
import { makeReview } from '../../../test/permissions/scene.js';
import { FORMS, formOf, send, type Envelope } from '../../../test/rest.js';
import { makePicture } from '../../../test/security/pictures.js';

useApp();

interface Vendor extends Record<string, unknown> {
  portfolio: string[];
  packages: object;
  allPackages: object[];
}
type One = Envelope<{ vendor: Vendor }>;

const stored = async (id: string) =>
  (await app().sql<Record<string, unknown>>(`SELECT * FROM listing WHERE id = $1`, [id]))[0];

describe('a vendor’s PUT', () => {
  const EDIT = {
    ...{ businessName: 'Rang & Sons', name: 'Farida', email: 'rang@test.example', phone: '9000000003' },
    ...{ city: 'jaipur', address: '1 Johari Bazaar', price: 'From ₹9,000', summary: 'To the elbow.' },
    ...{ experience: '14', event_completed: '400', type_Of_Business: 'mehendi artist' },
  };

  test.each(FORMS)('accepts all fields as text, as %s', async (_, form) => {
    const { id } = await makeVendor();
    const owner = await loggedIn(id);
    for (const [sent, expected] of Object.entries({ true: true, false: false, Yes: true, No: false })) {
      const fields = { ...EDIT, willingToTravel: sent };
      const { status, body } = await send<One>(owner, 'PUT', `/vendor/${id}`, form(fields));
      expect([status, body.data.vendor]).toMatchObject([
        200,
        {
          ...{ ...EDIT, city: 'Jaipur', experience: 14, event_completed: 400 },
          ...{ type_Of_Business: 'MehendiArtist', willingToTravel: expected },
        },
      ]);
    }
  });

  test.each<[unknown, number | null]>([
    ['5 years', 5],
    ['12+ yrs', 12],
    ['About 7 to 8 years', 7],
    ['0 years', 0],
    [14, 14],
    ['', null],
  ])('stores the experience %j as %j', async (experience, years) => {
    const { id } = await makeVendor({ experience_years: 3 });
    const { status, body } = await (await loggedIn(id)).rest<One>('PUT', `/vendor/${id}`, { experience });
    expect([status, body.data.vendor.experience]).toEqual([200, years]);
  });

  test.each(['many years', 'years', 'since 2015', '2.5 years', '-5 years', true, { years: 5 }])(
    'rejects the experience %j',
    async (experience) => {
      const { id } = await makeVendor({ experience_years: 3 });
      const answer = await (await loggedIn(id)).rest('PUT', `/vendor/${id}`, { experience });
      expect(answer).toMatchObject({ status: 400, body: { errors: [{ field: 'experience' }] } });
      expect(await stored(id)).toMatchObject({ experience_years: 3 });
    },
  );

  test('appends files of `portfolio`', async () => {
    const { id } = await makeVendor();
    const owner = await loggedIn(id);
    const put = async (...portfolio: Buffer[]) =>
      (await send<One>(owner, 'PUT', `/vendor/${id}`, formOf({}, { portfolio }))).body.data.vendor;
    const [first] = (await put(await makePicture.jpeg())).portfolio;
    const { portfolio, profile } = await put(await makePicture.jpeg(), await makePicture.png());
    expect([portfolio.length, portfolio[0], profile]).toEqual([3, first, first]);
    expect((await client().fetch(first ?? '')).status).toBe(200);
  });

  test.each(['approved', 'pending'])('accepts the whole object of one that is %s', async (status) => {
    const { id } = await makeVendor({ status, packages: [{ name: 'Hands', price: 9000 }] });
    await makeReview({ listingId: id });
    const owner = await loggedIn(id);
    const whole = (await owner.rest<One>('GET', `/vendor/${id}`)).body.data.vendor;
    const answer = await owner.rest<One>('PUT', `/vendor/${id}`, { ...whole, summary: 'Changed' });
    expect([answer.status, answer.body.data.vendor]).toEqual([200, { ...whole, summary: 'Changed' }]);
  });

  test.each<[string, Record<string, unknown>]>([
    ['a decision', { isVerified: 'Approved' }],
    ['a rank', { rank: 9 }],
    ['another category', { type_Of_Business: 'DJ' }],
    ['another id', { _id: newId() }],
    ['another role', { role: 'admin' }],
  ])('with %s is a 403, without effect', async (_, claim) => {
    const { id } = await makeVendor({ status: 'pending', packages: [{ name: 'Hands', price: 9000 }] });
    const before = await stored(id);
    const edit = { summary: 'Ours now', packages: [], ...claim };
    expect((await (await loggedIn(id)).rest('PUT', `/vendor/${id}`, edit)).status).toBe(403);
    expect(await stored(id)).toEqual(before);
  });

  test('visitors, others and other vendors are rejected, wrong values are reported', async () => {
    const [vendor, other] = [await makeVendor(), await makeVendor()];
    const put = async (who: string | undefined, id: string, body: object) =>
      (who ? await loggedIn(who) : client()).rest<Envelope<null>>('PUT', `/vendor/${id}`, body);
    expect((await put(undefined, vendor.id, { summary: 'x' })).status).toBe(401);
    for (const who of [other.id, (await makeUser()).id, (await makeVenue()).id])
      for (const id of [vendor.id, newId()]) expect((await put(who, id, { summary: 'x' })).status).toBe(403);
    const wrong = await put(vendor.id, vendor.id, { event_completed: 'many', willingToTravel: 'perhaps' });
    expect(wrong.status).toBe(400);
    expect(wrong.body.errors).toContainEqual({
      field: 'event_completed',
      message: 'Please enter a whole number',
    });
  });
});

describe('an admin’s PUT', () => {
  const put = async (id: string, body: object) =>
    (await loggedIn((await makeAdmin()).id)).rest<One>('PUT', `/vendor/${id}`, body);

  test.each(FORMS)('decides by isVerified, as %s', async (_, form) => {
    const { id } = await makeVendor({ status: 'pending' });
    const admin = await loggedIn((await makeAdmin()).id);
    const decide = (isVerified: string) => send<One>(admin, 'PUT', `/vendor/${id}`, form({ isVerified }));
    expect((await decide('Rejected')).body.data.vendor).toMatchObject({ _id: id, isVerified: 'Rejected' });
    expect((await decide('Rejected')).status).toBe(200);
    expect((await decide('Approved')).status).toBe(409);
    expect(await app().sql(`SELECT action FROM audit WHERE target_id = $1`, [id])).toEqual([
      { action: 'listing.decide' },
    ]);
  });

  test('ranks with the whole object, edits nothing, and finds vendors only', async () => {
    const { id } = await makeVendor({
      packages: [{ name: 'Hands', price: 9000, days: 0.5, unit: 'DAY', inclusions: ['Cones'] }],
    });
    const whole = (await put(id, {})).body.data.vendor;
    expect((await put(id, { ...whole, rank: 6 })).body.data.vendor).toEqual({ ...whole, rank: 6 });
    expect((await put(id, { packages: { ...whole.packages, days: '0.5' } })).status).toBe(200);
    expect((await put(id, { packages: whole.allPackages })).status).toBe(200);
    for (const edit of [
      { summary: 'Better' },
      { packages: [] },
      { packages: [{ ...whole.packages, price: 1 }] },
      { packages: [...whole.allPackages, ...whole.allPackages] },
      { packages: { price: 1 } },
      { packages: { ...whole.packages, _id: newId() } },
      { type_Of_Business: 'DJ' },
    ])
      expect((await put(id, { ...edit, rank: 7 })).status).toBe(403);
    expect(await stored(id)).toMatchObject({ rank: 6, summary: '' });
    for (const wrong of [newId(), (await makeVenue()).id])
      expect((await put(wrong, { rank: 3 })).status).toBe(404);
  });
});
