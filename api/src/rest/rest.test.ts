import { describe, expect, test } from '@jest/globals';
import { TEST_PASSWORD, uniqueEmail } from '../account/account.factory.js';
import { makeAdmin } from '../admin/admin.factory.js';
import { makeUser } from '../user/user.factory.js';
import { makeVenue } from '../venue/venue.factory.js';
import { makeApp } from '../app.js';
import { app, useApp } from '../../test/app.js';
import { client, loggedIn } from '../../test/client.js';
import { knownLabels } from './labels.js';

useApp();

interface Envelope<Data> {
  statusCode: number;
  success: boolean;
  message: string;
  data: Data;
  errors?: object[];
}

const names = (body: Envelope<{ businessName: string }[]>) =>
  body.data.map(({ businessName }) => businessName);

describe('labels', () => {
  const PRICES = ['< 1,000', '1,000 - 1,500', '1,500 - 2,000', '> 3,000'];
  test.each([
    ['< 1,000,1,000 - 1,500', ['< 1,000', '1,000 - 1,500']],
    ['1,500 - 2,000', ['1,500 - 2,000']],
    ['nonsense,> 3,000', ['> 3,000']],
    [' > 3,000 ', ['> 3,000']],
    ['', []],
    [undefined, []],
  ])('%s', (value, found) => {
    expect(knownLabels(value, PRICES)).toEqual(found);
  });
});

describe('venues', () => {
  test('all: the filter bar’s labels, both prefixes, any case, trailing slash, and the documented fields', async () => {
    const venue = await makeVenue({ city: 'Restpur', max_guests: 120, venue_types: ['Banquet Halls'] });
    await makeVenue({ city: 'Restpur', name: 'Other', max_guests: 900 });
    const query =
      '?city=Restpur&guests=100-250&price=1,000 - 1,500,> 3,000&venueType=Banquet Halls&rating=&search=null';
    for (const path of ['/api/v1/venue/all', '/api/api/v1/venue/all', '/API/v1/Venue/ALL/']) {
      const response = await client().fetch(path + query);
      const body = (await response.json()) as Envelope<object[]>;
      expect(body).toMatchObject({ statusCode: 200, success: true });
      expect(body.data).toEqual([
        expect.objectContaining({
          _id: venue.id,
          businessName: venue.name,
          isVerified: 'Approved',
          images: [],
        }),
      ]);
      expect(body.data[0]).not.toHaveProperty('phone');
      expect(response.headers.get('x-total-count')).toBe('1');
    }
  });

  test('all: visitors get approved ones, an admin every one', async () => {
    for (const status of ['approved', 'pending', 'rejected'])
      await makeVenue({ city: 'Statpur', name: status, status });
    const visitor = await client().rest<Envelope<{ businessName: string }[]>>(
      'GET',
      '/venue/all?city=Statpur',
    );
    expect(names(visitor.body)).toEqual(['approved']);
    const admin = await loggedIn((await makeAdmin()).id);
    const all = await admin.rest<Envelope<{ businessName: string; isVerified?: string }[]>>(
      'GET',
      '/venue/all?city=Statpur',
    );
    expect(names(all.body).sort()).toEqual(['approved', 'pending', 'rejected']);
    expect(all.body.data.find(({ businessName }) => businessName === 'pending')).not.toHaveProperty(
      'isVerified',
    );
  });

  test('all: limit and page with Link headers; nonsense is a 400', async () => {
    for (let i = 0; i < 5; i++) await makeVenue({ city: 'Linkpur', name: `v${i}` });
    const second = await client().rest<Envelope<object[]>>('GET', '/venue/all?city=Linkpur&limit=2&page=2');
    expect(second.body.data).toHaveLength(2);
    expect(second.headers.get('x-total-count')).toBe('5');
    expect(second.headers.get('link')).toContain('page=3>; rel="next"');
    for (const bad of ['limit=0', 'limit=501', 'limit=x', 'page=-1']) {
      const { status, body } = await client().rest<Envelope<null>>('GET', `/venue/all?${bad}`);
      expect([status, body.success]).toEqual([400, false]);
    }
  });

  test('one: contact for logged-in people only; 404 for what is not there', async () => {
    const venue = await makeVenue();
    const anonymous = await client().rest<Envelope<{ venue: object }>>('GET', `/venue/${venue.id}`);
    expect(anonymous.body.data.venue).not.toHaveProperty('phone');
    const owner = await loggedIn(venue.id);
    const own = await owner.rest<Envelope<{ venue: object }>>('GET', `/venue/${venue.id}`);
    expect(own.body.data.venue).toMatchObject({ phone: venue.phone, email: venue.email });
    expect((await client().rest('GET', '/venue/00000000-0000-7000-8000-000000000000')).status).toBe(404);
    expect((await client().rest('GET', '/venue/nonsense')).status).toBe(400);
  });
});

