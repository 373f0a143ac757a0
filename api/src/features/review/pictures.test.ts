import { beforeAll, describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { app, useApp } from '../../../test/app.js';
import { client, loggedIn, type Client } from '../../../test/client.js';
import { read } from '../../../test/security/send.js';
import { newId } from '../../core/ids.js';
import { TEST_PASSWORD } from '../account/account.factory.js';
import { makeAdmin } from '../admin/admin.factory.js';
import { makeUser } from '../user/user.factory.js';
import { makeVenue } from '../venue/venue.factory.js';
import { deleteUnsentPictures } from './picture.query.js';

useApp();

const UPLOAD = `mutation U($file: Upload!) { uploadReviewPicture(file: $file) {
  picture { id picture { url alt width height } } userErrors { code message } } }`;

interface Photo {
  id: string;
  picture: { url: string; alt: string; width: number; height: number };
}

let photo: Buffer;
let admin: Client;
beforeAll(async () => {
  photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#701627' } })
    .withExif({ IFD0: { Artist: 'Ananya' } })
    .jpeg()
    .toBuffer();
  admin = await loggedIn((await makeAdmin()).id);
});

/** Uploads a file as the form does. */
async function send(caller: Client, file: Buffer = photo) {
  const form = new FormData();
  form.set('operations', JSON.stringify({ query: UPLOAD, variables: { file: null } }));
  form.set('map', '{"0":["variables.file"]}');
  form.set('0', new File([new Uint8Array(file)], 'mandap.jpg'));
  const { data, errors } = (await read(
    await caller.fetch('/graphql', { method: 'POST', body: form }),
  )) as unknown as {
    data: { uploadReviewPicture: { picture: Photo | null; userErrors: { code: string }[] } } | null;
    errors?: { extensions: { code: string } }[];
  };
  return {
    picture: data?.uploadReviewPicture.picture,
    errors,
    userErrors: data?.uploadReviewPicture.userErrors,
  };
}

async function uploaded(caller: Client): Promise<Photo> {
  const { picture } = await send(caller);
  if (!picture) throw new Error('The photo was not accepted');
  return picture;
}

/** A couple whose account is older than a day, and a venue. */
async function scene() {
  const [user, venue] = [await makeUser(), await makeVenue()];
  await app().sql(`UPDATE account SET created_at = now() - interval '2 days' WHERE id = $1`, [user.id]);
  return {
    ...{ userId: user.id, listingId: venue.id },
    couple: await loggedIn(user.id),
    owner: await loggedIn(venue.id),
  };
}

const WRITE = `mutation W($input: ReviewInput!) { writeReview(input: $input) {
  review { id status pictures { id } } userErrors { code field } } }`;

interface Written {
  review: { id: string; status: string; pictures: { id: string }[] } | null;
  userErrors: { code: string; field: string | null }[];
}
async function write(caller: Client, listingId: string, pictureIds?: readonly string[]): Promise<Written> {
  const input = { listingId, message: 'We danced until three.', pictureIds };
  const { data } = await caller.gql<{ writeReview: Written }>(WRITE, { input });
  return data.writeReview;
}
const idsOf = ({ review }: Written) => review?.pictures.map(({ id }) => id);

const decide = (id: string, publish: boolean) =>
  admin.gql(
    `mutation D($id: ID!, $publish: Boolean!) {
       decideReview(id: $id, publish: $publish, reason: "Not of the venue") { userErrors { message } } }`,
    { id, publish },
  );

/** Returns the photos that visitors see. */
async function published(listingId: string): Promise<Photo[]> {
  const { data } = await client().gql<{ venue: { reviews: { nodes: { pictures: Photo[] }[] } } }>(
    `query V($id: ID!) { venue(id: $id) { reviews { nodes { pictures { id picture { url alt width height } } } } } }`,
    { id: listingId },
  );
  return data.venue.reviews.nodes.flatMap(({ pictures }) => pictures);
}

const statusOf = async (caller: Client, { picture }: Photo, file = '320.webp') =>
  (await caller.fetch(`${picture.url}/${file}`)).status;

test('photos are re-encoded without metadata, at a URL without the hash of their content', async () => {
  const { couple } = await scene();
  const { id, picture } = await uploaded(couple);
  expect(picture).toEqual({ url: `/media/review/${id}`, alt: expect.any(String), width: 60, height: 40 });
  const response = await couple.fetch(`${picture.url}/320.webp`);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  const { exif } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
  expect(exif).toBeUndefined();
  // The original isn't served, nor another file.
  for (const file of ['original', '321.webp', 'share.png', '../320.webp'])
    expect(await statusOf(couple, { id, picture: { ...picture } }, file)).toBe(404);
});

test('only users upload photos', async () => {
  const { owner } = await scene();
  for (const [caller, code] of [
    [client(), 'UNAUTHENTICATED'],
    [owner, 'FORBIDDEN'],
    [admin, 'FORBIDDEN'],
  ] as const)
    expect((await send(caller)).errors?.map(({ extensions }) => extensions.code)).toEqual([code]);
});

test('a file that is no picture is refused and leaves nothing behind', async () => {
  const { couple, userId } = await scene();
  const { errors } = await send(couple, Buffer.from('%PDF-1.7 not a photo'));
  expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['UNSUPPORTED_MEDIA']);
  expect(await app().sql(`SELECT FROM review_picture WHERE author_id = $1`, [userId])).toEqual([]);
});

