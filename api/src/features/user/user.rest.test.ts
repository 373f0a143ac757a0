import { describe, expect, test } from '@jest/globals';
import { uniqueEmail } from '../account/account.factory.js';
import { makeAdmin } from '../admin/admin.factory.js';
import { newId } from '../../core/ids.js';
import { makeUser } from './user.factory.js';
import { makeVenue } from '../venue/venue.factory.js';
import { app, useApp } from '../../../test/app.js';
import { client, loggedIn, type Client } from '../../../test/client.js';
import { FORMS, formOf, send, statementsOf, type Envelope } from '../../../test/rest.js';
import { makePicture } from '../../../test/security/pictures.js';

useApp();

interface User extends Record<string, unknown> {
  _id: string;
  fullName: string;
  avatarUrl: string | null;
}
type One = Envelope<{ user: User }>;
type Many = Envelope<{ users: User[] }>;

test.each(FORMS)('sign-up as %s, login, own profile', async (_, form) => {
  const visitor = client();
  const email = uniqueEmail('rest');
  const signup = { fullName: 'Dev Malhotra', email, phone: '9829044170', password: 'Secret#123' };
  const registered = await send<One>(visitor, 'POST', '/user/register', form(signup));
  expect(registered).toMatchObject({ status: 200, body: { statusCode: 200, success: true } });
  const again = await send(client(), 'POST', '/user/register', form(signup));
  expect(again).toMatchObject({ status: 409, body: { message: 'This email is already registered' } });
  const { _id } = registered.body.data.user;
  await visitor.rest('POST', '/user/login', signup);
  const profile = await visitor.rest<One>('GET', `/user/${_id}`);
  expect(profile.body.data.user).toEqual({
    ...{ _id, fullName: 'Dev Malhotra', email, phone: '9829044170' },
    ...{ city: null, address: null, avatarUrl: null },
  });
});

test('sign-up accepts a number as phone, and reports invalid fields', async () => {
  const signup = { fullName: 'Dev', email: uniqueEmail('rest'), phone: 9829044170, password: 'Secret#123' };
  expect((await client().rest('POST', '/user/register', signup)).status).toBe(200);
  const wrong = await client().rest<Envelope<null>>('POST', '/user/register', { ...signup, phone: 98 });
  expect([wrong.status, wrong.body.errors]).toEqual([
    400,
    [{ field: 'phone', message: 'Mobile number must be 10 digits' }],
  ]);
});

describe('reading', () => {
  test('one: oneself, or anybody for admins', async () => {
    const [user, other] = [await makeUser(), await makeUser()];
    const path = `/user/${user.id}`;
    expect((await client().rest('GET', path)).status).toBe(401);
    for (const who of [other.id, (await makeVenue()).id])
      expect((await (await loggedIn(who)).rest('GET', path)).status).toBe(403);
    const admin = await loggedIn((await makeAdmin()).id);
    expect((await admin.rest<One>('GET', path)).body.data.user).toMatchObject({ _id: user.id });
    expect((await admin.rest('GET', `/user/${newId()}`)).status).toBe(404);
  });

  test('ALL: for admins, paginated, with as many statements for fifty as for one', async () => {
    for (let i = 0; i < 50; i++) await makeUser({ fullName: `Listed ${i}` });
    const admin = await loggedIn((await makeAdmin()).id);
    const read = (limit: number) => () => admin.rest<Many>('GET', `/user/ALL?search=Listed&limit=${limit}`);
    const { headers, body } = await read(50)();
    expect(body.data.users).toHaveLength(50);
    expect(headers.get('x-total-count')).toBe('50');
    expect(body.data.users[0]).toMatchObject({ fullName: 'Listed 49', avatarUrl: null });
    expect(JSON.stringify(body)).not.toMatch(/password/i);
    // 49 of 50, because a page that reaches the end of the list needs no count.
    await read(49)();
    expect(await statementsOf(read(49))).toBe(await statementsOf(read(1)));
    const last = await admin.rest<Many>('GET', '/user/all?search=Listed&limit=20&page=3');
    expect(last.body.data.users).toHaveLength(10);
    expect(last.headers.get('link')).toContain('page=2>; rel="prev"');
    expect((await client().rest('GET', '/user/ALL')).status).toBe(401);
    expect((await (await loggedIn((await makeUser()).id)).rest('GET', '/user/ALL')).status).toBe(403);
  });

  test('all/city: the names, as `cities` and as data', async () => {
    await makeVenue({ city: 'Citypur' });
    const { body } = await client().rest<Envelope<string[]> & { cities: string[] }>('GET', '/user/all/city');
    expect(body.cities).toContain('Citypur');
    expect(body.data).toEqual(body.cities);
  });
});

