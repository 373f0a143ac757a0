import { beforeAll, describe, expect, test } from '@jest/globals';
import { makeAdmin } from '../admin/admin.factory.js';
import { newId } from '../../core/ids.js';
import { makeUser } from '../user/user.factory.js';
import { app, useApp } from '../../../test/app.js';
import { client, loggedIn, type Client } from '../../../test/client.js';
import { makeBlog } from '../../../test/permissions/scene.js';
import { makePicture } from '../../../test/security/pictures.js';
import { upload } from '../../../test/upload.js';

useApp();

interface Article {
  id: string;
  title: string;
  author: string;
  category: string;
  content: string;
  html: string;
  status: string;
  publishedAt: string | null;
  pictures: { url: string }[];
}
interface Outcome {
  blog: Article | null;
  userErrors: { code: string; field: string | null; message: string }[];
}

const BLOG = `blog { id title author category content html status publishedAt pictures { url } }
  userErrors { code field message }`;
const CREATE = `mutation C($input: BlogInput!, $publish: Boolean, $images: [Upload!]!) {
  answer: createBlog(input: $input, publish: $publish, images: $images) { ${BLOG} } }`;
const UPDATE = `mutation U($id: ID!, $input: BlogInput!, $keep: [String!]!, $images: [Upload!]!) {
  answer: updateBlog(id: $id, input: $input, keep: $keep, images: $images) { ${BLOG} } }`;
const PUBLISH = `mutation P($id: ID!, $publish: Boolean!) { answer: publishBlog(id: $id, publish: $publish) { ${BLOG} } }`;
const DELETE = `mutation D($id: ID!) { answer: deleteBlog(id: $id) { deletedId userErrors { message } } }`;

const INPUT = { title: 'Two umbrellas', content: 'It *rained*.\n\nNobody minded.' };

let admin: Client;
beforeAll(async () => {
  admin = await loggedIn((await makeAdmin()).id);
});

const pictures = (count: number) => Promise.all(Array.from({ length: count }, () => makePicture.jpeg()));

async function create(variables: object = {}, images: readonly Buffer[] = []): Promise<Outcome> {
  const all = { input: INPUT, ...variables };
  return (await upload<{ answer: Outcome }>(admin, CREATE, all, images)).data.answer;
}

/** Creates an article. */
async function written(variables: object = {}, images: readonly Buffer[] = []): Promise<Article> {
  const { blog } = await create(variables, images);
  if (!blog) throw new Error('The article was refused');
  return blog;
}

const update = async (id: string, variables: object, images: readonly Buffer[] = []) =>
  upload<{ answer: Outcome }>(admin, UPDATE, { id, input: INPUT, keep: [], ...variables }, images);

const seen = async (caller: Client, id: string) =>
  (
    await caller.gql<{ blog: { title: string; content: string } | null }>(
      'query B($id: ID!) { blog(id: $id) { title content } }',
      { id },
    )
  ).data.blog;

const audits = (id: string) =>
  app().sql(`SELECT action, before, after FROM audit WHERE target_id = $1 ORDER BY created_at, id`, [id]);

