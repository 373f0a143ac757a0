import { beforeAll, describe, expect, test } from '@jest/globals';
import { makeAdmin } from '../admin/admin.factory.js';
import { makeUser } from '../user/user.factory.js';
import { makeVendor } from '../vendor/vendor.factory.js';
import { makeVenue } from '../venue/venue.factory.js';
import { app, useApp } from '../../../test/app.js';
import { client, loggedIn, type Client } from '../../../test/client.js';
import { makeStory } from '../../../test/permissions/scene.js';
import { makePicture } from '../../../test/security/pictures.js';
import { upload } from '../../../test/upload.js';

useApp();

const CREATE = `mutation C($input: RealWeddingInput!, $images: [Upload!]!) {
  answer: createRealWedding(input: $input, images: $images) {
    realWedding { id pictures { url } } userErrors { message } } }`;
const DECIDE = `mutation D($id: ID!, $publish: Boolean!, $reason: String) {
  answer: decideRealWedding(id: $id, publish: $publish, reason: $reason) {
    realWedding { id status } userErrors { code message } } }`;
const RESUBMIT = `mutation R($id: ID!, $changes: UpdateRealWeddingInput, $keep: [String!], $images: [Upload!]!) {
  answer: resubmitRealWedding(id: $id, changes: $changes, keep: $keep, images: $images) {
    realWedding { id title content eventDate status rejectionReason canResubmit resubmittedAt pictures { url } }
    userErrors { code field message } } }`;
const ONE = 'query O($id: ID!) { realWedding(id: $id) { status rejectionReason canResubmit resubmittedAt } }';

interface Story {
  id: string;
  pictures: { url: string }[];
}
interface Outcome {
  realWedding: Story | null;
  userErrors: { code: string; field: string | null; message: string }[];
}

let admin: Client;
beforeAll(async () => {
  admin = await loggedIn((await makeAdmin()).id);
});

const picture = async () => [await makePicture.jpeg()];
const decide = (id: string, publish: boolean, reason?: string) =>
  admin.gql<{ answer: Outcome }>(DECIDE, { id, publish, reason });

/** A rejected story with one picture. */
async function rejected(authorId: string) {
  const author = await loggedIn(authorId);
  const input = { title: 'Two umbrellas', content: 'It rained.', eventDate: '2026-02-18' };
  const { data } = await upload<{ answer: Outcome }>(author, CREATE, { input }, await picture());
  const { id = '', pictures = [] } = data.answer.realWedding ?? {};
  await decide(id, false, 'The picture is of another place.');
  return { author, id, urls: pictures.map(({ url }) => url) };
}

const resubmit = async (caller: Client, id: string, variables: object = {}, images: Buffer[] = []) =>
  upload<{ answer: Outcome }>(caller, RESUBMIT, { id, ...variables }, images);
const one = async (caller: Client, id: string) =>
  (await caller.gql<{ realWedding: object | null }>(ONE, { id })).data.realWedding;

describe('resubmitting', () => {
  test.each([
    ['a couple', makeUser],
    ['a vendor', makeVendor],
    ['a venue', makeVenue],
  ])('%s reads the reason, edits text and pictures, and an admin decides again', async (_, make) => {
    const { author, id, urls } = await rejected((await make()).id);
    expect(await one(author, id)).toEqual({
      ...{ status: 'REJECTED', rejectionReason: 'The picture is of another place.' },
      ...{ canResubmit: true, resubmittedAt: null },
    });
    const { data } = await resubmit(author, id, { changes: { title: 'Three umbrellas' } }, await picture());
    expect(data.answer).toEqual({
      realWedding: {
        ...{ id, title: 'Three umbrellas', content: 'It rained.', eventDate: '2026-02-18' },
        ...{ status: 'PENDING', rejectionReason: null, canResubmit: false },
        ...{ resubmittedAt: expect.any(String), pictures: [{ url: expect.any(String) }] },
      },
      userErrors: [],
    });
    expect(data.answer.realWedding?.pictures[0]?.url).not.toBe(urls[0]);
    const waiting = await admin.gql<{ managedRealWeddings: { nodes: { id: string }[] } }>(
      '{ managedRealWeddings(status: PENDING) { nodes { id resubmittedAt } } }',
    );
    expect(waiting.data.managedRealWeddings.nodes).toContainEqual({ id, resubmittedAt: expect.any(String) });
    expect((await decide(id, true)).data.answer).toEqual({
      realWedding: { id, status: 'PUBLISHED' },
      userErrors: [],
    });
    expect(await one(client(), id)).toEqual({
      ...{ status: 'PUBLISHED', rejectionReason: null, canResubmit: false, resubmittedAt: null },
    });
  });

  test('requires no change, keeps the pictures, and happens once', async () => {
    const { author, id, urls } = await rejected((await makeUser()).id);
    const answers = await Promise.all([1, 2, 3].map(() => resubmit(author, id)));
    const done = answers.flatMap(({ data }) => data.answer.realWedding ?? []);
    expect(done.map(({ pictures }) => pictures)).toEqual([urls.map((url) => ({ url }))]);
    expect(answers.flatMap(({ data }) => data.answer.userErrors)).toEqual(
      Array(2).fill({
        ...{ code: 'CONFLICT', field: null, message: 'This story is already waiting for review.' },
      }),
    );
  });

  test.each([
    [{ changes: { title: ' ' } }, 'title', 'Title is required'],
    [{ keep: [] }, 'images', 'At least one image is required'],
  ])('%j is rejected at its field, and the story stays rejected', async (variables, field, message) => {
    const { author, id } = await rejected((await makeUser()).id);
    expect((await resubmit(author, id, variables)).data.answer).toEqual({
      realWedding: null,
      userErrors: [{ code: 'INVALID', field, message }],
    });
    expect(await one(author, id)).toMatchObject({ status: 'REJECTED' });
  });

  test('a published story can’t be resubmitted', async () => {
    const { id: authorId } = await makeUser();
    const id = await makeStory('published', { authorId });
    expect((await resubmit(await loggedIn(authorId), id)).data.answer.userErrors).toEqual([
      { code: 'CONFLICT', field: null, message: 'This story is already published.' },
    ]);
  });

  test('is for its author only, not for admins, and stores nothing for others', async () => {
    const { id } = await rejected((await makeUser()).id);
    const media = () => app().sql(`SELECT FROM media`);
    const before = (await media()).length;
    for (const other of [await loggedIn((await makeUser()).id), admin]) {
      const { errors } = await resubmit(other, id, {}, await picture());
      expect(errors.map(({ extensions }) => extensions.code)).toEqual(['NOT_FOUND']);
    }
    expect((await resubmit(client(), id)).status).toBe(401);
    expect(await media()).toHaveLength(before);
    expect(await one(admin, id)).toMatchObject({ status: 'REJECTED', canResubmit: false });
  });
});
