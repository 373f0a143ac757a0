import { beforeAll, describe, expect, test } from '@jest/globals';
import { TEST_PASSWORD, uniqueEmail } from '../account/account.factory.js';
import { makeAdmin } from './admin.factory.js';
import { newId } from '../../core/ids.js';
import { makeUser } from '../user/user.factory.js';
import { useApp } from '../../../test/app.js';
import { client, loggedIn, type Client } from '../../../test/client.js';
import { FORMS, formOf, send, statementsOf, type Envelope } from '../../../test/rest.js';

useApp();

interface Profile {
  name: string;
  email: string;
  contact: string;
  city: string;
  address: string;
}
interface Admin extends Profile {
  _id: string;
  superAdmin: boolean;
  profile: Profile;
}
type One = Envelope<{ admin: Admin }>;

let self: { id: string; email: string };
let admin: Client;
beforeAll(async () => {
  self = await makeAdmin();
  admin = await loggedIn(self.id);
});

const profile = () => ({
  ...{
    name: 'Kabir Sethi',
    email: uniqueEmail('rest-admin'),
    contact: '9000000004',
    password: TEST_PASSWORD,
  },
  ...{ city: 'Pune', address: '7 Law College Road' },
});

describe('reading', () => {
  test('one: the documented fields, also nested in `profile`', async () => {
    const { status, body } = await admin.rest<Admin>('GET', `/admin/${self.id}`);
    const its = {
      ...{ name: 'Meera Iyer', email: self.email, contact: '0000054321' },
      ...{ city: 'Chennai', address: '4 Beach Road' },
    };
    expect([status, body]).toEqual([200, { _id: self.id, ...its, superAdmin: false, profile: its }]);
    for (const id of [newId(), (await makeUser()).id])
      expect((await admin.rest('GET', `/admin/${id}`)).status).toBe(404);
    expect((await admin.rest('GET', '/admin/nonsense')).status).toBe(400);
  });

  test('all: a bare array, paginated, with as many statements for fifty as for one', async () => {
    for (let i = 0; i < 50; i++) await makeAdmin({ email: uniqueEmail('listed') });
    const read = (limit: number) => () =>
      admin.rest<Admin[]>('GET', `/admin/all?search=listed&limit=${limit}`);
    const { headers, body } = await read(50)();
    expect(body).toHaveLength(50);
    expect(body[0]).toMatchObject({ _id: expect.any(String), profile: { name: 'Meera Iyer' } });
    expect(headers.get('x-total-count')).toBe('50');
    // 49 of 50, because a page that reaches the end of the list needs no count.
    expect(await statementsOf(read(49))).toBe(await statementsOf(read(1)));
    expect((await admin.rest<Admin[]>('GET', '/admin/all?search=listed&limit=30&page=2')).body).toHaveLength(
      20,
    );
    expect((await admin.rest('GET', '/admin/all?page=0')).status).toBe(400);
  });

  test('for admins only', async () => {
    const user = await loggedIn((await makeUser()).id);
    for (const path of ['/admin/all', `/admin/${self.id}`]) {
      expect((await client().rest('GET', path)).status).toBe(401);
      expect((await user.rest('GET', path)).status).toBe(403);
    }
  });
});

describe('POST admin/register', () => {
  test.each(FORMS)('as %s', async (_, form) => {
    const { password, ...fields } = profile();
    const { status, body } = await send<One>(admin, 'POST', '/admin/register', form({ ...fields, password }));
    expect([status, body.message]).toEqual([200, 'Admin added']);
    expect(body.data.admin).toMatchObject({ ...fields, profile: fields, superAdmin: false });
    const login = await client().rest('POST', '/admin/login', { email: fields.email, password });
    expect(login).toMatchObject({
      status: 200,
      body: { data: { loggedInAdmin: { _id: body.data.admin._id } } },
    });
  });

  test('nested in `profile`, as an object or JSON text, with a number as contact', async () => {
    const nested = { profile: { ...profile(), contact: 9000000004 } };
    expect((await admin.rest<One>('POST', '/admin/register', nested)).body.data.admin.contact).toBe(
      '9000000004',
    );
    const form = formOf({ profile: JSON.stringify(profile()) });
    expect((await send(admin, 'POST', '/admin/register', form)).status).toBe(200);
  });

  test('rejects visitors, other roles, missing values and taken addresses', async () => {
    expect((await client().rest('POST', '/admin/register', profile())).status).toBe(401);
    const user = await loggedIn((await makeUser()).id);
    expect((await user.rest('POST', '/admin/register', profile())).status).toBe(403);
    const { email, ...others } = profile();
    expect(await admin.rest('POST', '/admin/register', { profile: others })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'email', message: 'Email is required' }] },
    });
    const taken = { ...others, email: self.email };
    expect((await admin.rest('POST', '/admin/register', taken)).status).toBe(409);
    expect(email).not.toBe(self.email);
  });
});

