import { beforeAll, describe, expect, test } from '@jest/globals';
import { TEST_PASSWORD, uniqueEmail } from '../../src/features/account/account.factory.js';
import { makeAdmin } from '../../src/features/admin/admin.factory.js';
import { makeUser } from '../../src/features/user/user.factory.js';
import { useApp } from '../app.js';
import { client } from '../client.js';
import { bare, call, enveloped, form, logIn, ROOTS } from './call.js';

useApp();

let superAdmin: { id: string };
beforeAll(async () => {
  superAdmin = await makeAdmin({ superAdmin: true });
});

const ADMIN = { name: 'Meera Iyer', contact: '0000054321', city: 'Chennai', address: '4 Beach Road' };

describe.each(ROOTS)('%s/user', (root) => {
  test('POST register and login', async () => {
    const account = { email: uniqueEmail('couple'), password: 'Ananya@123' };
    const user = { fullName: 'Ananya Sharma', phone: '9829044170', email: account.email };
    const answer = await call(client(), `POST ${root}/user/register`, {
      ...user,
      password: account.password,
    });
    expect(answer).toEqual(
      enveloped({
        user: { ...user, _id: expect.any(String), city: null, address: null, avatarUrl: null },
      }),
    );
    expect(await call(client(), `POST ${root}/user/login`, account)).toEqual(
      enveloped({ loggedInUser: { _id: expect.any(String) } }),
    );
    expect((await call(client(), `POST ${root}/user/login`, { ...account, password: 'x' })).status).toBe(401);
  });

  test('a user reads and updates their own profile', async () => {
    const account = await makeUser();
    const caller = await logIn(root, 'user', account, TEST_PASSWORD);
    const user = { fullName: 'Ananya S.', phone: '9829044171', city: 'Jaipur', email: account.email };
    const saved = { ...user, _id: account.id, address: null, avatarUrl: null };
    for (const avatarUrl of [
      'default-avatar.png',
      '/static/media/avatar.3f2a.svg',
      'https://cdn.example/me.jpg',
      '',
    ])
      for (const sent of [
        { ...user, avatarUrl },
        { user: { ...user, avatarUrl } },
        form({ ...user, avatarUrl }),
      ]) {
        expect(await call(caller, `PUT ${root}/user/${account.id}`, sent)).toEqual(
          enveloped({ user: saved }),
        );
        expect(await call(caller, `GET ${root}/user/${account.id}`)).toEqual(enveloped({ user: saved }));
      }
    expect(await call(caller, `PUT ${root}/user/${account.id}`, { city: 'Kota' })).toEqual(
      enveloped({ user: { ...saved, city: 'Kota' } }),
    );
  });

  test('an admin reads all users, and deletes one', async () => {
    const { id, email, fullName } = await makeUser();
    const admin = await logIn(root, 'admin', await makeAdmin(), TEST_PASSWORD);
    const user = expect.objectContaining({ _id: id, email, fullName, phone: '0000012345', city: 'Udaipur' });
    expect(await call(admin, `GET ${root}/user/ALL`)).toEqual(
      enveloped({ users: expect.arrayContaining([user]) }),
    );
    expect(await call(admin, `GET ${root}/user/${id}`)).toEqual(enveloped({ user }));
    expect(await call(admin, `DELETE ${root}/user/${id}`)).toEqual(enveloped({ _id: id }));
    expect((await call(admin, `GET ${root}/user/${id}`)).status).toBe(404);
  });
});

describe.each(ROOTS)('%s/admin', (root) => {
  test('an admin reads their own profile, and updates it completely or in part', async () => {
    const account = await makeAdmin();
    const caller = await logIn(root, 'admin', account, TEST_PASSWORD);
    const read = (profile: object) => ({
      ...{ ...profile, _id: account.id, superAdmin: false, profile },
    });
    let profile = { ...ADMIN, email: account.email };
    expect(await call(caller, `GET ${root}/admin/${account.id}`)).toEqual(bare(read(profile)));
    for (const admin of [
      { name: 'Meera I.', contact: '9829044172', address: '9 Hill Road', city: 'Pune' },
      { contact: '9829044173' },
      { city: 'Nashik', address: '' },
    ]) {
      profile = { ...profile, ...admin };
      expect(await call(caller, `PUT ${root}/admin/${account.id}`, { admin })).toEqual(
        enveloped({ admin: read(profile) }),
      );
      expect(await call(caller, `GET ${root}/admin/${account.id}`)).toEqual(bare(read(profile)));
    }
  });

  test('an admin adds another, reads all, and deletes that one; the super admin stays', async () => {
    const caller = await logIn(root, 'admin', await makeAdmin(), TEST_PASSWORD);
    const profile = {
      name: 'Kabir Sethi',
      email: uniqueEmail('kabir'),
      city: 'Pune',
      address: '7 College Road',
    };
    const sent = { ...profile, contact: 9829044174, password: 'Kabir@1234' };
    const added = {
      ...{ ...profile, _id: expect.any(String), contact: '9829044174', superAdmin: false },
      profile: { ...profile, contact: '9829044174' },
    };
    expect(await call(caller, `POST ${root}/admin/register`, { profile: sent })).toEqual(
      enveloped({ admin: added }),
    );
    const all = await call(caller, `GET ${root}/admin/all`);
    expect(all).toEqual(bare(expect.arrayContaining([added])));
    const { _id } = (all.body as { _id: string; email: string }[]).find(
      ({ email }) => email === profile.email,
    )!;
    expect(await call(caller, `DELETE ${root}/admin/${_id}`)).toEqual(enveloped({ _id }));

    const refused = await call(caller, `DELETE ${root}/admin/${superAdmin.id}`);
    expect([refused.status >= 400, refused.body]).toEqual([
      true,
      expect.objectContaining({ success: false, message: "Super Admin can't be deleted!!" }),
    ]);
  });
});