describe('writing', () => {
  test('is published at once under the admin’s name, with its pictures in order', async () => {
    const { blog, userErrors } = await create({}, await pictures(2));
    expect(userErrors).toEqual([]);
    expect(blog).toMatchObject({
      ...{ title: 'Two umbrellas', author: 'Meera Iyer', category: 'Wedding Blog', status: 'PUBLISHED' },
      html: '<p>It <em>rained</em>.</p>\n<p>Nobody minded.</p>\n',
    });
    expect(blog?.pictures).toHaveLength(2);
    expect(await seen(client(), blog?.id ?? '')).toEqual(INPUT);
    expect(await audits(blog?.id ?? '')).toEqual([
      {
        action: 'blog.create',
        before: null,
        after: {
          ...{ title: 'Two umbrellas', category: 'Wedding Blog', content: 'It rained. Nobody minded.' },
          ...{ pictures: 2, published: true },
        },
      },
    ]);
  });

  test('needs no picture, and can be a draft that only admins see', async () => {
    const { id, status, publishedAt } = await written({ publish: false });
    expect([status, publishedAt]).toEqual(['DRAFT', null]);
    expect(await seen(client(), id)).toBeNull();
    expect(await seen(await loggedIn((await makeUser()).id), id)).toBeNull();
    expect(await seen(admin, id)).toEqual(INPUT);
  });

  test.each([
    [{ title: '  ' }, 0, { field: 'title', message: 'Title is required' }],
    [{ content: '' }, 0, { field: 'content', message: 'Content is required' }],
    [{ title: 'x'.repeat(151) }, 0, { field: 'title', message: 'Please keep this to 150 characters' }],
    [{}, 6, { field: 'images', message: 'Maximum of 5 images can be uploaded' }],
  ])('%j with %d pictures is rejected at its field', async (input, images, problem) => {
    const before = await app().sql(`SELECT FROM blog`);
    const outcome = await create({ input: { ...INPUT, ...input } }, await pictures(images));
    expect(outcome).toEqual({ blog: null, userErrors: [{ code: 'INVALID', ...problem }] });
    expect(await app().sql(`SELECT FROM blog`)).toHaveLength(before.length);
  });

  test('accepts pictures only, judged by their content', async () => {
    const { errors } = await upload(admin, CREATE, { input: INPUT }, [Buffer.from('<svg/>')]);
    expect(errors[0]?.extensions.code).toBe('UNSUPPORTED_MEDIA');
  });

  test('is rejected for others before a byte is read', async () => {
    const file = await pictures(1);
    expect((await upload(client(), CREATE, { input: INPUT }, file)).status).toBe(401);
    const user = await loggedIn((await makeUser()).id);
    const { errors } = await upload(user, CREATE, { input: INPUT }, file);
    expect(errors[0]?.extensions.code).toBe('FORBIDDEN');
  });
});

describe('editing', () => {
  test('changes text and pictures: keeps some in a new order, removes some, adds some', async () => {
    const { id, pictures: there } = await written({}, await pictures(3));
    const [first, , third] = there.map(({ url }) => url);
    const { data } = await update(
      id,
      { input: { ...INPUT, title: 'Three umbrellas' }, keep: [third, first] },
      await pictures(1),
    );
    expect(data.answer.blog).toMatchObject({ title: 'Three umbrellas', content: INPUT.content });
    expect(data.answer.blog?.pictures.map(({ url }) => url)).toEqual([third, first, expect.any(String)]);
    expect((await audits(id)).at(-1)).toEqual({
      action: 'blog.update',
      before: { title: 'Two umbrellas' },
      after: { title: 'Three umbrellas' },
    });
  });

  test('one field keeps concurrent changes of others, including pictures', async () => {
    const { id, pictures: there } = await written(
      { input: { ...INPUT, category: 'Rain' } },
      await pictures(2),
    );
    const change = (changes: object) =>
      admin.gql<{ answer: Outcome }>(
        `mutation U($id: ID!, $changes: UpdateBlogInput!) { answer: updateBlog(id: $id, changes: $changes) { ${BLOG} } }`,
        { id, changes },
      );
    await change({ title: 'Three umbrellas' });
    const { data } = await change({ content: 'It poured.' });
    expect(data.answer).toMatchObject({
      blog: { title: 'Three umbrellas', category: 'Rain', content: 'It poured.', pictures: there },
      userErrors: [],
    });
    expect((await audits(id)).at(-1)).toMatchObject({ after: { content: 'It poured.' } });
    expect((await change({ title: '' })).data.answer.userErrors).toEqual([
      { code: 'INVALID', field: 'title', message: 'Title is required' },
    ]);
  });

  test('keeps the captions of kept pictures', async () => {
    const { id, pictures: there } = await written({}, await pictures(1));
    await app().sql(`UPDATE blog_picture SET caption = 'Rain' WHERE blog_id = $1`, [id]);
    await update(id, { keep: there.map(({ url }) => url) });
    expect(await app().sql(`SELECT caption FROM blog_picture WHERE blog_id = $1`, [id])).toEqual([
      { caption: 'Rain' },
    ]);
  });

  test('is rejected when a picture to keep was removed, and when there are too many', async () => {
    const { id, pictures: there } = await written({}, await pictures(3));
    const gone = await update(id, { keep: [`/media/${'0'.repeat(32)}`] });
    expect(gone.data.answer.userErrors[0]).toMatchObject({ field: 'keep', code: 'INVALID' });
    const many = await update(id, { keep: there.map(({ url }) => url) }, await pictures(3));
    expect(many.data.answer.userErrors[0]).toMatchObject({
      field: 'images',
      message: 'Maximum of 5 images can be uploaded',
    });
    expect(await app().sql(`SELECT FROM blog_picture WHERE blog_id = $1`, [id])).toHaveLength(3);
  });

  test('a missing article is not found', async () => {
    expect((await update(newId(), {})).errors[0]?.extensions.code).toBe('NOT_FOUND');
  });
});

