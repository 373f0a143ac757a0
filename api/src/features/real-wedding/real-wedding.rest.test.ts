import { beforeAll, describe, expect, test } from '@jest/globals';
import { makeAdmin } from '../admin/admin.factory.js';
import { newId } from '../../core/ids.js';
import { makeUser } from '../user/user.factory.js';
import { makeVenue } from '../venue/venue.factory.js';
import { app, useApp } from '../../../test/app.js';
import { client, loggedIn, type Client } from '../../../test/client.js';
import { makeStory } from '../../../test/permissions/scene.js';
import { formOf, send, statementsOf, type Envelope, type Fields } from '../../../test/rest.js';
import { makePicture } from '../../../test/security/pictures.js';

useApp();

interface Story {
  _id: string;
  title: string;
  images: string[];
  eventDate: string | null;
  status: string;
}
type One = Envelope<{ realWeddings: Story }>;

const STORY = { title: 'Two umbrellas', content: 'It *rained*.' };

let admin: Client;
beforeAll(async () => {
  admin = await loggedIn((await makeAdmin()).id);
});

const pictures = (count: number) => Promise.all(Array.from({ length: count }, () => makePicture.jpeg()));

const add = async (caller: Client, count: number, fields: Fields = STORY, name = 'images') =>
  send<One>(caller, 'POST', '/weddingpost/add', formOf(fields, { [name]: await pictures(count) }));
const patch = async (id: string, fields: Fields, count = 0) =>
  send<One>(admin, 'PATCH', `/weddingpost/${id}`, formOf(fields, { images: await pictures(count) }));
const get = (caller: Client, id: string) => caller.rest<One>('GET', `/weddingpost/${id}`);

describe('POST weddingpost/add', () => {
  test('an admin’s story, with duplicate images, is public', async () => {
    const { status, body } = await add(admin, 3, { ...STORY, eventDate: '2026-02-18' });
    expect([status, body]).toEqual([
      200,
      {
        ...{ statusCode: 200, success: true, message: 'Real Wedding post uploaded successfully!' },
        data: {
          realWeddings: {
            ...{ ...STORY, _id: expect.any(String), author: 'Meera Iyer', eventDate: '2026-02-18' },
            images: Array.from({ length: 3 }, () => expect.stringMatching(/^\/media\/.*\/960\.webp$/)),
            ...{ status: 'published', createdAt: expect.any(String) },
          },
        },
      },
    ]);
    const { realWeddings } = body.data;
    expect((await get(client(), realWeddings._id)).body.data).toEqual({ realWeddings });
  });

  test.each(['user', 'venue'])(
    'a %s’s story is pending, and visible to its author and admins',
    async (role) => {
      const { id } = await (role === 'user' ? makeUser() : makeVenue());
      const author = await loggedIn(id);
      const { body } = await add(author, 1, STORY, 'image');
      expect(body.data.realWeddings.status).toBe('pending');
      const { _id } = body.data.realWeddings;
      expect((await get(author, _id)).status).toBe(200);
      for (const caller of [client(), await loggedIn((await makeUser()).id)])
        expect((await get(caller, _id)).body).toEqual({
          ...{ statusCode: 404, success: false, message: 'Real Wedding post not found' },
        });
    },
  );

  test.each<[number, Fields, string]>([
    [0, STORY, 'At least one image is required'],
    [4, STORY, 'Maximum of 3 images can be uploaded'],
    [1, { content: 'It rained.' }, 'Title is required'],
    [1, { title: 'Rain' }, 'Content is required'],
    [1, { ...STORY, eventDate: '2099-01-01' }, 'Please choose today or an earlier date'],
  ])('%d images with %j: rejected', async (count, fields, message) => {
    const { status, body } = await add(admin, count, fields);
    expect([status, body.success, body.message]).toEqual([400, false, message]);
  });
});