describe('a review with photos', () => {
  test('waits for an admin, who publishes both together', async () => {
    const { couple, owner, listingId } = await scene();
    const photos = [await uploaded(couple), await uploaded(couple)];
    const order = photos.map(({ id }) => id).reverse();
    const written = await write(couple, listingId, order);
    expect([written.review?.status, idsOf(written)]).toEqual(['PENDING', order]);
    expect(await published(listingId)).toEqual([]);

    const [first] = photos;
    if (!first || !written.review) throw new Error('nothing written');
    const readers = [client(), owner, await loggedIn((await makeUser()).id)];
    for (const reader of readers) expect(await statusOf(reader, first)).toBe(404);
    for (const reader of [couple, admin]) expect(await statusOf(reader, first)).toBe(200);

    await decide(written.review.id, true);
    expect(await published(listingId)).toEqual(
      order.map((id, index) => ({
        id,
        picture: {
          ...{ url: `/media/review/${id}`, alt: `Photo ${index + 1} by Ananya S.` },
          ...{ width: 60, height: 40 },
        },
      })),
    );
    for (const reader of readers) expect(await statusOf(reader, first)).toBe(200);
    expect((await client().fetch(`${first.picture.url}/320.webp`)).headers.get('cache-control')).toMatch(
      /^public, max-age=\d+$/,
    );

    // Rejecting the review hides its photos, too.
    await app().sql(`UPDATE review SET status = 'rejected', rejection_reason = 'No' WHERE id = $1`, [
      written.review.id,
    ]);
    expect(await published(listingId)).toEqual([]);
    for (const reader of readers) expect(await statusOf(reader, first)).toBe(404);
  });

  test('stays public if its author removes or reorders photos, and waits again for new ones', async () => {
    const { couple, listingId } = await scene();
    const [a, b] = [await uploaded(couple), await uploaded(couple)];
    const { review } = await write(couple, listingId, [a.id, b.id]);
    // Without `pictureIds`, the review keeps its photos and stays pending.
    expect((await write(couple, listingId)).review).toMatchObject({
      status: 'PENDING',
      pictures: [{ id: a.id }, { id: b.id }],
    });
    await decide(review?.id ?? '', true);
    expect((await write(couple, listingId, [b.id, a.id])).review?.status).toBe('PUBLISHED');
    expect((await write(couple, listingId, [b.id])).review?.status).toBe('PUBLISHED');
    expect(await statusOf(couple, a)).toBe(404);
    const c = await uploaded(couple);
    expect(await write(couple, listingId, [b.id, c.id])).toMatchObject({
      review: { status: 'PENDING', pictures: [{ id: b.id }, { id: c.id }] },
    });
  });

  test('has at most six, each once', async () => {
    const { couple, listingId } = await scene();
    const ids: string[] = [];
    for (let i = 0; i < 7; i++) ids.push((await uploaded(couple)).id);
    expect((await write(couple, listingId, ids)).userErrors).toHaveLength(1);
    expect((await write(couple, listingId, [ids[0] ?? '', ids[0] ?? ''])).userErrors).toHaveLength(1);
    expect(idsOf(await write(couple, listingId, ids.slice(0, 6)))).toEqual(ids.slice(0, 6));
    // A retry changes nothing.
    expect(idsOf(await write(couple, listingId, ids.slice(0, 6)))).toEqual(ids.slice(0, 6));
  });

  test('20 requests at once leave one review with at most six photos, which waits for an admin', async () => {
    const { couple, listingId } = await scene();
    const ids: string[] = [];
    for (let i = 0; i < 8; i++) ids.push((await uploaded(couple)).id);
    // Each request has six other photos, none, or no `pictureIds`.
    const choices = Array.from({ length: 20 }, (_, i) =>
      [ids.slice(0, 6), ids.slice(2), ids.slice(1, 7).reverse(), [], undefined].at(i % 5),
    );
    const written = await Promise.all(choices.map((choice) => write(couple, listingId, choice)));
    const reviews = written.flatMap(({ review }) => (review ? [review] : []));
    expect(new Set(reviews.map(({ id }) => id)).size).toBe(1);
    for (const { status, pictures } of reviews) {
      expect(pictures.length).toBeLessThanOrEqual(6);
      if (pictures.length) expect(status).toBe('PENDING');
    }
    // A request fails only if another one has deleted a photo that it names.
    const refusals = written.flatMap(({ userErrors }) => userErrors);
    expect(refusals.every(({ field }) => field === 'pictureIds')).toBe(true);
  });
});

