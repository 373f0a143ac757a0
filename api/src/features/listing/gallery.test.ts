import { describe, expect, test } from '@jest/globals';
import { makeVendor } from '../vendor/vendor.factory.js';
import { makeVenue } from '../venue/venue.factory.js';
import { app, useApp } from '../../../test/app.js';
import { loggedIn, type Client } from '../../../test/client.js';
import { makeGalleryPicture } from '../../../test/permissions/scene.js';
import { makePicture, upload } from '../../../test/security/pictures.js';

useApp();

const ANSWER = '{ gallery { id caption picture { url alt } } userErrors { code field message } }';
const MOVE = `mutation M($id: ID!, $before: ID) { answer: movePicture(id: $id, before: $before) ${ANSWER} }`;
const CAPTION = `mutation C($id: ID!, $caption: String!) { answer: updatePictureCaption(id: $id, caption: $caption) ${ANSWER} }`;
const REMOVE = `mutation R($id: ID!) { answer: removePicture(id: $id) ${ANSWER} }`;

interface Answer {
  answer: {
    gallery: { id: string; caption: string; picture: { url: string; alt: string } }[] | null;
    userErrors: { code: string; field: string | null; message: string }[];
  };
}

/** An owner with this many pictures. */
async function ownerWith(count: number, make: () => Promise<{ id: string }> = makeVenue) {
  const { id } = await make();
  const pictures: string[] = [];
  for (let n = 0; n < count; n++) pictures.push(await makeGalleryPicture(id));
  return { id, pictures, owner: await loggedIn(id) };
}

const change = async (owner: Client, document: string, variables: object) => {
  const { data, errors } = await owner.gql<Answer | null>(document, variables);
  return { answer: data?.answer, ids: data?.answer.gallery?.map(({ id }) => id), errors };
};

/** The gallery's order as the owner and a visitor read it. */
async function orders(owner: Client, id: string) {
  const { data } = await owner.gql<{ myGallery: { id: string }[]; venue: { pictures: { url: string }[] } }>(
    `query G($id: ID!) { myGallery { id } venue(id: $id) { pictures { url } } }`,
    { id },
  );
  const mine = data.myGallery.map((each) => each.id);
  expect(data.venue.pictures.map(({ url }) => url)).toEqual(mine.map((each) => `/media/${each}`));
  return mine;
}

