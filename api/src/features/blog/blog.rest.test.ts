import { beforeAll, describe, expect, test } from '@jest/globals';
import { makeAdmin } from '../admin/admin.factory.js';
import { newId } from '../../core/ids.js';
import { makeUser } from '../user/user.factory.js';
import { makeVenue } from '../venue/venue.factory.js';
import { app, useApp } from '../../../test/app.js';
import { client, loggedIn, type Client } from '../../../test/client.js';
import { makeBlog } from '../../../test/permissions/scene.js';
import { FORMS, formOf, send, statementsOf, type Envelope } from '../../../test/rest.js';
import { makePicture } from '../../../test/security/pictures.js';

useApp();

interface Blog {
  _id: string;
  title: string;
  content: string;
  images: string[];
  publishedAt: string | null;
}
type One = Envelope<{ blog: Blog }>;

const ARTICLE = { title: 'Two umbrellas', content: 'It *rained*.' };

let admin: Client;
beforeAll(async () => {
  admin = await loggedIn((await makeAdmin()).id);
});

const add = async (files: Record<string, readonly Buffer[]> = {}) =>
  (await send<One>(admin, 'POST', '/blog/add', formOf(ARTICLE, files))).body.data.blog;
const get = (caller: Client, id: string) => caller.rest<One>('GET', `/blog/${id}`);

async function makeDraft(): Promise<string> {
  const id = await makeBlog();
  await app().sql('UPDATE blog SET published_at = NULL WHERE id = $1', [id]);
  return id;
}

