import { describe, expect, test } from '@jest/globals';
import { makeAdmin } from '../admin/admin.factory.js';
import { newId } from '../../core/ids.js';
import { makeUser } from '../user/user.factory.js';
import { makeVendor } from '../vendor/vendor.factory.js';
import { makeVenue } from '../venue/venue.factory.js';
import { app, useApp } from '../../../test/app.js';
import { client, loggedIn, type Client } from '../../../test/client.js';
import { makeStory } from '../../../test/permissions/scene.js';
import { makePicture } from '../../../test/security/pictures.js';
import { upload } from '../../../test/upload.js';

useApp();

const CREATE = `mutation Create($input: RealWeddingInput!, $images: [Upload!]!) {
  createRealWedding(input: $input, images: $images) {
    realWedding { id title author status eventDate publishedAt html pictures { url alt } }
    userErrors { code field message }
  }
}`;

interface Story {
  id: string;
  title: string;
  author: string;
  status: string;
  eventDate: string | null;
  publishedAt: string | null;
  html: string;
  pictures: { url: string; alt: string }[];
}
interface Outcome {
  realWedding: Story | null;
  userErrors: { code: string; field: string; message: string }[];
}

const STORY = { title: 'Two umbrellas', content: 'It *rained*.\n\nNobody minded.' };

/** Creates a story over HTTP, as the form does. */
async function create(caller: Client, images: Buffer[], input: object = STORY) {
  const answer = await upload<{ createRealWedding: Outcome } | null | undefined>(
    caller,
    CREATE,
    { input },
    images,
  );
  return { ...answer, outcome: answer.data?.createRealWedding };
}

const makePictures = (count: number) => Promise.all(Array.from({ length: count }, () => makePicture.jpeg()));
const user = async () => loggedIn((await makeUser()).id);
const admin = async () => loggedIn((await makeAdmin()).id);

const ONE = `query One($id: ID!) { realWedding(id: $id) { id title author status rejectionReason } }`;
const get = async (caller: Client, id: string) =>
  (await caller.gql<{ realWedding: (Story & { rejectionReason: string | null }) | null }>(ONE, { id })).data
    .realWedding;

