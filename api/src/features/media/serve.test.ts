import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { beforeAll, describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { makeVenue } from '../venue/venue.factory.js';
import { app, useApp } from '../../../test/app.js';
import { client, loggedIn } from '../../../test/client.js';
import { workOff } from '../../../test/worker.js';
import { makePicture, upload, withMetadata } from '../../../test/security/pictures.js';
import { CREATE_VARIANTS, createVariantsTask } from './create-variants.task.js';
import { inspect } from './image.js';
import { originalKey } from './keys.js';
import { registerMedia } from './media.service.js';
import { makeVariants } from './variants.js';

useApp();

const WHO = 'Canary Ranawat';

/** Large pictures take seconds of a core, which a busy machine shares. */
const TIMEOUT_MS = 180_000;

/** Uploads a picture and returns its URL. */
async function uploaded(picture: Buffer) {
  const { gallery } = await upload(await loggedIn((await makeVenue()).id), [picture]);
  const [stored] = gallery?.pictures ?? [];
  if (!stored) throw new Error('the upload was refused');
  return stored;
}

async function get(address: string) {
  const response = await client().fetch(address);
  return {
    status: response.status,
    headers: response.headers,
    data: Buffer.from(await response.arrayBuffer()),
  };
}

const FOREVER = 'public, max-age=31536000, immutable';

describe('a picture that was just uploaded', () => {
  let picture: Awaited<ReturnType<typeof uploaded>>;
  beforeAll(async () => {
    picture = await uploaded(await withMetadata(WHO));
  });

  test('has upright dimensions, whatever the camera’s orientation', () => {
    expect([picture.width, picture.height]).toEqual([400, 800]);
  });

  test('is created in the requested size on the first request, and cached forever', async () => {
    const first = await get(`${picture.url}/320.webp`);
    expect(first.status).toBe(200);
    expect(Object.fromEntries(first.headers)).toMatchObject({
      'content-type': 'image/webp',
      'content-length': String(first.data.length),
      'cache-control': FOREVER,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect(await sharp(first.data).metadata()).toMatchObject({ format: 'webp', width: 320, height: 640 });
    const again = await get(`${picture.url}/320.webp`);
    expect(again.data).toEqual(first.data);
  });

  test('is never enlarged', async () => {
    const { data } = await get(`${picture.url}/1600.webp`);
    expect(await sharp(data).metadata()).toMatchObject({ width: 400, height: 800 });
  });

  test('has a JPEG of 1200×630 for previews', async () => {
    const { headers, data } = await get(`${picture.url}/share.jpg`);
    expect(headers.get('content-type')).toBe('image/jpeg');
    expect(await sharp(data).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  });

  test('is served as WebP, with its type, until its AVIF exists', async () => {
    const early = await get(`${picture.url}/640.avif`);
    expect([early.headers.get('content-type'), early.headers.get('cache-control')]).toEqual([
      'image/webp',
      'public, max-age=60',
    ]);
    expect((await sharp(early.data).metadata()).format).toBe('webp');
    await makeVariants(app().tx, app().services.store, picture.url.split('/').at(-1) ?? '');
    const later = await get(`${picture.url}/640.avif`);
    expect([later.headers.get('content-type'), later.headers.get('cache-control')]).toEqual([
      'image/avif',
      FOREVER,
    ]);
    expect(await sharp(later.data).metadata()).toMatchObject({ format: 'heif', compression: 'av1' });
  });

  test('contains no location or camera metadata, in any size and format', async () => {
    const hash = picture.url.split('/').at(-1) ?? '';
    const original = await readFile(
      path.join(app().dataDir, 'media/original', hash.slice(0, 2), hash.slice(2, 4), hash),
    );
    expect(original.toString('latin1')).toContain(WHO);
    expect((await sharp(original).metadata()).exif).toBeDefined();
    for (const file of ['320.webp', '960.avif', '1600.avif', 'share.jpg']) {
      const { data } = await get(`${picture.url}/${file}`);
      expect(data.toString('latin1')).not.toContain(WHO);
      const { exif, xmp, iptc } = await sharp(data).metadata();
      expect([exif, xmp, iptc]).toEqual([undefined, undefined, undefined]);
    }
  });
});

test('data appended to a picture is not served', async () => {
  const script = '<script>alert("canary")</script>';
  const { url } = await uploaded(Buffer.concat([await makePicture.jpeg(), Buffer.from(script)]));
  expect((await get(`${url}/320.webp`)).data.toString('latin1')).not.toContain('canary');
});

test('concurrent requests for a new size all succeed', async () => {
  const { url } = await uploaded(await makePicture.png(900, 600));
  const answers = await Promise.all(Array.from({ length: 8 }, () => get(`${url}/640.webp`)));
  for (const { status, data } of answers) expect([status, data]).toEqual([200, answers[0]?.data]);
});

test('variants that wait for the store delay no upload', async () => {
  const { url } = await uploaded(await makePicture.png());
  const { store } = app().services;
  const getNow = store.get.bind(store);
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  let waiting = 0;
  store.get = async (key) => {
    if (key === originalKey(url.split('/').at(-1) ?? '')) {
      waiting++;
      await answered;
    }
    return getNow(key);
  };
  const requests = [320, 640, 960].map((width) => get(`${url}/${width}.webp`));
  // As many as can be decoded at a time.
  while (waiting < 2) await pause(10);
  await uploaded(await makePicture.png());
  answer();
  for (const { status } of await Promise.all(requests)) expect(status).toBe(200);
  store.get = getNow;
});

const VARIANTS = [
  ...[320, 640, 960, 1600].flatMap((width) => [`${width}.webp`, `${width}.avif`]),
  'share.jpg',
];
const typeOf = (data: Buffer) => sharp(data).metadata();

describe('the largest accepted pictures', () => {
  test.each([
    [16_383, 820],
    [820, 16_383],
    [20, 1],
    [1, 20],
    [8000, 5000],
  ])(
    '%i × %i: every variant can be created',
    async (width, height) => {
      const { url } = await uploaded(await makePicture.jpeg(width, height));
      const hash = url.split('/').at(-1) ?? '';
      await makeVariants(app().tx, app().services.store, hash);
      for (const file of VARIANTS) {
        const { status, headers, data } = await get(`${url}/${file}`);
        expect([file, status, headers.get('cache-control')]).toEqual([file, 200, FOREVER]);
        expect((await typeOf(data)).width).toBeLessThanOrEqual(file === 'share.jpg' ? 1200 : 1600);
      }
      expect(await app().sql(`SELECT failed_variants FROM media WHERE hash = $1`, [hash])).toEqual([
        { failed_variants: [] },
      ]);
    },
    TIMEOUT_MS,
  );
});

describe('a picture whose variants can’t be created', () => {
  /** Accepted by earlier versions, or damaged on disk. */
  const BROKEN: [string, number, number, () => Promise<Buffer>][] = [
    ['1 × 7,000,000 pixels', 1, 7_000_000, () => makePicture.png(1, 7_000_000)],
    ['bytes that are no picture', 400, 300, async () => Buffer.from('broken')],
    ['half a picture', 400, 300, async () => (await makePicture.jpeg(400, 300)).subarray(0, 900)],
  ];

  test.each(BROKEN)(
    '%s: a placeholder is served, without further attempts',
    async (_, width, height, make) => {
      const data = await make();
      const hash = createHash('sha256').update(data).digest('hex').slice(0, 32);
      const { store } = app().services;
      await store.put(originalKey(hash), data, 'image/jpeg');
      const { thumbhash } = await inspect(await makePicture.jpeg(40, 30));
      await registerMedia(
        app().tx,
        { hash, mime: 'image/jpeg', bytes: data.length, width, height, thumbhash },
        null,
      );
      for (const file of VARIANTS) {
        const { status, headers, data: shown } = await get(`/media/${hash}/${file}`);
        expect([status, headers.get('cache-control')]).toEqual([200, 'public, max-age=86400']);
        expect(headers.get('content-type')).toBe(file === 'share.jpg' ? 'image/jpeg' : 'image/webp');
        const shape = await typeOf(shown);
        if (file === 'share.jpg') expect([shape.width, shape.height]).toEqual([1200, 630]);
        else expect(shape.height / shape.width).toBeCloseTo(Math.min(20, height / width), 1);
      }
      // Only the worker creates AVIF, and finds that it can't.
      await workOff({ [CREATE_VARIANTS]: createVariantsTask(app().tx, store) });
      const [row] = await app().sql<{ failed: string[]; due: Date | null }>(
        `SELECT failed_variants AS failed, variants_due_at AS due FROM media WHERE hash = $1`,
        [hash],
      );
      expect([[...(row?.failed ?? [])].sort(), row?.due]).toEqual([[...VARIANTS].sort(), null]);
      // Without the original, another attempt would respond with 404.
      await store.remove(originalKey(hash));
      for (const file of VARIANTS) expect((await get(`/media/${hash}/${file}`)).status).toBe(200);
    },
    TIMEOUT_MS,
  );
});

describe('a 404 is returned for', () => {
  const NOWHERE = `/media/${'0'.repeat(32)}`;
  test.each([
    ['a picture that is not there', () => `${NOWHERE}/320.webp`],
    ['a hash that is none', () => '/media/nonsense/320.webp'],
    ['a hash in capitals', (url: string) => `${url.toUpperCase().replace('/MEDIA', '/media')}/320.webp`],
    ['a width that is none', (url: string) => `${url}/641.webp`],
    ['a width written otherwise', (url: string) => `${url}/0320.webp`],
    ['a format that is none', (url: string) => `${url}/320.png`],
    ['the original', (url: string) => url],
    ['the original by its key', (url: string) => url.replace('/media/', '/media/original/')],
    ['a way up', (url: string) => `${url}/..%2f..%2f..%2f..%2fpackage.json`],
    ['another way up', () => '/media/..%2f..%2fpostgres.secret/320.webp'],
    ['a way up without encoding', () => '/media/../../package.json'],
    ['a backslash', (url: string) => `${url}/..%5c..%5cpackage.json`],
    ['a NUL', (url: string) => `${url}/320.webp%00.html`],
    ['a line break', (url: string) => `${url}/320.webp%0a`],
  ])('%s', async (_, address) => {
    const { url } = await uploaded(await makePicture.png());
    const { status, data } = await get(address(url));
    expect(status).toBe(404);
    expect(data.length).toBeLessThan(100);
  });

  test('an undecodable path is a 400', async () => {
    expect((await get('/media/%ff/320.webp')).status).toBe(400);
  });
});