describe('POST blog/add', () => {
  test.each(['image', 'images'])(
    'creates an article with its picture as %s, visible to everybody',
    async (name) => {
      const { status, body } = await send<One>(
        admin,
        'POST',
        '/blog/add',
        formOf(ARTICLE, { [name]: [await makePicture.jpeg()] }),
      );
      expect([status, body]).toEqual([
        200,
        {
          ...{ statusCode: 200, success: true, message: 'Blog uploaded successfully!' },
          data: {
            blog: {
              ...{ ...ARTICLE, _id: expect.any(String), author: 'Meera Iyer', category: 'Wedding Blog' },
              images: [expect.stringMatching(/^\/media\/[0-9a-f]{32}\/960\.webp$/)],
              publishedAt: expect.any(String),
              ...{ createdAt: expect.any(String), updatedAt: expect.any(String) },
            },
          },
        },
      ]);
      const { blog } = body.data;
      expect((await get(client(), blog._id)).body.data).toEqual({ blog });
      expect((await client().fetch(blog.images[0] ?? '')).status).toBe(200);
    },
  );

  test.each(FORMS)('accepts an article without a picture as %s', async (_, form) => {
    const { body } = await send<One>(admin, 'POST', '/blog/add', form({ ...ARTICLE, category: 'Rain' }));
    expect(body.data.blog).toMatchObject({ ...ARTICLE, category: 'Rain', images: [] });
  });

  test('rejects a missing title, and files that aren’t pictures', async () => {
    const before = await app().sql('SELECT id FROM blog');
    const untitled = await send<One>(admin, 'POST', '/blog/add', formOf({ content: 'It rained.' }));
    expect(untitled).toMatchObject({ status: 400, body: { message: 'Title is required' } });
    const svg = [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')];
    expect((await send(admin, 'POST', '/blog/add', formOf(ARTICLE, { image: svg }))).status).toBe(415);
    expect(await app().sql('SELECT id FROM blog')).toEqual(before);
  });
});

describe('PATCH blog/{id}', () => {
  test('changes the given fields and keeps the rest, including pictures', async () => {
    const { _id, images } = await add({ image: [await makePicture.png()] });
    const change = await send<One>(admin, 'PATCH', `/blog/${_id}`, formOf({ title: 'Three umbrellas' }));
    expect(change.body).toMatchObject({
      success: true,
      data: { blog: { _id, title: 'Three umbrellas', content: ARTICLE.content, images } },
    });
    const again = await admin.rest<One>('PATCH', `/blog/${_id}`, { content: 'It poured.' });
    expect(again.body.data.blog).toMatchObject({ title: 'Three umbrellas', content: 'It poured.', images });
  });

  test('new pictures replace the existing ones', async () => {
    const { _id, images } = await add({ image: [await makePicture.png()] });
    const files = { images: [await makePicture.png(), await makePicture.webp()] };
    const { body } = await send<One>(admin, 'PATCH', `/blog/${_id}`, formOf({ ...ARTICLE }, files));
    expect(body.data.blog.images).toHaveLength(2);
    expect(body.data.blog.images).not.toContain(images[0]);
    expect((await get(client(), _id)).body.data.blog.images).toEqual(body.data.blog.images);
  });

  test('an empty title or six pictures are rejected', async () => {
    const { _id, images } = await add({ image: [await makePicture.png()] });
    const empty = await send<One>(admin, 'PATCH', `/blog/${_id}`, formOf({ title: ' ', content: 'New' }));
    expect(empty).toMatchObject({ status: 400, body: { message: 'Title is required' } });
    const six = await Promise.all(Array.from({ length: 6 }, () => makePicture.png(8, 8)));
    const many = await send<One>(admin, 'PATCH', `/blog/${_id}`, formOf({ title: 'New' }, { images: six }));
    expect(many).toMatchObject({ status: 400, body: { message: 'Maximum of 5 images can be uploaded' } });
    expect((await get(admin, _id)).body.data.blog).toMatchObject({ ...ARTICLE, images });
  });
});

describe('reading', () => {
  const list = (caller: Client, query = '') =>
    caller.rest<Envelope<{ blog: Blog[] }>>('GET', `/blog/all/blog${query}`);

  test('visitors get published articles, admins drafts too; the list and single articles agree', async () => {
    const [published, draft] = [await makeBlog(), await makeDraft()];
    const ids = async (caller: Client) => (await list(caller)).body.data.blog.map(({ _id }) => _id);
    for (const caller of [client(), await loggedIn((await makeVenue()).id)]) {
      expect(await ids(caller)).toContain(published);
      expect(await ids(caller)).not.toContain(draft);
      expect((await get(caller, draft)).status).toBe(404);
    }
    expect(await ids(admin)).toEqual(expect.arrayContaining([published, draft]));
    expect((await get(admin, draft)).body.data.blog.publishedAt).toBeNull();
  });

  test('has as many statements for fifty rows as for one', async () => {
    for (let i = 0; i < 50; i++) await makeBlog();
    const { headers, body } = await list(client(), '?limit=20&page=2');
    expect(body.data.blog).toHaveLength(20);
    expect(Number(headers.get('x-total-count'))).toBeGreaterThanOrEqual(50);
    expect(headers.get('link')).toContain('page=3>; rel="next"');
    for (const caller of [client(), admin]) {
      const ofRows = (rows: number) => statementsOf(() => list(caller, `?limit=${rows}`));
      expect(await ofRows(49)).toBe(await ofRows(1));
    }
    expect((await list(client(), '?limit=501')).status).toBe(400);
  });

  test('works under the other base path, in any case, with a trailing slash', async () => {
    const id = await makeBlog();
    for (const path of [`/api/api/v1/blog/${id}`, `/API/V1/Blog/${id.toUpperCase()}/`])
      expect(await (await client().fetch(path)).json()).toMatchObject({ data: { blog: { _id: id } } });
  });
});

test('DELETE blog/{id} deletes it, and ignores the body', async () => {
  const { _id } = await add({ image: [await makePicture.png()] });
  const gone = await admin.rest<Envelope<object>>('DELETE', `/blog/${_id}`, { user: { role: 'admin' } });
  expect(gone).toMatchObject({ status: 200, body: { success: true, data: { _id } } });
  expect((await get(admin, _id)).body).toEqual({
    statusCode: 404,
    success: false,
    message: 'Blog post not found',
  });
  const empty = { headers: { 'content-type': 'application/json' } };
  expect((await send(admin, 'DELETE', `/blog/${await makeBlog()}`, empty)).status).toBe(200);
});

test('writing is for admins; others are rejected before their files are read', async () => {
  const id = await makeBlog();
  const callers: [Client, number][] = [
    [client(), 401],
    [await loggedIn((await makeUser()).id), 403],
    [await loggedIn((await makeVenue()).id), 403],
  ];
  for (const [caller, status] of callers) {
    const form = () => formOf(ARTICLE, { image: [Buffer.from('never looked at')] });
    expect((await send(caller, 'POST', '/blog/add', form())).status).toBe(status);
    expect((await send(caller, 'PATCH', `/blog/${id}`, form())).status).toBe(status);
    expect((await send(caller, 'DELETE', `/blog/${id}`)).status).toBe(status);
  }
  expect((await get(client(), id)).body.data.blog.title).toBe('Title');
  const absent = newId();
  expect((await get(client(), absent)).status).toBe(404);
  expect((await get(client(), 'nonsense')).status).toBe(400);
  expect((await admin.rest('PATCH', `/blog/${absent}`, { title: 'New' })).status).toBe(404);
  expect((await send(admin, 'DELETE', `/blog/${absent}`)).status).toBe(404);
});