describe('accounts', () => {
  test('sign-up, login, own profile', async () => {
    const visitor = client();
    const email = uniqueEmail('rest');
    const signup = { fullName: 'Dev Malhotra', email, phone: 9829044170, password: 'Secret#123' };
    const registered = await visitor.rest<Envelope<object>>('POST', '/user/register', signup);
    expect(registered.body).toMatchObject({ statusCode: 200, success: true });
    const again = await client().rest<Envelope<null>>('POST', '/user/register', signup);
    expect(again).toMatchObject({ status: 409, body: { message: 'This email is already registered' } });
    const login = await visitor.rest<Envelope<{ loggedInUser: { _id: string } }>>('POST', '/user/login', {
      email: email.toUpperCase(),
      password: 'Secret#123',
    });
    const { _id } = login.body.data.loggedInUser;
    const profile = await visitor.rest<Envelope<{ user: object }>>('GET', `/user/${_id}`);
    expect(profile.body.data.user).toEqual(
      expect.objectContaining({ _id, fullName: 'Dev Malhotra', phone: '9829044170' }),
    );
    expect(JSON.stringify(profile.body)).not.toMatch(/password/i);
    expect((await client().rest('GET', `/user/${_id}`)).status).toBe(401);
    expect((await (await loggedIn((await makeUser()).id)).rest('GET', `/user/${_id}`)).status).toBe(403);
  });

  test.each(['venue', 'vendor', 'user', 'admin'])('%s/login refuses with one answer', async (role) => {
    const wrong = await client().rest(`POST`, `/${role}/login`, {
      email: 'nobody@test.example',
      password: 'x',
    });
    expect(wrong).toMatchObject({
      status: 401,
      body: { statusCode: 401, success: false, message: 'Invalid Credentials' },
    });
  });

  test('URL-encoded bodies are understood', async () => {
    const user = await makeUser();
    const response = await client().fetch('/api/v1/user/login', {
      method: 'POST',
      body: new URLSearchParams({ email: user.email, password: TEST_PASSWORD }),
    });
    expect(response.status).toBe(200);
  });
});

describe('broken requests', () => {
  test.each([
    [
      'broken JSON',
      { method: 'POST', body: '{"email":', headers: { 'content-type': 'application/json' } },
      400,
    ],
    [
      'an unknown content type',
      { method: 'POST', body: '<a/>', headers: { 'content-type': 'text/xml' } },
      415,
    ],
    [
      'a body of 101 kB',
      {
        method: 'POST',
        body: JSON.stringify({ email: 'x'.repeat(101 * 1024) }),
        headers: { 'content-type': 'application/json' },
      },
      413,
    ],
    ['an array', { method: 'POST', body: '[1]', headers: { 'content-type': 'application/json' } }, 400],
    ['null', { method: 'POST', body: 'null', headers: { 'content-type': 'application/json' } }, 400],
  ])('%s is a 4xx in JSON', async (_, init, status) => {
    const response = await client().fetch('/api/v1/user/login', init);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({
      statusCode: status,
      success: false,
      message: expect.any(String),
    });
  });

  test('an unknown path is a 404 in JSON, also where pages answer every other address', async () => {
    const { http } = await makeApp(app().services);
    http.all('/*', (_request, reply) => reply.type('text/html').send('<h1>A page</h1>'));
    for (const url of ['/api/v1', '/api/v1/nope', '/api/api/v1/nothing/here', '/API/v1/Bookings/'])
      for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const) {
        const answer = await http.inject({ method, url });
        expect([method, url, answer.statusCode]).toEqual([method, url, 404]);
        expect(answer.json()).toEqual({ statusCode: 404, success: false, message: 'Not found' });
      }
    await http.close();
  });
});