describe('the order', () => {
  test('a picture moves before another one, or to the end', async () => {
    const { id, owner, pictures } = await ownerWith(4);
    const [a, b, c, d] = pictures as [string, string, string, string];
    expect((await change(owner, MOVE, { id: d, before: a })).ids).toEqual([d, a, b, c]);
    expect((await change(owner, MOVE, { id: d, before: c })).ids).toEqual([a, b, d, c]);
    expect((await change(owner, MOVE, { id: a })).ids).toEqual([b, d, c, a]);
    expect((await change(owner, MOVE, { id: a, before: null })).ids).toEqual([b, d, c, a]);
    expect((await change(owner, MOVE, { id: c, before: c })).ids).toEqual([b, d, c, a]);
    expect(await orders(owner, id)).toEqual([b, d, c, a]);
  });

  test('moving before a removed picture changes nothing', async () => {
    const { id, owner, pictures } = await ownerWith(3);
    const before = pictures[1];
    await change(owner, REMOVE, { id: before });
    const { answer } = await change(owner, MOVE, { id: pictures[2], before });
    expect(answer).toEqual({
      gallery: null,
      userErrors: [
        {
          code: 'CONFLICT',
          field: 'before',
          message: 'The gallery has changed. Please reload it and try again.',
        },
      ],
    });
    expect(await orders(owner, id)).toEqual([pictures[0], pictures[2]]);
  });

  test('concurrent changes lose no picture', async () => {
    const { id, owner, pictures } = await ownerWith(8);
    const fresh = await makePicture.png();
    const [added, ...others] = await Promise.all([
      upload(owner, [fresh]),
      change(owner, REMOVE, { id: pictures[3] }),
      ...pictures.slice(4).map((each) => change(owner, MOVE, { id: each, before: pictures[0] })),
      change(owner, MOVE, { id: pictures[1] }),
      change(owner, CAPTION, { id: pictures[2], caption: 'Kept' }),
    ]);
    expect(added.gallery?.userErrors).toEqual([]);
    for (const { answer } of others) expect(answer?.userErrors).toEqual([]);
    const now = await orders(owner, id);
    const expected = pictures.filter((_, n) => n !== 3);
    expect(now.filter((each) => pictures.includes(each)).sort()).toEqual([...expected].sort());
    expect(now).toHaveLength(8);
    const positions = await app().sql<{ position: number }>(
      `SELECT position FROM listing_picture WHERE listing_id = $1 ORDER BY position`,
      [id],
    );
    expect(positions.map(({ position }) => position)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });

  test('a duplicate isn’t added again, which the result reports', async () => {
    const { id, owner, pictures } = await ownerWith(1);
    const [one, two] = [await makePicture.png(), await makePicture.png()];
    const first = await upload(owner, [one]);
    expect(first.gallery?.added).toHaveLength(1);
    const second = await upload(owner, [one, two, two]);
    const added = [...(first.gallery?.added ?? []), ...(second.gallery?.added ?? [])];
    expect(await orders(owner, id)).toEqual([...pictures, ...added]);
    expect(second.gallery?.added).toHaveLength(1);
    expect((await upload(owner, [one])).gallery).toMatchObject({ added: [], userErrors: [] });
    expect(
      (await owner.gql(`mutation { answer: removePicture(id: "${pictures[0]}") { added } }`)).data,
    ).toEqual({
      answer: { added: null },
    });
  });

  test('pictures added after a removal come last', async () => {
    const { id, owner, pictures } = await ownerWith(3);
    await change(owner, REMOVE, { id: pictures[0] });
    const [one, two] = [await makePicture.png(), await makePicture.png()];
    await upload(owner, [one]);
    await upload(owner, [one, two]);
    const now = await orders(owner, id);
    expect(now.slice(0, 2)).toEqual(pictures.slice(1));
    expect(now).toHaveLength(4);
  });
});

describe('captions', () => {
  test('are the alternative text, and can be removed', async () => {
    const { owner, pictures } = await ownerWith(2, makeVendor);
    const { answer } = await change(owner, CAPTION, { id: pictures[1], caption: '  The lake at dusk ' });
    expect(answer?.gallery?.map(({ caption, picture: { alt } }) => [caption, alt])).toEqual([
      ['', 'Picture'],
      ['The lake at dusk', 'The lake at dusk'],
    ]);
    const emptied = await change(owner, CAPTION, { id: pictures[1], caption: '' });
    expect(emptied.answer?.gallery?.[1]).toMatchObject({
      caption: '',
      picture: { alt: 'Picture, picture 2' },
    });
  });

  test.each([
    ['too long', 'x'.repeat(201), 'Please keep this to 200 characters'],
    ['no text', 'a\u0000b', 'Please remove invalid characters'],
  ])('%s is rejected', async (_, caption, message) => {
    const { owner, pictures } = await ownerWith(1);
    const { answer } = await change(owner, CAPTION, { id: pictures[0], caption });
    expect(answer).toEqual({ gallery: null, userErrors: [{ code: 'INVALID', field: 'caption', message }] });
  });
});

test('a picture removed from one gallery stays in another', async () => {
  const [one, two] = [await ownerWith(1), await ownerWith(1)];
  const picture = await makePicture.png();
  await upload(one.owner, [picture]);
  await upload(two.owner, [picture]);
  const [, shared] = await orders(one.owner, one.id);
  expect((await change(one.owner, REMOVE, { id: shared })).ids).toEqual(one.pictures);
  expect(await orders(two.owner, two.id)).toEqual([...two.pictures, shared]);
});

describe('is not found', () => {
  test.each([
    ['moving', MOVE],
    ['captions', CAPTION],
    ['taking out', REMOVE],
  ])('%s: a picture in no gallery or another’s, or an invalid ID', async (_, document) => {
    const [{ owner }, other] = [await ownerWith(1), await ownerWith(1)];
    const caption = 'Mine now';
    for (const id of [other.pictures[0], '0'.repeat(32)]) {
      const { errors } = await change(owner, document, { id, caption });
      expect(errors?.[0]).toMatchObject({ message: 'Photo not found', extensions: { code: 'NOT_FOUND' } });
    }
    const { answer } = await change(owner, document, { id: '../x', caption });
    expect(answer?.userErrors).toEqual([
      { code: 'INVALID', field: 'id', message: 'This is not the ID of a photo' },
    ]);
    expect(await orders(other.owner, other.id)).toEqual(other.pictures);
  });
});
