import { describe, expect, test } from '@jest/globals';
import { uniqueEmail } from '../account/account.factory.js';
import { app, useApp } from '../../../test/app.js';
import { client, loggedIn } from '../../../test/client.js';
import { deliverMail } from '../../../test/security/post.js';

useApp();

const REGISTER = `mutation Register($input: RegisterVenueInput!) {
  registerVenue(input: $input) { listing { id name city } userErrors { code field message } }
}`;

interface Outcome {
  listing: { id: string; name: string; city: string } | null;
  userErrors: { code: string; field: string; message: string }[];
}

const venue = (overrides: object = {}) => ({
  businessName: 'Neem Bagh',
  city: 'Udaipur',
  yourName: 'Kumud Ranawat',
  phone: '+91 294 000 0000',
  email: uniqueEmail('venue-register'),
  password: 'secret',
  ...overrides,
});

const register = async (input: object) =>
  (await client().gql<{ registerVenue: Outcome }>(REGISTER, { input })).data.registerVenue;

describe('the form’s messages match the specification', () => {
  test.each<[object, string, string]>([
    [{ businessName: '' }, 'businessName', 'Business name is required'],
    [{ city: ' ' }, 'city', 'City name is required'],
    [{ yourName: '' }, 'yourName', 'Your name is required'],
    [{ phone: '' }, 'phone', 'Contact number is required'],
    [{ email: '' }, 'email', 'Email is required'],
    [{ email: 'kumud' }, 'email', 'Invalid email'],
    [{ password: '' }, 'password', 'Password is required'],
    [{ password: '12345' }, 'password', 'Password must be at least 6 characters'],
  ])('%j', async (overrides, field, message) => {
    expect(await register(venue(overrides))).toEqual({
      listing: null,
      userErrors: [{ code: 'INVALID', field, message }],
    });
  });
});

test('registration creates an account, a pending listing without details, a lead with the comments, and a welcome email', async () => {
  const input = venue({ comments: 'Two lawns and a well' });
  const { listing, userErrors } = await register(input);
  expect(userErrors).toEqual([]);
  expect(
    await app().sql(
      `SELECT a.role, l.kind, l.status, l.email, l.phone, l.guest_capacity, l.food_packages, l.features, l.how_to_reach,
              l.policies, l.venue_types, l.facilities, l.category, l.packages
       FROM account a JOIN listing l USING (id) WHERE a.id = $1`,
      [listing?.id],
    ),
  ).toEqual([
    {
      role: 'venue',
      kind: 'venue',
      status: 'pending',
      email: input.email,
      phone: '+91 294 000 0000',
      guest_capacity: '',
      food_packages: '',
      features: '',
      how_to_reach: '',
      policies: '',
      venue_types: [],
      facilities: [],
      category: null,
      packages: [],
    },
  ]);
  expect(
    await app().sql(
      `SELECT name, event_type, business_name, message, comments FROM enquiry WHERE listing_id = $1`,
      [listing?.id],
    ),
  ).toEqual([
    {
      name: 'Kumud Ranawat',
      event_type: 'VENUE_REGISTRATION',
      business_name: 'Neem Bagh',
      message: '',
      comments: 'Two lawns and a well',
    },
  ]);
  const emails = await deliverMail();
  expect(emails.filter((mail) => mail.includes(`To: ${input.email}`))).toHaveLength(1);
});

test('its owner can read and edit it; visitors can’t see it', async () => {
  const { listing } = await register(venue());
  const owner = await loggedIn(listing?.id ?? '');
  const update = await owner.gql(
    'mutation { updateVenue(input: { foodPackages: "Veg 900" }) { venue { status vegPrice } userErrors { message } } }',
  );
  expect(update.data).toEqual({
    updateVenue: { venue: { status: 'PENDING', vegPrice: 900 }, userErrors: [] },
  });
  const { data } = await client().gql('query V($id: ID!) { venue(id: $id) { id } }', { id: listing?.id });
  expect(data).toEqual({ venue: null });
});

test('admins’ fields in the payload are ignored', async () => {
  const input = venue({ rank: 10 });
  const { errors } = await client().gql(REGISTER, { input });
  expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  expect(await app().sql(`SELECT 1 FROM account WHERE email = $1`, [input.email])).toEqual([]);
});

test('a taken address is reported at its field; one of another role is accepted', async () => {
  const email = uniqueEmail('venue-taken');
  expect((await register(venue({ email }))).userErrors).toEqual([]);
  expect((await register(venue({ email: email.toUpperCase() }))).userErrors).toEqual([
    { code: 'CONFLICT', field: 'email', message: 'This email is already registered' },
  ]);
  const vendor = { name: 'K', email, password: 'secret', phone: '1', city: 'Udaipur', businessName: 'Dhol' };
  const { data } = await client().gql(
    'mutation R($input: RegisterVendorInput!) { registerVendor(input: $input) { userErrors { code } } }',
    { input: { ...vendor, category: 'DHOL' } },
  );
  expect(data).toEqual({ registerVendor: { userErrors: [] } });
});
