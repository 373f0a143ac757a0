import { describe, expect, test } from '@jest/globals';
import { uniqueEmail } from '../features/account/account.factory.js';
import { makeAdmin } from '../features/admin/admin.factory.js';
import { newId } from '../core/ids.js';
import { makeUser } from '../features/user/user.factory.js';
import { makeVendor } from '../features/vendor/vendor.factory.js';
import { makeVenue } from '../features/venue/venue.factory.js';
import { app, useApp } from '../../test/app.js';
import { client, loggedIn } from '../../test/client.js';
import { makeReview } from '../../test/permissions/scene.js';
import { formOf, send } from '../../test/rest.js';

useApp();

type Values = Record<string, unknown>;

/** Where a value can be in a body; `of` names the object with the resource's fields. */
const PLACES: [string, (of: string, values: Values) => RequestInit | FormData][] = [
  ['on top', (_, values) => json(values)],
  ['in its object', (of, values) => json({ [of]: values })],
  ['in the JSON text of its object', (of, values) => formOf({ [of]: JSON.stringify(values) })],
  ['in its object as fields of a form', (of, values) => formOf(asFields(of, values))],
  ['in another object', (_, values) => json({ settings: values })],
  ['in the JSON text of another object', (_, values) => formOf({ settings: JSON.stringify(values) })],
  ['in another object as fields of a form', (_, values) => formOf(asFields('settings', values))],
  ['deep inside as fields of a form', (of, values) => formOf(asFields(`${of}[a][b]`, values))],
  ['deep inside', (of, values) => json({ [of]: { a: { b: values } } })],
  ['beside an object without it', (of, values) => json({ ...values, [of]: { summary: 'Ours now' } })],
];

const json = (body: Values): RequestInit => ({
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
});
const asFields = (of: string, values: Values) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`${of}[${name}]`, String(value)]));

const EDIT = { summary: 'Ours now', fullName: 'Ours Now', name: 'Ours Now' };

/** Returns everything stored about an account. */
const stored = (id: string) =>
  app().sql(
    `SELECT to_jsonb(a) AS account, to_jsonb(l) AS listing, to_jsonb(u) AS profile, to_jsonb(p) AS admin
     FROM account a LEFT JOIN listing l USING (id) LEFT JOIN user_profile u USING (id)
     LEFT JOIN admin_profile p USING (id) WHERE a.id = $1`,
    [id],
  );

const pending = { status: 'pending' };
const OWNERS = [
  ['venue', () => makeVenue(pending)],
  ['vendor', () => makeVendor(pending)],
  ['user', () => makeUser()],
  ['admin', () => makeAdmin()],
] as const;

const CLAIMS: Values[] = [
  { isVerified: 'Approved' },
  { rank: 9 },
  { role: 'editor' },
  { superAdmin: true },
  { superAdmin: 'yes' },
  { superAdmin: [true] },
  { password: 'Changed#456' },
];

describe.each(OWNERS)('PUT %s', (role, make) => {
  // This call also changes an admin's own password, given the current one.
  const claims = CLAIMS.filter((claim) => role !== 'admin' || !('password' in claim));

  describe.each(claims.map((claim) => [claim]))('with %j', (claim) => {
    test.each(PLACES)('%s is a 403, without effect', async (_, bodyOf) => {
      const { id } = await make();
      const before = await stored(id);
      const owner = await loggedIn(id);
      const body = bodyOf(role, { ...EDIT, ...claim });
      const answer = await send<{ message: string }>(owner, 'PUT', `/${role}/${id}`, body);
      expect([answer.status, answer.body.message]).toEqual([
        403,
        expect.stringMatching(/This call can’t change|Your account doesn’t have permission/),
      ]);
      expect(await stored(id)).toEqual(before);
    });
  });

  test.each(PLACES)('ignores stored values %s', async (place, bodyOf) => {
    const { id } = await make();
    const owner = await loggedIn(id);
    const rank = role === 'venue' ? { rank: 5 } : role === 'vendor' ? { rank: 0 } : {};
    const same = { role, superAdmin: false, isVerified: '', password: '', ...rank };
    const body = bodyOf(role, { ...same, ...(place === 'on top' && { _id: id }) });
    expect((await send(owner, 'PUT', `/${role}/${id}`, body)).status).toBe(200);
  });
});

test('two values of one field are rejected, even if one of them is stored', async () => {
  const { id } = await makeVenue();
  const owner = await loggedIn(id);
  for (const body of [
    { rank: 5, venue: { rank: 9 } },
    { rank: 9, venue: { rank: 5 } },
    { isVerified: 'Approved', venue: { a: { isVerified: 'Rejected' } } },
  ])
    expect((await owner.rest('PUT', `/venue/${id}`, body)).status).toBe(403);
});

test.each([
  ...['superAdmin', 'password', 'role'].map((field): [string, number] => [field, 403]),
  ...['rank', 'isVerified'].map((field): [string, number] => [field, 400]),
])('an object or a list as %s is a %i', async (field, status) => {
  const { id } = await makeVenue();
  const owner = await loggedIn(id);
  for (const value of [{ toString: 1 }, { toJSON: 1 }, [], [[]]])
    expect((await owner.rest('PUT', `/venue/${id}`, { venue: { [field]: value } })).status).toBe(status);
});

