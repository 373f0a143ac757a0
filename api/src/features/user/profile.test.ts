import { describe, expect, test } from '@jest/globals';
import { makeVenue } from '../venue/venue.factory.js';
import { app, useApp } from '../../../test/app.js';
import { client, loggedIn, type Client } from '../../../test/client.js';
import { makePicture, withMetadata } from '../../../test/security/pictures.js';
import { read } from '../../../test/security/send.js';
import { makeUser } from './user.factory.js';

useApp();

interface Answer {
  user: Record<string, unknown> | null;
  userErrors: { code: string; field: string | null; message: string }[];
}

const UPDATE = `mutation Update($input: UpdateUserInput!) {
  answer: updateUser(input: $input) { user { fullName phone city address email } userErrors { code field message } }
}`;

const update = async (caller: Client, input: object) => {
  const { data, errors } = await caller.gql<{ answer: Answer } | null>(UPDATE, { input });
  return { ...data?.answer, refusal: errors?.[0]?.extensions.code };
};

const stored = async (id: string) =>
  (
    await app().sql(`SELECT full_name, phone, city, address, avatar_hash FROM user_profile WHERE id = $1`, [
      id,
    ])
  )[0];

describe('an edit of the profile', () => {
  test('changes the given fields, and resolves known cities', async () => {
    const user = await makeUser();
    const caller = await loggedIn(user.id);
    const input = { fullName: ' Kavya Rao ', phone: '9829044170', city: 'bombay', address: '7 Marine Drive' };
    const after = { ...input, fullName: 'Kavya Rao', city: 'Mumbai', email: user.email };
    expect(await update(caller, input)).toEqual({ user: after, userErrors: [] });
    expect((await update(caller, { city: 'dholaVIRA' })).user).toEqual({ ...after, city: 'Dholavira' });
    const { data } = await caller.gql('{ me { name phone city address } }');
    expect(data).toEqual({
      me: { name: 'Kavya Rao', phone: '9829044170', city: 'Dholavira', address: '7 Marine Drive' },
    });
  });

  test('empties the city and the address', async () => {
    const { id } = await makeUser();
    const caller = await loggedIn(id);
    await update(caller, { address: '22 Fatehpura' });
    expect((await update(caller, { city: ' ', address: '' })).user).toMatchObject({
      city: null,
      address: null,
    });
  });

  test.each([
    [{ fullName: '  ' }, 'fullName', 'Please enter your name!'],
    [{ phone: '' }, 'phone', 'Please enter your mobile number!'],
    [{ phone: '98290' }, 'phone', 'Mobile number must be 10 digits'],
    [{ address: 'x'.repeat(301) }, 'address', 'Please keep this to 300 characters'],
    [{ city: 'Udai\0pur' }, 'city', 'Please remove invalid characters'],
  ])('%j is rejected at its field, without effect', async (wrong, field, message) => {
    const { id } = await makeUser();
    const before = await stored(id);
    const answer = await update(await loggedIn(id), { fullName: 'Kavya Rao', ...wrong });
    expect(answer).toEqual({ user: null, userErrors: [{ code: 'INVALID', field, message }] });
    expect(await stored(id)).toEqual(before);
  });

  test('is for users, and for their own profile only', async () => {
    expect((await update(client(), { city: 'Delhi' })).refusal).toBe('UNAUTHENTICATED');
    expect((await update(await loggedIn((await makeVenue()).id), { city: 'Delhi' })).refusal).toBe(
      'FORBIDDEN',
    );
    const [user, other] = [await makeUser(), await makeUser()];
    const { status } = await (
      await loggedIn(user.id)
    ).rest('PUT', `/user/${other.id}`, { fullName: 'Mine now' });
    expect(status).toBe(403);
    expect(await stored(other.id)).toMatchObject({ full_name: other.fullName });
  });
});

