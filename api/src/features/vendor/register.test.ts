import { describe, expect, test } from '@jest/globals';
import { uniqueEmail } from '../account/account.factory.js';
import { makeAdmin } from '../admin/admin.factory.js';
import { app, useApp } from '../../../test/app.js';
import { client, loggedIn, type Client } from '../../../test/client.js';
import { deliverMail } from '../../../test/security/post.js';

useApp();

const REGISTER = `mutation Register($input: RegisterVendorInput!) {
  registerVendor(input: $input) { listing { id name city } userErrors { code field message } }
}`;

interface Outcome {
  listing: { id: string; name: string; city: string } | null;
  userErrors: { code: string; field: string; message: string }[];
}

const vendor = (overrides: object = {}) => ({
  name: 'Farida Chhipa',
  email: uniqueEmail('vendor-register'),
  password: 'secret',
  phone: '0294 000 0000',
  city: 'Udaipur',
  category: 'MEHENDI_ARTIST',
  businessName: 'Rang Mehendi Studio',
  ...overrides,
});

const register = (caller: Client, input: object) =>
  caller.gql<{ registerVendor: Outcome }>(REGISTER, { input });

async function registered(overrides: object = {}): Promise<string> {
  const { data } = await register(client(), vendor(overrides));
  expect(data.registerVendor.userErrors).toEqual([]);
  return data.registerVendor.listing?.id ?? '';
}

describe('the form’s messages match the specification', () => {
  test.each<[object, string, string]>([
    [{ name: ' ' }, 'name', 'Please enter your name!'],
    [{ email: '' }, 'email', 'Please enter your email!'],
    [{ email: 'farida@' }, 'email', 'Invalid email!'],
    [{ password: '' }, 'password', 'Please enter your password!'],
    [{ password: 'secre' }, 'password', 'Password must be at least 6 characters'],
    [{ phone: '' }, 'phone', 'Please enter your phone number!'],
    [{ city: '' }, 'city', 'Please enter your city!'],
    [{ businessName: '' }, 'businessName', 'Please enter your business name!'],
  ])('%j', async (overrides, field, message) => {
    const { data } = await register(client(), vendor(overrides));
    expect(data.registerVendor).toEqual({
      listing: null,
      userErrors: [{ code: 'INVALID', field, message }],
    });
  });
});

test('registration creates an account, a pending listing, a lead and a welcome email, and logs nobody in', async () => {
  const visitor = client();
  const input = vendor({ businessName: 'Henna by Farida' });
  const { data } = await register(visitor, input);
  const id = data.registerVendor.listing?.id;
  expect(visitor.cookies.size).toBe(0);
  expect(
    await app().sql(
      `SELECT a.role, l.kind, l.name, l.owner_name, l.email, l.phone, l.city, l.category, l.status, l.rank
       FROM account a JOIN listing l USING (id) WHERE a.id = $1`,
      [id],
    ),
  ).toEqual([
    {
      role: 'vendor',
      kind: 'vendor',
      name: 'Henna by Farida',
      owner_name: 'Farida Chhipa',
      email: input.email,
      phone: '0294 000 0000',
      city: 'Udaipur',
      category: 'MehendiArtist',
      status: 'pending',
      rank: 0,
    },
  ]);
  expect(
    await app().sql(
      `SELECT kind, name, contact, location, event_type, business_name, message, read_at FROM enquiry WHERE listing_id = $1`,
      [id],
    ),
  ).toEqual([
    {
      kind: 'registration',
      name: 'Farida Chhipa',
      contact: '0294 000 0000',
      location: 'Udaipur',
      event_type: 'VENDOR_REGISTRATION',
      business_name: 'Henna by Farida',
      message: '',
      read_at: null,
    },
  ]);
  const emails = (await deliverMail()).filter((mail) => mail.includes(`To: ${input.email}`));
  expect(emails).toHaveLength(1);
  expect(emails[0]).toContain('Subject: Confirm your email for Mandap');
  expect(JSON.stringify(data) + emails.join()).not.toContain(input.password);
});

test('visitors do not see it before an admin has approved it', async () => {
  const id = await registered();
  const { sql } = app();
  const { data } = await client().gql<{ cities: { name: string; vendorCount: number }[] }>(
    '{ cities { name vendorCount } }',
  );
  expect(data.cities.filter(({ vendorCount }) => vendorCount > 0)).toEqual([]);
  const admin = await loggedIn((await makeAdmin()).id);
  const decide = 'mutation D($id: ID!) { decideListing(id: $id, approve: true) { userErrors { message } } }';
  await admin.gql(decide, { id });
  expect(await sql(`SELECT status FROM listing WHERE id = $1`, [id])).toEqual([{ status: 'approved' }]);
});

test('logs in with the registered password, as a vendor only', async () => {
  const email = uniqueEmail('vendor-login');
  await registered({ email: ` ${email.toUpperCase()} ` });
  const logIn = async (role: string) => {
    const login = 'mutation L($input: LoginInput!) { login(input: $input) { role userErrors { message } } }';
    return (await client().gql<{ login: object }>(login, { input: { email, password: 'secret', role } })).data
      .login;
  };
  expect(await logIn('VENDOR')).toEqual({ role: 'VENDOR', userErrors: [] });
  expect(await logIn('VENUE')).toMatchObject({ role: null });
});

describe('the city', () => {
  test.each([
    ['dELHI', 'Delhi'],
    ['new   delhi', 'New Delhi'],
    ['bombay', 'Mumbai'],
    ['sAMBHAL nagar', 'Sambhal nagar'],
  ])('%s is stored as %s', async (typed, city) => {
    await app().sql(
      `INSERT INTO city (name, state) VALUES ('Delhi', 'Delhi'), ('New Delhi', 'Delhi'), ('Mumbai', 'Maharashtra')
       ON CONFLICT DO NOTHING`,
    );
    await app().sql(`INSERT INTO city_alias VALUES ('bombay', 'Mumbai') ON CONFLICT DO NOTHING`);
    const id = await registered({ city: typed });
    expect(await app().sql(`SELECT city FROM listing WHERE id = $1`, [id])).toEqual([{ city }]);
    expect(await app().sql(`SELECT location FROM enquiry WHERE listing_id = $1`, [id])).toEqual([
      { location: city },
    ]);
  });
});

test('a taken address is reported at its field, and nothing is stored', async () => {
  const email = uniqueEmail('vendor-taken');
  await registered({ email });
  const again = await register(client(), vendor({ email, phone: '0294 111 1111' }));
  expect(again.data.registerVendor).toEqual({
    listing: null,
    userErrors: [{ code: 'CONFLICT', field: 'email', message: 'This email is already registered' }],
  });
  expect(await app().sql(`SELECT 1 FROM enquiry WHERE contact = '0294 111 1111'`)).toEqual([]);
});

test('one of two concurrent registrations succeeds', async () => {
  const input = vendor();
  const answers = await Promise.all([1, 2, 3].map(() => register(client(), input)));
  expect(answers.flatMap(({ data }) => data.registerVendor.userErrors)).toHaveLength(2);
  expect(await app().sql(`SELECT count(*)::int FROM listing WHERE email = $1`, [input.email])).toEqual([
    { count: 1 },
  ]);
});

test('ten an hour from one address, then a 429', async () => {
  const visitor = client();
  // Invalid input doesn't count as a registration.
  await register(visitor, vendor({ email: 'wrong' }));
  for (let i = 0; i < 10; i++) expect((await register(visitor, vendor())).status).toBe(200);
  expect((await register(visitor, vendor())).status).toBe(429);
});