test('texts stay texts, whatever they look like', async () => {
  const { id } = await makeVenue();
  const summary = '{"password":"Changed#456"}';
  const answer = await (
    await loggedIn(id)
  ).rest<{ data: { venue: Values } }>('PUT', `/venue/${id}`, { summary });
  expect([answer.status, answer.body.data.venue.summary]).toEqual([200, summary]);
});

test('objects inside lists are no nested fields', async () => {
  const { id } = await makeVenue(pending);
  const bookings = [{ _id: newId(), isVerified: 'Approved', role: 'user', rank: 9 }];
  const owner = await loggedIn(id);
  for (const body of [
    json({ bookings }),
    formOf({ bookings: JSON.stringify(bookings), 'bookings[0][rank]': '9' }),
  ])
    expect((await send(owner, 'PUT', `/venue/${id}`, body)).status).toBe(200);
});

test.each(['venue', 'vendor'] as const)(
  'the review figures of a %s can’t be changed by its owner',
  async (kind) => {
    const { id } = await (kind === 'venue' ? makeVenue() : makeVendor());
    const owner = await loggedIn(id);
    const put = async (values: Values) => (await owner.rest('PUT', `/${kind}/${id}`, values)).status;
    expect(await put({ rating: null, reviewCount: 0 })).toBe(200);
    await makeReview({ listingId: id });
    expect(await put({ rating: 5, reviewCount: 1 })).toBe(200);
    expect(await put({ [kind]: { rating: '5', reviewCount: '1' } })).toBe(200);
    for (const claim of [{ rating: 4.9 }, { reviewCount: 900 }, { [kind]: { reviewCount: 900 } }])
      expect([claim, await put({ ...EDIT, ...claim })]).toEqual([claim, 403]);
    const [row] = await app().sql(`SELECT summary, rating_count FROM listing WHERE id = $1`, [id]);
    expect(row).toMatchObject({
      summary: kind === 'venue' ? 'A lakeside haveli with two ghats.' : '',
      rating_count: 1,
    });
  },
);

test('an admin’s update neither sets passwords nor creates a super admin', async () => {
  const admin = await loggedIn((await makeAdmin()).id);
  const { id } = await makeVenue(pending);
  for (const claim of [{ password: 'Changed#456' }, { superAdmin: true }])
    for (const body of [claim, { venue: claim }, { a: { b: claim } }])
      expect((await admin.rest('PUT', `/venue/${id}`, { ...body, isVerified: 'Approved' })).status).toBe(403);
  expect((await admin.rest('PUT', `/venue/${id}`, { settings: { isVerified: 'Approved' } })).status).toBe(
    200,
  );
  expect(await app().sql(`SELECT status FROM listing WHERE id = $1`, [id])).toEqual([{ status: 'pending' }]);
  expect((await admin.rest('PUT', `/venue/${id}`, { venue: { isVerified: 'Approved' } })).status).toBe(200);
  expect(await app().sql(`SELECT status FROM listing WHERE id = $1`, [id])).toEqual([{ status: 'approved' }]);
});

describe.each([
  ['venue', { businessName: 'Jheel', city: 'Udaipur', yourName: 'Kumud', phone: '0294' }],
  [
    'vendor',
    { businessName: 'Rang', city: 'Udaipur', name: 'Farida', phone: '0294', type_Of_Business: 'DJ' },
  ],
  ['user', { fullName: 'Ananya', phone: '9829044170' }],
  ['admin', { name: 'Kabir', contact: '9829044171', city: 'Pune', address: '7 College Road' }],
])('POST %s/register', (role, fields) => {
  const register = async (claim: Values) => {
    const email = uniqueEmail('claims');
    const caller = role === 'admin' ? await loggedIn((await makeAdmin()).id) : client();
    const body = { ...fields, email, password: 'Register#123', ...claim };
    const { status } = await caller.rest('POST', `/${role}/register`, body);
    const made = await app().sql(`SELECT role, super_admin FROM account WHERE email = $1`, [email]);
    return { status, made };
  };

  test.each<[Values]>([
    ...CLAIMS.filter((claim) => !('password' in claim)).map((claim): [Values] => [claim]),
    [{ _id: newId() }],
    [{ settings: { isVerified: 'Approved' } }],
    [{ profile: { superAdmin: true } }],
  ])('with %j is a 403, and creates nothing', async (claim) => {
    expect(await register(claim)).toEqual({ status: 403, made: [] });
  });

  test('ignores the values that it would get anyway', async () => {
    const same = { role, isVerified: '', superAdmin: false, _id: '' };
    expect(await register(same)).toEqual({ status: 200, made: [{ role, super_admin: false }] });
  });
});

test('the super admin can send their own object back', async () => {
  const { id } = await makeAdmin({ superAdmin: true });
  const caller = await loggedIn(id);
  const whole = (await caller.rest<Values>('GET', `/admin/${id}`)).body;
  expect(whole.superAdmin).toBe(true);
  expect((await caller.rest('PUT', `/admin/${id}`, { admin: whole })).status).toBe(200);
  expect((await caller.rest('PUT', `/admin/${id}`, { admin: { ...whole, superAdmin: false } })).status).toBe(
    403,
  );
});
