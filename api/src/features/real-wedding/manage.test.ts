import { beforeAll, describe, expect, test } from '@jest/globals';
import { makeAdmin } from '../admin/admin.factory.js';
import { newId } from '../../core/ids.js';
import { makeUser } from '../user/user.factory.js';
import { app, useApp } from '../../../test/app.js';
import { client, loggedIn, type Client } from '../../../test/client.js';
import { makeStory } from '../../../test/permissions/scene.js';
import { makePicture } from '../../../test/security/pictures.js';
import { upload } from '../../../test/upload.js';

useApp();

const STORY = `realWedding { id title content eventDate status pictures { url } } userErrors { code field message }`;
const CREATE = `mutation C($input: RealWeddingInput!, $images: [Upload!]!) {
  answer: createRealWedding(input: $input, images: $images) { ${STORY} } }`;
const UPDATE = `mutation U($id: ID!, $input: RealWeddingInput!, $keep: [String!]!, $images: [Upload!]!) {
  answer: updateRealWedding(id: $id, input: $input, keep: $keep, images: $images) { ${STORY} } }`;
const DELETE = `mutation D($id: ID!) { answer: deleteRealWedding(id: $id) { deletedId userErrors { message } } }`;

interface Outcome {
  realWedding: { id: string; title: string; status: string; pictures: { url: string }[] } | null;
  userErrors: { code: string; field: string | null; message: string }[];
}

const INPUT = { title: 'Two umbrellas', content: 'It *rained*.' };

let admin: Client;
beforeAll(async () => {
  admin = await loggedIn((await makeAdmin()).id);
});

const pictures = (count: number) => Promise.all(Array.from({ length: count }, () => makePicture.jpeg()));

/** A couple's pending story with two pictures. */
async function submittedStory() {
  const author = await loggedIn((await makeUser()).id);
  const { data } = await upload<{ answer: Outcome }>(author, CREATE, { input: INPUT }, await pictures(2));
  if (!data.answer.realWedding) throw new Error('The story was refused');
  const { id, pictures: there } = data.answer.realWedding;
  return { author, id, urls: there.map(({ url }) => url) };
}

const update = async (caller: Client, id: string, variables: object, images: readonly Buffer[] = []) =>
  upload<{ answer: Outcome }>(caller, UPDATE, { id, input: INPUT, keep: [], ...variables }, images);

const audits = (id: string) =>
  app().sql(`SELECT action, before, after FROM audit WHERE target_id = $1 ORDER BY created_at, id`, [id]);

describe('editing', () => {
  test('changes text, date and pictures, but neither author nor status', async () => {
    const { id, urls } = await submittedStory();
    const { data } = await update(
      admin,
      id,
      { input: { ...INPUT, title: 'Three umbrellas', eventDate: '2026-02-18' }, keep: [urls[1]] },
      await pictures(1),
    );
    expect(data.answer).toMatchObject({
      realWedding: {
        ...{ title: 'Three umbrellas', eventDate: '2026-02-18', status: 'PENDING' },
        pictures: [{ url: urls[1] }, { url: expect.any(String) }],
      },
      userErrors: [],
    });
    expect(await audits(id)).toEqual([
      {
        action: 'realWedding.update',
        before: { title: 'Two umbrellas', eventDate: null },
        after: { title: 'Three umbrellas', eventDate: '2026-02-18' },
      },
    ]);
  });

  test.each([
    [0, 0, { field: 'images', message: 'At least one image is required' }],
    [2, 2, { field: 'images', message: 'Maximum of 3 images can be uploaded' }],
  ])('to %d of its pictures and %d new ones is rejected', async (kept, added, problem) => {
    const { id, urls } = await submittedStory();
    const { data } = await update(admin, id, { keep: urls.slice(0, kept) }, await pictures(added));
    expect(data.answer).toEqual({ realWedding: null, userErrors: [{ code: 'INVALID', ...problem }] });
    expect(await audits(id)).toEqual([]);
  });

  test('one field keeps concurrent changes of others; only null removes a date', async () => {
    const { id, urls } = await submittedStory();
    const change = async (changes: object) =>
      (
        await admin.gql<{ answer: Outcome }>(
          `mutation U($id: ID!, $changes: UpdateRealWeddingInput!) {
            answer: updateRealWedding(id: $id, changes: $changes) { ${STORY} } }`,
          { id, changes },
        )
      ).data.answer;
    await change({ eventDate: '2026-02-18' });
    expect(await change({ content: 'It poured.' })).toMatchObject({
      realWedding: {
        ...{ title: INPUT.title, content: 'It poured.', eventDate: '2026-02-18' },
        pictures: urls.map((url) => ({ url })),
      },
      userErrors: [],
    });
    expect((await change({ eventDate: null })).realWedding).toMatchObject({
      ...{ content: 'It poured.', eventDate: null },
    });
  });

  test('requires a title and a text', async () => {
    const { id, urls } = await submittedStory();
    const { data } = await update(admin, id, { keep: urls, input: { title: ' ', content: '' } });
    expect(data.answer.userErrors.map(({ message }) => message)).toEqual([
      'Title is required',
      'Content is required',
    ]);
  });

  test('is not for couples, not even for their own', async () => {
    const { id, author, urls } = await submittedStory();
    expect((await update(author, id, { keep: urls })).errors[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await update(client(), id, { keep: urls })).status).toBe(401);
  });
});