describe('submitting', () => {
  test('makes a couple’s story pending, with its pictures in order', async () => {
    const { id, fullName } = await makeUser();
    const { outcome } = await create(await loggedIn(id), await makePictures(3), {
      ...STORY,
      eventDate: '2026-02-18',
    });
    expect(outcome?.userErrors).toEqual([]);
    expect(outcome?.realWedding).toMatchObject({
      ...{ title: STORY.title, author: fullName, status: 'PENDING', eventDate: '2026-02-18' },
      html: '<p>It <em>rained</em>.</p>\n<p>Nobody minded.</p>\n',
    });
    expect(outcome?.realWedding?.pictures.map(({ alt }) => alt)).toEqual([
      STORY.title,
      `${STORY.title}, picture 2`,
      `${STORY.title}, picture 3`,
    ]);
    expect(await get(await loggedIn(id), outcome?.realWedding?.id ?? '')).not.toBeNull();
    for (const other of [client(), await user()])
      expect(await get(other, outcome?.realWedding?.id ?? '')).toBeNull();
  });

  test.each([
    ['a vendor', makeVendor],
    ['a venue', makeVenue],
  ])('%s’s story has the name of the business', async (_, make) => {
    const { outcome } = await create(
      await loggedIn((await make({ name: 'Gulmohar Weddings' })).id),
      await makePictures(1),
    );
    expect(outcome?.realWedding?.status).toBe('PENDING');
    expect(outcome?.realWedding?.author).toBe('Gulmohar Weddings');
  });

  test('publishes an admin’s story at once', async () => {
    const { outcome } = await create(await admin(), await makePictures(1));
    expect(outcome?.realWedding?.status).toBe('PUBLISHED');
    expect(outcome?.realWedding?.publishedAt).not.toBeNull();
    expect(await get(client(), outcome?.realWedding?.id ?? '')).not.toBeNull();
  });

  test('stores duplicate pictures once', async () => {
    const [picture = Buffer.alloc(0)] = await makePictures(1);
    const { outcome } = await create(await user(), [picture, picture]);
    expect(outcome?.realWedding?.pictures).toHaveLength(1);
  });

  test.each([
    [0, STORY, { field: 'images', message: 'At least one image is required' }],
    [4, STORY, { field: 'images', message: 'Maximum of 3 images can be uploaded' }],
    [1, { ...STORY, title: '  ' }, { field: 'title', message: 'Title is required' }],
    [1, { ...STORY, content: '' }, { field: 'content', message: 'Content is required' }],
    [
      1,
      { ...STORY, eventDate: '2027-02-30' },
      { field: 'eventDate', message: 'Please choose a date from the calendar' },
    ],
    [
      1,
      { ...STORY, eventDate: '2199-01-01' },
      { field: 'eventDate', message: 'Please choose today or an earlier date' },
    ],
  ])('%d pictures and %j are rejected', async (images, input, problem) => {
    const before = await app().sql(`SELECT 1 FROM real_wedding`);
    const { outcome } = await create(await user(), await makePictures(images), input);
    expect(outcome).toEqual({ realWedding: null, userErrors: [{ code: 'INVALID', ...problem }] });
    expect(await app().sql(`SELECT 1 FROM real_wedding`)).toHaveLength(before.length);
  });

  test('rejects visitors, and invalid pictures', async () => {
    expect((await create(client(), await makePictures(1))).status).toBe(401);
    const { errors } = await create(await user(), [Buffer.from('<svg/>')]);
    expect(errors[0]?.extensions.code).toBe('UNSUPPORTED_MEDIA');
  });

  test('the database rejects a fourth picture', async () => {
    const id = await makeStory('published');
    const add = (position: number) =>
      app().sql(
        `WITH m AS (INSERT INTO media (hash, mime, bytes, width, height, thumbhash)
           VALUES (md5($1 || $2), 'image/png', 1, 1, 1, '') RETURNING hash)
         INSERT INTO real_wedding_picture (real_wedding_id, media_hash, position) SELECT $1::uuid, hash, $2::int FROM m`,
        [id, String(position)],
      );
    for (const position of [0, 1, 2]) await add(position);
    await expect(add(3)).rejects.toThrow(/position/);
  });
});

const LIST = `query List($first: Int, $after: String, $except: ID, $mine: Boolean, $statuses: [RealWeddingStatus!]) {
  realWeddings(first: $first, after: $after, except: $except, mine: $mine, statuses: $statuses) {
    nodes { id title status } totalCount pageInfo { hasNextPage endCursor }
  }
}`;
interface List {
  realWeddings: {
    nodes: { id: string; title: string; status: string }[];
    totalCount: number;
    pageInfo: { hasNextPage: boolean; endCursor: string };
  };
}
const list = async (caller: Client, variables: object = {}) =>
  (await caller.gql<List>(LIST, variables)).data.realWeddings;