describe('PUT user/:id', () => {
  const EDIT = { fullName: 'Ananya S.', phone: '9829044171', city: 'jaipur', address: '7 C-Scheme' };
  const put = (caller: Client, id: string, body: object) => caller.rest<One>('PUT', `/user/${id}`, body);

  test.each(FORMS)('accepts the documented fields, as %s', async (_, form) => {
    const { id, email } = await makeUser();
    const caller = await loggedIn(id);
    const fields = { ...EDIT, email, avatarUrl: '' };
    const { status, body } = await send<One>(caller, 'PUT', `/user/${id}`, form(fields));
    expect([status, body.data.user]).toEqual([
      200,
      { _id: id, email, ...EDIT, city: 'Jaipur', avatarUrl: null },
    ]);
  });

  test('accepts them nested in `user`, and a whole object', async () => {
    const { id } = await makeUser();
    const caller = await loggedIn(id);
    const { user } = (await put(caller, id, { user: { ...EDIT, phone: 9829044171 } })).body.data;
    expect(user).toMatchObject({ ...EDIT, city: 'Jaipur' });
    expect((await put(caller, id, user)).body.data.user).toEqual(user);
  });

  test.each(['avatar', 'avatarUrl'])('accepts a picture as a file named %s', async (name) => {
    const { id } = await makeUser();
    const caller = await loggedIn(id);
    const form = formOf({ city: 'jaipur' }, { [name]: [await makePicture.jpeg()] });
    const { user } = (await send<One>(caller, 'PUT', `/user/${id}`, form)).body.data;
    expect(user).toMatchObject({ city: 'Jaipur', avatarUrl: expect.stringMatching(/^\/media\//) });
    expect((await client().fetch(user.avatarUrl ?? '')).status).toBe(200);
    expect((await put(caller, id, user)).body.data.user).toEqual(user);
  });

  test.each(['https://elsewhere.example/me.png', '/assets/default-avatar.svg', 'avatar.png', 'data:,x'])(
    'ignores the avatarUrl %s',
    async (avatarUrl) => {
      const { id, fullName } = await makeUser();
      const caller = await loggedIn(id);
      const { user } = (await put(caller, id, { city: 'jaipur', avatarUrl })).body.data;
      expect(user).toMatchObject({ fullName, city: 'Jaipur', avatarUrl: null });
      const form = formOf({ avatarUrl }, { avatar: [await makePicture.jpeg()] });
      const picture = (await send<One>(caller, 'PUT', `/user/${id}`, form)).body.data.user.avatarUrl;
      expect(picture).toMatch(/^\/media\//);
      expect((await put(caller, id, { avatarUrl })).body.data.user.avatarUrl).toBe(picture);
    },
  );

  test('two pictures, an invalid one, and another email address are rejected', async () => {
    const { id, fullName } = await makeUser();
    const caller = await loggedIn(id);
    const [one, two] = [await makePicture.png(), await makePicture.png()];
    const sent = (avatar: Buffer[]) =>
      send(caller, 'PUT', `/user/${id}`, formOf({ fullName: 'X' }, { avatar }));
    expect((await sent([one, two])).status).toBe(400);
    expect((await sent([Buffer.from('GIF89a')])).status).toBe(415);
    expect((await put(caller, id, { fullName: 'X', email: 'other@test.example' })).status).toBe(400);
    expect((await caller.rest<One>('GET', `/user/${id}`)).body.data.user).toMatchObject({
      ...{ fullName, avatarUrl: null },
    });
  });

  test('visitors, others, admins and another’s ID are rejected, even with a picture', async () => {
    const [user, other] = [await makeUser(), await makeUser()];
    expect((await put(client(), user.id, EDIT)).status).toBe(401);
    for (const who of [other.id, (await makeVenue()).id, (await makeAdmin()).id])
      for (const id of [user.id, newId()])
        expect((await put(await loggedIn(who), id, EDIT)).status).toBe(403);
    expect((await put(await loggedIn(user.id), user.id, { ...EDIT, _id: other.id })).status).toBe(403);
    const form = formOf({}, { avatar: [await makePicture.png()] });
    expect((await send(await loggedIn(other.id), 'PUT', `/user/${user.id}`, form)).status).toBe(403);
    expect(await app().sql(`SELECT 1 FROM media WHERE uploaded_by = $1`, [other.id])).toEqual([]);
  });
});