test('deleting removes a story and its references to pictures, and logs what it was', async () => {
  const { id } = await submittedStory();
  expect((await admin.gql(DELETE, { id })).data).toEqual({ answer: { deletedId: id, userErrors: [] } });
  expect(await app().sql(`SELECT FROM real_wedding_picture WHERE real_wedding_id = $1`, [id])).toEqual([]);
  expect(await audits(id)).toMatchObject([
    { action: 'realWedding.delete', before: { title: 'Two umbrellas', status: 'pending', pictures: 2 } },
  ]);
  expect((await admin.gql(DELETE, { id: newId() })).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
});

test('the admins’ list has every status, and is searched, sorted and paginated', async () => {
  await app().sql(`TRUNCATE real_wedding CASCADE`);
  for (const [title, status] of [
    ['Snow', 'published'],
    ['Rain', 'pending'],
    ['Wind', 'rejected'],
  ] as const)
    await makeStory(status, { title });
  const LIST = `query L($status: RealWeddingStatus, $search: String, $sort: RealWeddingSort, $descending: Boolean, $first: Int, $page: Int) {
    managedRealWeddings(status: $status, search: $search, sort: $sort, descending: $descending, first: $first, page: $page) {
      nodes { title } totalCount pageInfo { hasNextPage } } }`;
  interface List {
    managedRealWeddings: {
      nodes: { title: string }[];
      totalCount: number;
      pageInfo: { hasNextPage: boolean };
    };
  }
  const list = async (variables: object) => (await admin.gql<List>(LIST, variables)).data.managedRealWeddings;
  const titles = async (variables: object) => (await list(variables)).nodes.map(({ title }) => title);
  expect(await titles({})).toEqual(['Wind', 'Rain', 'Snow']);
  expect(await titles({ sort: 'TITLE', descending: false })).toEqual(['Rain', 'Snow', 'Wind']);
  expect(await titles({ status: 'PENDING' })).toEqual(['Rain']);
  expect(await titles({ search: 'SN' })).toEqual(['Snow']);
  expect(await titles({ search: 'meera', descending: false })).toEqual(['Snow', 'Rain', 'Wind']);
  expect(await list({ first: 2, page: 2 })).toEqual({
    nodes: [{ title: 'Snow' }],
    totalCount: 3,
    pageInfo: { hasNextPage: false },
  });
});

test('a preview is rendered like the story', async () => {
  const { data } = await admin.gql('query P($content: String!) { previewRealWedding(content: $content) }', {
    content: 'It *rained*. <b>',
  });
  expect(data).toEqual({ previewRealWedding: '<p>It <em>rained</em>. &lt;b&gt;</p>\n' });
});