describe('the list', () => {
  test('has published stories, newest first and paginated; an excluded one is omitted', async () => {
    await app().sql(`TRUNCATE real_wedding CASCADE`);
    const ids: string[] = [];
    for (const day of ['2026-01-01', '2026-02-01', '2026-03-01', '2026-04-01']) {
      const id = await makeStory('published');
      await app().sql(`UPDATE real_wedding SET published_at = $2 WHERE id = $1`, [id, day]);
      ids.unshift(id);
    }
    await makeStory('pending');
    await makeStory('rejected');
    const [first, second, third, fourth] = ids;
    const page = await list(client(), { first: 2 });
    expect([page.nodes.map(({ id }) => id), page.totalCount]).toEqual([[first, second], 4]);
    const next = await list(client(), { first: 2, after: page.pageInfo.endCursor });
    expect([next.nodes.map(({ id }) => id), next.pageInfo.hasNextPage]).toEqual([[third, fourth], false]);
    const others = await list(client(), { except: first });
    expect([others.nodes[0]?.id, others.totalCount]).toEqual([second, 3]);
  });

  test('includes authors’ own whatever their status; admins see all', async () => {
    const author = await makeUser();
    const pending = await makeStory('pending', { authorId: author.id });
    const rejected = await makeStory('rejected', { authorId: author.id });
    const mine = await list(await loggedIn(author.id), { mine: true });
    expect(mine.nodes.map(({ id }) => id)).toEqual([rejected, pending]);
    expect((await list(await user(), { mine: true })).nodes).toEqual([]);
    const waiting = await list(await admin(), { statuses: ['PENDING'], first: 50 });
    expect(new Set(waiting.nodes.map(({ status }) => status))).toEqual(new Set(['PENDING']));
    expect(waiting.nodes.map(({ id }) => id)).toContain(pending);
    const othersPending = await list(await user(), { statuses: ['PENDING'] });
    expect(othersPending.nodes.every(({ status }) => status === 'PUBLISHED')).toBe(true);
    const { errors } = await client().gql(LIST, { mine: true });
    expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });
});

const DECIDE = `mutation Decide($id: ID!, $publish: Boolean!, $reason: String) {
  decideRealWedding(id: $id, publish: $publish, reason: $reason) {
    realWedding { status publishedAt rejectionReason } userErrors { code field message }
  }
}`;
interface Decided {
  decideRealWedding: {
    realWedding: { status: string; publishedAt: string | null; rejectionReason: string | null } | null;
    userErrors: { code: string; field: string | null; message: string }[];
  };
}
const decide = async (caller: Client, id: string, publish: boolean, reason?: string) =>
  (await caller.gql<Decided>(DECIDE, { id, publish, reason })).data.decideRealWedding;
const audits = (id: string) =>
  app().sql(`SELECT action, before, after FROM audit WHERE target_id = $1`, [id]);

describe('deciding', () => {
  test('publishes a story for everybody, and is audited', async () => {
    const id = await makeStory('pending');
    const { realWedding } = await decide(await admin(), id, true);
    expect(realWedding).toMatchObject({ status: 'PUBLISHED', publishedAt: expect.any(String) });
    expect(await get(client(), id)).not.toBeNull();
    expect(await audits(id)).toEqual([
      {
        action: 'realWedding.decide',
        before: { status: 'pending' },
        after: { status: 'published', reason: null },
      },
    ]);
  });

  test('requires a reason to reject, visible to the author and admins only', async () => {
    const author = await makeUser();
    const id = await makeStory('pending', { authorId: author.id });
    const refused = await decide(await admin(), id, false);
    expect(refused.userErrors[0]).toMatchObject({ field: 'reason' });
    await decide(await admin(), id, false, 'The pictures show somebody else.');
    expect((await get(await loggedIn(author.id), id))?.rejectionReason).toBe(
      'The pictures show somebody else.',
    );
    expect(await get(client(), id)).toBeNull();
  });

  test('is made once', async () => {
    const id = await makeStory('pending');
    const both = await Promise.all([decide(await admin(), id, true), decide(await admin(), id, false, 'No')]);
    const errors = both.flatMap(({ userErrors }) => userErrors);
    expect(errors).toEqual([
      { code: 'CONFLICT', field: null, message: expect.stringMatching(/already (published|rejected)/) },
    ]);
    expect(await audits(id)).toHaveLength(1);
  });

  test('a missing story is not found', async () => {
    const { errors } = await (await admin()).gql(DECIDE, { id: newId(), publish: true });
    expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  });
});

test('deleting the account removes the author’s name and keeps the story', async () => {
  const author = await makeUser();
  const id = await makeStory('published', { authorId: author.id });
  await app().sql(`DELETE FROM account WHERE id = $1`, [author.id]);
  expect(await get(client(), id)).toMatchObject({ author: '', title: 'Title' });
});