describe('the documented PUT', () => {
  test('accepts the whole object as it was read', async () => {
    const user = await makeUser();
    const caller = await loggedIn(user.id);
    const { body } = await caller.rest<{ data: { user: object } }>('GET', `/user/${user.id}`);
    const sent = { ...body.data.user, fullName: 'Kavya Rao', phone: 9829044170, city: 'JAIPUR' };
    expect(await caller.rest('PUT', `/user/${user.id}`, sent)).toMatchObject({
      status: 200,
      body: { success: true, data: { user: { ...sent, phone: '9829044170', city: 'Jaipur' } } },
    });
  });

  test('rejects a different email address, without effect', async () => {
    const { id } = await makeUser();
    const edit = { fullName: 'Kavya Rao', email: 'someone@else.example' };
    const answer = await (await loggedIn(id)).rest('PUT', `/user/${id}`, edit);
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ field: 'email' }] } });
    expect(await stored(id)).toMatchObject({ full_name: 'Ananya Sharma' });
  });
});

describe('the picture', () => {
  const AVATAR = 'avatar { url width height thumbhash alt }';
  const SET = `mutation Set($file: Upload) { answer: setAvatar(file: $file) { user { ${AVATAR} } userErrors { code field message } } }`;

  async function send(caller: Client, file: Buffer) {
    const form = new FormData();
    form.set('operations', JSON.stringify({ query: SET, variables: { file: null } }));
    form.set('map', '{"0":["variables.file"]}');
    form.set('0', new File([new Uint8Array(file)], 'me.jpg'));
    const answer = await read(await caller.fetch('/graphql', { method: 'POST', body: form }));
    return { ...answer, answer: (answer.data as { answer: Answer } | null)?.answer };
  }

  test('is set, replaced and removed; variants contain no location', async () => {
    const user = await makeUser();
    const caller = await loggedIn(user.id);
    const { answer } = await send(caller, await withMetadata('Ananya'));
    const avatar = answer?.user?.avatar as { url: string };
    expect(avatar).toMatchObject({
      width: 400,
      height: 800,
      alt: 'Ananya Sharma',
      thumbhash: expect.any(String),
    });
    expect((await caller.gql(`{ me { ${AVATAR} } }`)).data).toEqual({ me: { avatar } });
    const { body } = await caller.rest<{ data: { user: { avatarUrl: string } } }>('GET', `/user/${user.id}`);
    expect(body.data.user.avatarUrl).toBe(`${avatar.url}/320.webp`);
    const served = Buffer.from(await (await caller.fetch(body.data.user.avatarUrl)).arrayBuffer());
    expect(served.includes('Ananya')).toBe(false);

    const second = await send(caller, await makePicture.png());
    const replaced = second.answer?.user?.avatar as { url: string } | undefined;
    expect([avatar.url, undefined]).not.toContain(replaced?.url);
    const removed = await caller.gql<{ answer: Answer }>(SET, { file: null });
    expect(removed.data.answer).toEqual({ user: { avatar: null }, userErrors: [] });
    expect(await stored(user.id)).toMatchObject({ avatar_hash: null });
  });

  test('an invalid picture is rejected, and the old one stays', async () => {
    const { id } = await makeUser();
    const caller = await loggedIn(id);
    await send(caller, await makePicture.jpeg());
    const before = await stored(id);
    const { errors } = await send(caller, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
    expect(errors.map(({ extensions }) => extensions.code)).toEqual(['UNSUPPORTED_MEDIA']);
    expect(await stored(id)).toEqual(before);
  });

  test('of visitors and businesses is rejected before it is received', async () => {
    const picture = await makePicture.jpeg();
    expect((await send(client(), picture)).errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
    const { id } = await makeVenue();
    expect((await send(await loggedIn(id), picture)).errors[0]?.extensions.code).toBe('FORBIDDEN');
    expect(await app().sql(`SELECT 1 FROM media WHERE uploaded_by = $1`, [id])).toEqual([]);
  });
});