describe('publishing', () => {
  const publish = async (id: string, wanted: boolean) =>
    (await admin.gql<{ answer: Outcome }>(PUBLISH, { id, publish: wanted })).data.answer;

  test('makes a draft visible, and unpublishing hides it; repeating either is a conflict', async () => {
    const { id } = await written({ publish: false });
    expect((await publish(id, true)).blog?.status).toBe('PUBLISHED');
    expect(await seen(client(), id)).not.toBeNull();
    expect((await publish(id, true)).userErrors[0]?.message).toBe('This article is already published.');
    expect((await publish(id, false)).blog?.status).toBe('DRAFT');
    expect(await seen(client(), id)).toBeNull();
    expect((await publish(id, false)).userErrors[0]?.message).toBe('This article is already a draft.');
    expect((await audits(id)).slice(1)).toEqual([
      { action: 'blog.publish', before: { published: false }, after: { published: true } },
      { action: 'blog.publish', before: { published: true }, after: { published: false } },
    ]);
  });
});

describe('deleting', () => {
  test('removes the article and its references to pictures, and logs what it was', async () => {
    const { id } = await written({}, await pictures(1));
    const { data } = await admin.gql(DELETE, { id });
    expect(data).toEqual({ answer: { deletedId: id, userErrors: [] } });
    expect(await seen(admin, id)).toBeNull();
    expect(await app().sql(`SELECT FROM blog_picture WHERE blog_id = $1`, [id])).toEqual([]);
    expect((await audits(id)).at(-1)).toMatchObject({
      action: 'blog.delete',
      before: { title: 'Two umbrellas', published: true },
    });
    expect((await admin.gql(DELETE, { id })).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  });

  test('of an article dated in the future logs that it was not published', async () => {
    const { id } = await written();
    await app().sql(`UPDATE blog SET published_at = now() + interval '1 day' WHERE id = $1`, [id]);
    await admin.gql(DELETE, { id });
    expect((await audits(id)).at(-1)).toMatchObject({ action: 'blog.delete', before: { published: false } });
  });
});

describe('the admins’ list', () => {
  const LIST = `query L($status: BlogStatus, $search: String, $sort: BlogSort, $descending: Boolean, $first: Int, $page: Int) {
    managedBlogs(status: $status, search: $search, sort: $sort, descending: $descending, first: $first, page: $page) {
      nodes { title status } totalCount pageInfo { hasNextPage hasPreviousPage } } }`;
  interface List {
    managedBlogs: {
      nodes: { title: string; status: string }[];
      totalCount: number;
      pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean };
    };
  }
  const list = async (variables: object) => (await admin.gql<List>(LIST, variables)).data.managedBlogs;
  const titles = async (variables: object) => (await list(variables)).nodes.map(({ title }) => title);

  beforeAll(async () => {
    await app().sql(`DELETE FROM blog`);
    for (const [title, publish] of [
      ['Haldi', true],
      ['Baraat', false],
      ['100% marigold', true],
    ] as const)
      await written({ input: { ...INPUT, title }, publish });
    const id = await makeBlog();
    await app().sql(
      `UPDATE blog SET title = 'Tomorrow', published_at = now() + interval '1 day' WHERE id = $1`,
      [id],
    );
  });

  test('has cursors after titles of any script and length', async () => {
    const long = ['ब'.repeat(150), '💐'.repeat(75), '"\\'.repeat(75), '\u0001'.repeat(148) + 'x'];
    for (const title of long) await written({ input: { ...INPUT, title } });
    for (const descending of [true, false]) {
      const read = async (after?: string) => {
        const { data, errors } = await admin.gql<{
          list: { nodes: { title: string }[]; pageInfo: { endCursor: string; hasNextPage: boolean } };
        }>(
          `query L($after: String, $descending: Boolean) {
            list: managedBlogs(sort: TITLE, first: 1, after: $after, descending: $descending) {
              nodes { title } pageInfo { endCursor hasNextPage } } }`,
          { after, descending },
        );
        expect(errors).toBeUndefined();
        return data.list;
      };
      const seen: string[] = [];
      for (let page = await read(); ; page = await read(page.pageInfo.endCursor)) {
        seen.push(...page.nodes.map(({ title }) => title));
        if (!page.pageInfo.hasNextPage) break;
      }
      expect(seen).toEqual(await titles({ sort: 'TITLE', descending }));
      expect(seen).toEqual(expect.arrayContaining(long));
    }
    await app().sql(`DELETE FROM blog WHERE title = ANY($1)`, [long]);
  });

  test('has drafts and published articles, filters by status, and sorts in each order', async () => {
    expect(await titles({})).toEqual(['Tomorrow', '100% marigold', 'Baraat', 'Haldi']);
    expect(await titles({ descending: false })).toEqual(['Haldi', 'Baraat', '100% marigold', 'Tomorrow']);
    expect(await titles({ sort: 'TITLE', descending: false })).toEqual([
      '100% marigold',
      'Baraat',
      'Haldi',
      'Tomorrow',
    ]);
    expect(await list({ status: 'DRAFT' })).toMatchObject({
      nodes: [
        { title: 'Tomorrow', status: 'DRAFT' },
        { title: 'Baraat', status: 'DRAFT' },
      ],
      totalCount: 2,
    });
    expect(await titles({ status: 'PUBLISHED' })).toEqual(['100% marigold', 'Haldi']);
  });

  test('finds any part of title, category and author, without wildcards', async () => {
    expect(await titles({ search: 'aRaa' })).toEqual(['Baraat']);
    expect(await titles({ search: '0%' })).toEqual(['100% marigold']);
    expect(await titles({ search: '%' })).toEqual(['100% marigold']);
    expect(await titles({ search: 'meera' })).toEqual(['100% marigold', 'Baraat', 'Haldi']);
  });

  test('is paginated', async () => {
    expect(await list({ first: 3, page: 2 })).toEqual({
      nodes: [{ title: 'Haldi', status: 'PUBLISHED' }],
      totalCount: 4,
      pageInfo: { hasNextPage: false, hasPreviousPage: true },
    });
    for (const variables of [{ page: 0 }, { page: 201 }, { first: 51 }])
      expect((await admin.gql(LIST, variables)).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });
});

test('a preview is rendered like the article, with the same safe HTML', async () => {
  const content = '# Rain\n\n<script>alert(1)</script> [go](javascript:alert(1)) *and* [on](/venuelist)';
  const { data } = await admin.gql<{ previewBlog: string }>(
    'query P($content: String!) { previewBlog(content: $content) }',
    { content },
  );
  const { html } = await written({ input: { ...INPUT, content } });
  expect(data.previewBlog).toBe(html);
  expect(html).not.toContain('<script>');
  expect(html).not.toContain('href="javascript');
});