describe('PATCH weddingpost/{id}', () => {
  const story = async () => {
    const { body } = await add(admin, 2, { ...STORY, eventDate: '2026-02-18' });
    return body.data.realWeddings;
  };

  test('changes the given fields and keeps the rest; new pictures replace the existing ones', async () => {
    const { _id, images, ...rest } = await story();
    const renamed = (await patch(_id, { title: 'Rain' })).body.data.realWeddings;
    expect(renamed).toEqual({ ...rest, _id, images, title: 'Rain' });
    const pictured = (await patch(_id, { ...STORY }, 1)).body.data.realWeddings;
    expect(pictured).toMatchObject({ ...STORY, eventDate: '2026-02-18', images: [expect.any(String)] });
    expect(images).not.toContain(pictured.images[0]);
    expect((await patch(_id, { eventDate: '' })).body.data.realWeddings.eventDate).toBeNull();
  });

  test('four pictures or an empty text are rejected', async () => {
    const before = await story();
    expect(await patch(before._id, { title: 'New' }, 4)).toMatchObject({
      status: 400,
      body: { message: 'Maximum of 3 images can be uploaded' },
    });
    expect(await patch(before._id, { title: 'New', content: '' })).toMatchObject({
      status: 400,
      body: { message: 'Content is required' },
    });
    expect((await get(client(), before._id)).body.data.realWeddings).toEqual(before);
  });
});

describe('GET weddingpost/all/realweddings', () => {
  const list = async (caller: Client, query = '') =>
    caller.rest<Envelope<{ realWeddings: Story[] }>>('GET', `/weddingpost/all/realweddings${query}`);
  const ids = async (caller: Client) => (await list(caller)).body.data.realWeddings.map(({ _id }) => _id);

  test('visitors get published ones, authors also their own, admins all', async () => {
    await app().sql('TRUNCATE real_wedding CASCADE');
    const author = await makeUser();
    const published = await makeStory('published');
    const own = await makeStory('rejected', { authorId: author.id });
    const pending = await makeStory('pending');
    expect(await ids(client())).toEqual([published]);
    expect(await ids(await loggedIn((await makeUser()).id))).toEqual([published]);
    expect(await ids(await loggedIn(author.id))).toEqual([own, published]);
    expect(await ids(admin)).toEqual([pending, own, published]);
    expect((await list(await loggedIn(author.id))).headers.get('x-total-count')).toBe('2');
  });

  test('has as many statements for fifty rows as for one', async () => {
    for (let i = 0; i < 50; i++) await makeStory('published');
    const { body, headers } = await list(client(), '?limit=30&page=2');
    expect(body.data.realWeddings.length).toBeGreaterThanOrEqual(20);
    expect(headers.get('link')).toContain('page=1>; rel="prev"');
    const couple = await loggedIn((await makeUser()).id);
    for (const caller of [couple, admin]) {
      const ofRows = (rows: number) => statementsOf(() => list(caller, `?limit=${rows}`));
      expect(await ofRows(49)).toBe(await ofRows(1));
    }
  });
});

test('DELETE weddingpost/{id} deletes it', async () => {
  const id = await makeStory('published');
  const gone = await send<Envelope<object>>(admin, 'DELETE', `/weddingpost/${id}`);
  expect(gone).toMatchObject({ status: 200, body: { success: true, data: { _id: id } } });
  expect((await get(admin, id)).status).toBe(404);
});

test('changing and deleting is for admins, even one’s own story; submitting needs an account', async () => {
  const author = await makeUser();
  const id = await makeStory('pending', { authorId: author.id });
  expect((await add(client(), 1)).status).toBe(401);
  const callers: [Client, number][] = [
    [client(), 401],
    [await loggedIn(author.id), 403],
    [await loggedIn((await makeVenue()).id), 403],
  ];
  for (const [caller, status] of callers) {
    const form = formOf(STORY, { images: [Buffer.from('never looked at')] });
    expect((await send(caller, 'PATCH', `/weddingpost/${id}`, form)).status).toBe(status);
    expect((await send(caller, 'DELETE', `/weddingpost/${id}`)).status).toBe(status);
  }
  const absent = newId();
  expect((await get(admin, absent)).status).toBe(404);
  expect((await get(client(), 'nonsense')).status).toBe(400);
  expect((await patch(absent, { title: 'New' })).status).toBe(404);
  expect((await send(admin, 'DELETE', `/weddingpost/${absent}`)).status).toBe(404);
});
