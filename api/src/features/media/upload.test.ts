import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { makeVendor } from '../vendor/vendor.factory.js';
import { makeVenue } from '../venue/venue.factory.js';
import { app, useApp } from '../../../test/app.js';
import { loggedIn } from '../../../test/client.js';
import { makePicture, upload } from '../../../test/security/pictures.js';

useApp();

const hashOf = (picture: Buffer) => createHash('sha256').update(picture).digest('hex').slice(0, 32);
const urlOf = (picture: Buffer) => `/media/${hashOf(picture)}`;

/** Reads the original from the data folder. */
const stored = (hash: string) =>
  readFile(path.join(app().dataDir, 'media/original', hash.slice(0, 2), hash.slice(2, 4), hash));

const urls = (answer: Awaited<ReturnType<typeof upload>>) => answer.gallery?.pictures?.map(({ url }) => url);

describe.each(['jpeg', 'png', 'webp', 'avif'] as const)('%s', (format) => {
  test('is identified by its content, recorded, and stored under its hash', async () => {
    const venue = await makeVenue();
    const picture = await makePicture[format](61, 41);
    // The file name is ignored.
    const file = new File([new Uint8Array(picture)], '../../etc/passwd.html', { type: 'text/html' });
    const { status, errors, gallery } = await upload(await loggedIn(venue.id), [file]);
    expect([status, errors, gallery?.userErrors]).toEqual([200, [], []]);
    expect(gallery?.pictures).toEqual([
      { url: urlOf(picture), width: 61, height: 41, thumbhash: expect.any(String), alt: 'Picture' },
    ]);
    const rows = await app().sql(
      `SELECT mime, bytes, width, height, uploaded_by FROM media WHERE hash = $1`,
      [hashOf(picture)],
    );
    expect(rows).toEqual([
      { mime: `image/${format}`, bytes: picture.length, width: 61, height: 41, uploaded_by: venue.id },
    ]);
    expect(await stored(hashOf(picture))).toEqual(picture);
    const jobs = await app().sql(`SELECT 1 FROM graphile_worker._private_jobs WHERE key = $1`, [
      `derivePicture:${venue.id}`,
    ]);
    expect(jobs).toHaveLength(1);
  });
});

test('several keep their order, and are appended to the gallery', async () => {
  const owner = await loggedIn((await makeVendor()).id);
  const pictures = await Promise.all(Array.from({ length: 4 }, () => makePicture.png()));
  const [first = Buffer.alloc(0), ...rest] = pictures;
  await upload(owner, [first]);
  expect(urls(await upload(owner, rest))).toEqual(pictures.map(urlOf));
});

test('twenty at once are accepted', async () => {
  const owner = await loggedIn((await makeVenue()).id);
  const pictures = await Promise.all(Array.from({ length: 20 }, () => makePicture.png(8, 8)));
  expect(urls(await upload(owner, pictures))).toEqual(pictures.map(urlOf));
});

test('a picture is in a gallery once, but may be in several', async () => {
  const [venue, vendor] = [await loggedIn((await makeVenue()).id), await loggedIn((await makeVendor()).id)];
  const [one, two] = [await makePicture.jpeg(), await makePicture.jpeg()];
  expect(urls(await upload(venue, [one, one]))).toEqual([urlOf(one)]);
  expect(urls(await upload(venue, [two, one]))).toEqual([urlOf(one), urlOf(two)]);
  expect(urls(await upload(vendor, [two]))).toEqual([urlOf(two)]);
  const rows = await app().sql(`SELECT 1 FROM media WHERE hash = $1`, [hashOf(two)]);
  expect(rows).toHaveLength(1);
});

test('concurrent uploads are both stored', async () => {
  const owner = await loggedIn((await makeVenue()).id);
  const pictures = await Promise.all(Array.from({ length: 4 }, () => makePicture.png()));
  await Promise.all(pictures.map((picture) => upload(owner, [picture])));
  const all = urls(await upload(owner, pictures));
  expect(all?.sort()).toEqual(pictures.map(urlOf).sort());
});

test('a gallery holds at most a hundred', async () => {
  const venue = await makeVenue();
  await app().sql(
    `WITH made AS (INSERT INTO media (hash, mime, bytes, width, height, thumbhash)
       SELECT md5($1 || n), 'image/png', 1, 1, 1, '' FROM generate_series(1, 100) n RETURNING hash)
     INSERT INTO listing_picture (listing_id, media_hash, position) SELECT $1::uuid, hash, row_number() OVER () FROM made`,
    [venue.id],
  );
  const { gallery } = await upload(await loggedIn(venue.id), [await makePicture.png()]);
  expect(gallery).toMatchObject({
    pictures: null,
    userErrors: [{ code: 'INVALID', field: 'files', message: 'A gallery can have at most 100 photos' }],
  });
});
