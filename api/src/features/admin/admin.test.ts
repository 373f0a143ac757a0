import { describe, expect, test } from '@jest/globals';
import { TEST_PASSWORD } from '../account/account.factory.js';
import { app, useApp } from '../../../test/app.js';
import { client, loggedIn, type Client } from '../../../test/client.js';
import { makeCaller, newAdmin } from '../../../test/permissions/scene.js';
import { deliverMail } from '../../../test/security/post.js';
import { makeAdmin } from './admin.factory.js';
import { updateAdmin } from './admin.service.js';

useApp();

interface Data {
  answer: {
    admin: { id: string; superAdmin: boolean } | null;
    userErrors: { code: string; field: string | null; message: string }[];
  };
}
const FIELDS =
  '{ admin { id name email contact city address superAdmin } userErrors { code field message } }';
const register = (caller: Client, input: object) =>
  caller.gql<Data>(
    `mutation R($input: RegisterAdminInput!) { answer: registerAdmin(input: $input) ${FIELDS} }`,
    {
      input,
    },
  );
const update = (caller: Client, input: object) =>
  caller.gql<Data>(`mutation U($input: UpdateAdminInput!) { answer: updateAdmin(input: $input) ${FIELDS} }`, {
    input,
  });
const messages = ({ data }: { data: Data }) =>
  data.answer.userErrors.map(({ field, message }) => `${field}: ${message}`);
const logsIn = async (email: string, password: string) =>
  (await client().rest('POST', '/admin/login', { email, password })).status === 200;

describe('a new admin', () => {
  test('can log in, receives a code but no password, and is audited', async () => {
    const maker = await makeAdmin();
    const { password, ...person } = newAdmin();
    const { data } = await register(await loggedIn(maker.id), { ...person, password });
    expect(data.answer).toEqual({
      admin: { id: expect.any(String), ...person, superAdmin: false },
      userErrors: [],
    });
    expect(await logsIn(person.email, password)).toBe(true);
    const emails = (await deliverMail()).filter((mail) => mail.includes(`To: ${person.email}`));
    expect(emails).toHaveLength(1);
    expect(emails[0]).toContain('Subject: Confirm your email for Mandap');
    expect(emails[0]).not.toContain(password);
    expect(
      await app().sql(`SELECT actor_id, action, after FROM audit WHERE target_id = $1`, [
        data.answer.admin?.id,
      ]),
    ).toEqual([
      {
        actor_id: maker.id,
        action: 'admin.register',
        after: { name: '•••', email: '•••', contact: '•••', city: 'Pune', address: '•••' },
      },
    ]);
  });

  test('requires all fields, and an address without an admin', async () => {
    const caller = await loggedIn((await makeAdmin()).id);
    expect(
      messages(
        await register(caller, { name: '', email: '', contact: '', password: '', city: '', address: '' }),
      ),
    ).toEqual([
      'name: Name is required',
      'email: Email is required',
      'contact: Contact is required',
      'password: Password is required',
      'city: City is required',
      'address: Address is required',
    ]);
    const person = newAdmin();
    expect(
      messages(await register(caller, { ...person, email: 'a@b', contact: '12345', password: 'seven77' })),
    ).toEqual([
      'email: Invalid email!',
      'contact: Contact must be exactly 10 digits',
      'password: Password must be at least 8 characters',
    ]);
    const answers = await Promise.all([register(caller, person), register(caller, person)]);
    expect(answers.flatMap(messages)).toEqual(['email: This email is already registered']);
  });

  test('is never the super admin', async () => {
    const caller = await loggedIn((await makeAdmin()).id);
    const { errors } = await register(caller, { ...newAdmin(), superAdmin: true });
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });
});

describe('one’s own profile', () => {
  test('is updated; omitted fields stay unchanged', async () => {
    const { id, email } = await makeAdmin();
    const { data } = await update(await loggedIn(id), { name: 'Meera Rao', city: 'Kochi' });
    expect(data.answer.admin).toEqual({
      ...{ id, email, name: 'Meera Rao', contact: '0000054321', city: 'Kochi' },
      ...{ address: '4 Beach Road', superAdmin: false },
    });
  });

  test('a wrong contact or missing name is reported at its field', async () => {
    const caller = await loggedIn((await makeAdmin()).id);
    expect(messages(await update(caller, { name: ' ', contact: '123' }))).toEqual([
      'name: Name is required',
      'contact: Contact must be exactly 10 digits',
    ]);
  });

  test('requires the current password for a new one, and ends other sessions', async () => {
    const { id, email } = await makeAdmin();
    const [caller, other] = [await loggedIn(id), await loggedIn(id)];
    const wanted = { name: 'Meera Rao', password: 'eight888' };
    expect(messages(await update(caller, wanted))).toEqual(['current: Please enter your current password']);
    expect(messages(await update(caller, { ...wanted, current: 'Wrong#123' }))).toEqual([
      'current: This is not your password',
    ]);
    expect(
      messages(await update(caller, { ...wanted, password: 'seven77', current: TEST_PASSWORD })),
    ).toEqual(['password: Password must be at least 8 characters']);
    expect(await app().sql(`SELECT name FROM admin_profile WHERE id = $1`, [id])).toEqual([
      { name: 'Meera Iyer' },
    ]);
    expect(messages(await update(caller, { ...wanted, current: TEST_PASSWORD }))).toEqual([]);
    expect((await other.gql('{ me { id } }')).data).toEqual({ me: null });
    expect([await logsIn(email, TEST_PASSWORD), await logsIn(email, 'eight888')]).toEqual([false, true]);
  });

  test('can’t be changed by others', async () => {
    const { context } = await makeCaller('admin');
    const other = await makeAdmin();
    await expect(updateAdmin(context, { id: other.id, name: 'Mine' })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
  });
});

test('the super admin without a name is called so, and sorted and found by it', async () => {
  const [named, { id }] = [await makeAdmin(), await makeAdmin()];
  for (const [adminId, name] of [
    [named.id, 'Zoya Khan'],
    [id, null],
  ])
    await app().sql(`UPDATE admin_profile SET name = $2 WHERE id = $1`, [adminId, name]);
  const caller = await loggedIn(id);
  const names = async (search?: string) =>
    (
      await caller.gql<{ managedAdmins: { nodes: { name: string }[] } }>(
        'query A($search: String) { managedAdmins(search: $search, first: 50) { nodes { name } } }',
        { search },
      )
    ).data.managedAdmins.nodes.map(({ name }) => name);
  expect(await names('super ad')).toEqual(['Super Admin']);
  expect((await names()).slice(-2)).toEqual(['Super Admin', 'Zoya Khan']);
  expect((await caller.gql('{ me { name } }')).data).toEqual({ me: { name: 'Super Admin' } });
  expect((await caller.rest('GET', `/admin/${id}`)).body).toMatchObject({ name: 'Super Admin' });
});