describe('PUT admin/:id', () => {
  const EDIT = { name: 'Meera R. Iyer', contact: '9000000005', address: '5 Beach Road', city: 'Madurai' };

  test.each<[string, (edit: object) => unknown]>([
    ['within `admin`', (edit) => ({ admin: edit })],
    ['within `admin` as JSON text', (edit) => ({ admin: JSON.stringify(edit) })],
    ['flat', (edit) => edit],
    ['within `profile`', (edit) => ({ profile: edit })],
  ])('%s', async (_, form) => {
    const { id, email } = await makeAdmin();
    const caller = await loggedIn(id);
    const { status, body } = await caller.rest<One>('PUT', `/admin/${id}`, form(EDIT));
    expect([status, body.data.admin]).toMatchObject([200, { _id: id, email, ...EDIT, profile: EDIT }]);
    const whole = body.data.admin;
    expect((await caller.rest<One>('PUT', `/admin/${id}`, whole)).body.data.admin).toEqual(whole);
    expect((await send<One>(caller, 'PUT', `/admin/${id}`, formOf(EDIT))).body.data.admin).toEqual(whole);
  });

  test.each(Object.entries(EDIT))('updates %s alone and keeps the rest', async (name, value) => {
    const { id } = await makeAdmin();
    const caller = await loggedIn(id);
    const before = (await caller.rest<Admin>('GET', `/admin/${id}`)).body.profile;
    const edited = { ...before, [name]: value };
    for (const body of [{ admin: { [name]: value } }, {}, { admin: {} }])
      expect((await caller.rest<One>('PUT', `/admin/${id}`, body)).body.data.admin.profile).toEqual(edited);
    expect(await caller.rest('PUT', `/admin/${id}`, { name: '', city: 'Pune' })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'name', message: 'Name is required' }] },
    });
    expect((await caller.rest<Admin>('GET', `/admin/${id}`)).body.profile).toEqual(edited);
  });

  test('a new password requires the current one; the address can’t be changed', async () => {
    const { id } = await makeAdmin();
    const caller = await loggedIn(id);
    const put = (more: object) => caller.rest('PUT', `/admin/${id}`, { admin: { ...EDIT, ...more } });
    expect((await put({ password: 'Changed#456' })).status).toBe(400);
    expect((await put({ email: 'other@test.example' })).status).toBe(400);
    expect((await put({ contact: '12' })).status).toBe(400);
    expect((await caller.rest<Admin>('GET', `/admin/${id}`)).body.name).toBe('Meera Iyer');
    expect((await put({ password: 'Changed#456', current: TEST_PASSWORD })).status).toBe(200);
    expect((await put({ password: '' })).status).toBe(200);
  });

  test('visitors, other roles and another’s ID are rejected', async () => {
    const [other, user] = [await makeAdmin(), await makeUser()];
    expect((await client().rest('PUT', `/admin/${self.id}`, EDIT)).status).toBe(401);
    expect((await (await loggedIn(user.id)).rest('PUT', `/admin/${user.id}`, EDIT)).status).toBe(403);
    for (const id of [other.id, newId()])
      expect((await admin.rest('PUT', `/admin/${id}`, EDIT)).status).toBe(403);
    expect((await admin.rest('PUT', `/admin/${self.id}`, { ...EDIT, _id: other.id })).status).toBe(403);
  });
});