describe('other people’s photos', () => {
  test('can’t be guessed, seen or sent', async () => {
    const [mine, other] = [await scene(), await scene()];
    const photo = await uploaded(mine.couple);
    for (const reader of [client(), other.couple, other.owner, mine.owner, admin])
      expect(await statusOf(reader, photo)).toBe(404);
    for (const id of [newId(), 'x', photo.id.toUpperCase() + '0'])
      expect((await mine.couple.fetch(`/media/review/${id}/320.webp`)).status).toBe(404);
    const stolen = await write(other.couple, other.listingId, [photo.id]);
    expect(stolen).toEqual({ review: null, userErrors: [{ code: 'INVALID', field: 'pictureIds' }] });
    expect(await published(other.listingId)).toEqual([]);
    expect(idsOf(await write(mine.couple, mine.listingId, [photo.id]))).toEqual([photo.id]);
    // A photo belongs to one review.
    const elsewhere = await makeVenue();
    expect((await write(mine.couple, elsewhere.id, [photo.id])).review).toBeNull();
  });

  test('their files have no public address', async () => {
    const { couple } = await scene();
    const { id } = await uploaded(couple);
    const [row] = await app().sql<{ hash: string }>(
      `SELECT media_hash AS hash FROM review_picture WHERE id = $1`,
      [id],
    );
    expect((await couple.fetch(`/media/${row?.hash}/320.webp`)).status).toBe(404);
  });
});

describe('photos are deleted', () => {
  const pictureCount = async (userId: string) =>
    (await app().sql(`SELECT FROM review_picture WHERE author_id = $1`, [userId])).length;

  test('with their author’s account, although the review stays', async () => {
    const { couple, userId, listingId } = await scene();
    const photo = await uploaded(couple);
    const { review } = await write(couple, listingId, [photo.id]);
    await decide(review?.id ?? '', true);
    expect(await published(listingId)).toHaveLength(1);
    await couple.gql(
      'mutation D($password: String!) { deleteAccount(password: $password) { userErrors { message } } }',
      {
        password: TEST_PASSWORD,
      },
    );
    expect(await pictureCount(userId)).toBe(0);
    expect(await published(listingId)).toEqual([]);
    expect(await statusOf(client(), photo)).toBe(404);
    const { data } = await client().gql<{ venue: { reviews: { nodes: object[] } } }>(
      'query V($id: ID!) { venue(id: $id) { reviews { nodes { id } } } }',
      { id: listingId },
    );
    expect(data.venue.reviews.nodes).toHaveLength(1);
  });

  test('with the listing', async () => {
    const { couple, userId, listingId } = await scene();
    await write(couple, listingId, [(await uploaded(couple)).id]);
    await app().sql(`DELETE FROM review WHERE listing_id = $1`, [listingId]);
    expect(await pictureCount(userId)).toBe(0);
  });

  test('after two days, if they weren’t sent', async () => {
    const { couple, userId, listingId } = await scene();
    await write(couple, listingId, [(await uploaded(couple)).id]);
    await uploaded(couple);
    await deleteUnsentPictures(app().services.database.tx);
    expect(await pictureCount(userId)).toBe(2);
    await app().sql(`UPDATE review_picture SET created_at = now() - interval '3 days' WHERE author_id = $1`, [
      userId,
    ]);
    await deleteUnsentPictures(app().services.database.tx);
    expect(await pictureCount(userId)).toBe(1);
  });
});
